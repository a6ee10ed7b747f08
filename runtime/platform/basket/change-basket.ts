/**
 * Changes the basket in place (contract Part C, changing the basket). What the platform's answer holds is not
 * known: any 2xx counts as done, then the Basket block is read afresh. Whether `set_quantity` sets a line that
 * exists or adds to it is not known either: the basket that comes back tells, and the first time that it was
 * the other way round the difference is made up for.
 */
import type { IslandContext } from "../../islands/contract";
import type { Result } from "../result";
import type { Http } from "../transport/http";
import type { Addition, Basket, BasketActions, LineRef } from "./basket";

interface Needs {
  readonly http: Http;
  readonly store: IslandContext["store"];
  readonly storage: IslandContext["storage"];
  readBasket(): Promise<Result<Basket | null>>;
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

export function changeBasket({
  http,
  store,
  storage,
  readBasket,
}: Needs): Pick<BasketActions, "add" | "setQuantity"> {
  const { session } = storage;

  const send = async (line: LineRef, quantity: number, fields: Addition["fields"] = {}): Promise<Answer> => {
    const body = new URLSearchParams({
      ...fields,
      getAjax: "true",
      mode: "1",
      "product[0]": line.id,
      "size[0]": line.size,
      "set_quantity[0]": String(quantity),
    });
    const url = "/basketchange.php?type=multiproduct";
    const answer = await http.post(url, { body: body.toString(), type: "application/x-www-form-urlencoded" });
    return answer.ok ? read() : answer;
  };

  /** The basket after a change that is made: when only the reading fails, the change is made nevertheless. */
  const read = async (): Promise<Answer> => {
    const basket = await readBasket();
    return basket.ok ? basket : { ok: true, data: null };
  };

  /** Brings a line to a quantity, in the manner that the server is known for, or is guessed to have. */
  const bring = async (
    line: LineRef,
    wanted: number,
    guess: Manner,
    fields?: Addition["fields"],
    isSecond = false,
  ): Promise<Answer> => {
    const before = quantityOf(store.getState().basket.basket, line);
    const known = manners.find((manner) => manner === session.get(MANNER_KEY));
    const manner = known ?? guess;
    const adds = manner === "adds";
    if (adds && before && wanted === before) return read(); // adding 0 would remove the line
    if (adds && wanted && wanted < before) {
      const removed = await send(line, 0);
      return removed.ok ? send(line, wanted, fields) : removed;
    }
    const sent = adds && wanted ? exact(wanted - before) : wanted;
    const answer = await send(line, sent, fields);
    if (isSecond || !before || !wanted || !answer.ok || !answer.data) return answer;
    const after = quantityOf(answer.data, line);
    if (after === wanted) session.set(MANNER_KEY, manner);
    else if (after === (adds ? sent : exact(before + sent))) {
      session.set(MANNER_KEY, adds ? "sets" : "adds"); // the other way round: make up for the difference
      const again = await bring(line, wanted, guess, fields, true);
      // A limit of the shop may look the same: only what then comes right is believed.
      const isRight = again.ok && again.data && quantityOf(again.data, line) === wanted;
      if (!isRight) session.remove(MANNER_KEY);
      return again;
    }
    return answer;
  };

  // One change at a time: what the next one starts from is what the last one left.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (change: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(change, change);
    last = answer;
    return answer;
  };
  return {
    add: (line) =>
      inTurn(() => {
        const before = quantityOf(store.getState().basket.basket, line);
        return bring(line, exact(before + line.quantity), "adds", line.fields);
      }),
    setQuantity: (line, quantity) => inTurn(() => bring(line, exact(quantity), "sets")),
  };
}
