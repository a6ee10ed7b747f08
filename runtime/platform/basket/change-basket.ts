/**
 * Changes the basket in place (contract Part C, changing the basket). What the platform's answer holds is not
 * known: any 2xx counts as done, then the Basket block is read afresh. Whether `set_quantity` sets a line that
 * exists or adds to it is not known either: the basket that comes back tells, and the first time that it was
 * the other way round the difference is made up for.
 */
import type { IslandContext } from "../../islands/contract";
import type { Fault, Result } from "../result";
import type { Http } from "../transport/http";
import type { Addition, Basket, BasketActions, LineRef } from "./basket";

interface Needs {
  readonly http: Http;
  readonly store: IslandContext["store"];
  readonly storage: IslandContext["storage"];
  /** Reads the Basket block afresh and shows it. */
  readBasket(): Promise<Result<Basket | null>>;
  /** Reads it without showing it: between two requests of one change it is nobody's basket. */
  peekBasket(): Promise<Basket | null>;
}

type Answer = Result<Basket | null>;
/** What `set_quantity` does to a line that exists. */
type Manner = "adds" | "sets";

const manners: readonly Manner[] = ["adds", "sets"];
const MANNER_KEY = "wyspa_set_quantity";

/** A quantity as a scale shows it: 0.1 + 0.2 is 0.3. */
const exact = (quantity: number) => Number(quantity.toFixed(6));

const quantityOf = (basket: Basket | null | undefined, { id, size }: LineRef): number =>
  exact(
    basket?.lines
      .filter((line) => line.id === id && line.size === size)
      .reduce((sum, line) => sum + line.quantity, 0) ?? 0,
  );

export function changeBasket(needs: Needs): Pick<BasketActions, "add" | "setQuantity"> {
  const { http, store, storage, readBasket, peekBasket } = needs;
  const { session } = storage;
  const quantityNow = (line: LineRef) => quantityOf(store.getState().basket.basket, line);

  const send = (
    line: LineRef,
    quantity: number,
    fields: Addition["fields"] = {},
  ): Promise<Result<string>> => {
    const { additional, ...others } = fields;
    const body = new URLSearchParams({
      ...others,
      // A product form says it flat, a request of several lines by the line (contract Part C).
      ...(additional !== undefined && { "additional[0]": additional }),
      getAjax: "true",
      mode: "1",
      "product[0]": line.id,
      "size[0]": line.size,
      "set_quantity[0]": String(quantity),
    });
    const url = "/basketchange.php?type=multiproduct";
    return http.post(url, { body: body.toString(), type: "application/x-www-form-urlencoded" });
  };

  /** The basket after a change that is made: when only the reading fails, the change is made nevertheless. */
  const show = async (): Promise<Answer> => {
    const basket = await readBasket();
    return basket.ok ? basket : { ok: true, data: null };
  };

  /** Brings a line to a quantity, in the manner that the server is known for, or is guessed to have. */
  const bring = async (
    line: LineRef,
    wanted: number,
    guess: Manner,
    fields?: Addition["fields"],
  ): Promise<Answer> => {
    let touched = false;
    const step = async (quantity: number) => {
      const answer = await send(line, quantity, fields);
      touched ||= answer.ok;
      return answer;
    };
    const move = async (before: number, manner: Manner) => {
      if (manner === "sets" || !wanted) return step(wanted);
      if (wanted > before) return step(exact(wanted - before));
      const removed = await step(0);
      return removed.ok ? step(wanted) : removed;
    };

    const before = quantityNow(line);
    const known = manners.find((manner) => manner === session.get(MANNER_KEY));
    const manner = known ?? guess;
    if (before && wanted === before && manner === "adds") return show(); // adding 0 would remove the line
    const answer = await move(before, manner);
    if (!touched) return answer as Fault;
    const shown = known ? await show() : null;
    // A line that exists, and stays, tells the manner; where none is known yet it is looked at quietly.
    const tells = answer.ok && before && wanted;
    const after = tells ? quantityOf(shown ? (shown.ok ? shown.data : null) : await peekBasket(), line) : 0;
    const otherwise = manner === "adds" ? exact(wanted - before) : exact(before + wanted);
    if (tells && after === wanted) session.set(MANNER_KEY, manner);
    if (!tells || after !== otherwise || after <= 0) {
      const basket = shown ?? (await show());
      return answer.ok ? basket : (answer as Fault);
    }

    const other = manner === "adds" ? "sets" : "adds";
    const again = await move(after, other);
    const last = await show();
    // A limit of the shop may look the same: only what then comes right is believed.
    if (last.ok && quantityOf(last.data, line) === wanted) session.set(MANNER_KEY, other);
    else session.remove(MANNER_KEY);
    return again.ok ? last : (again as Fault);
  };

  // One change at a time: what the next one starts from is what the last one left.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (change: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(change, change);
    last = answer;
    return answer;
  };
  return {
    add: (line) => inTurn(() => bring(line, exact(quantityNow(line) + line.quantity), "adds", line.fields)),
    setQuantity: (line, quantity) => inTurn(() => bring(line, exact(quantity), "sets")),
  };
}
