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

const quantityOf = (basket: Basket | null | undefined, { id, size }: LineRef): number =>
  basket?.lines
    .filter((line) => line.id === id && line.size === size)
    .reduce((sum, line) => sum + line.quantity, 0) ?? 0;

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
    if (!answer.ok) return answer;
    const basket = await readBasket();
    return basket.ok ? basket : { ok: true, data: null }; // the change is made, only the reading failed
  };

  /** Brings a line to a quantity, in the manner that the server is known for, or is guessed to have. */
  const bring = async (
    line: LineRef,
    wanted: number,
    guess: Manner,
    fields?: Addition["fields"],
  ): Promise<Answer> => {
    const before = quantityOf(store.getState().basket.basket, line);
    const known = manners.find((manner) => manner === session.get(MANNER_KEY));
    const adds = (known ?? guess) === "adds";
    if (adds && before && wanted && wanted < before) {
      const removed = await send(line, 0);
      return removed.ok ? send(line, wanted, fields) : removed;
    }
    const answer = await send(line, adds && wanted ? wanted - before : wanted, fields);
    if (known || !before || !wanted || !answer.ok || !answer.data) return answer;
    const after = quantityOf(answer.data, line);
    if (after === wanted) session.set(MANNER_KEY, guess);
    else if (after === (adds ? wanted - before : wanted + before)) {
      session.set(MANNER_KEY, adds ? "sets" : "adds"); // the other way round: make up for the difference
      return bring(line, wanted, guess, fields);
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
        return bring(line, before + line.quantity, "adds", line.fields);
      }),
    setQuantity: (line, quantity) => inTurn(() => bring(line, quantity, "sets")),
  };
}
