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
  const known = (): Manner | null => {
    const manner = storage.session.get(MANNER_KEY);
    return manner === "adds" || manner === "sets" ? manner : null;
  };
  const learn = (manner: Manner) => storage.session.set(MANNER_KEY, manner);

  const send = async (line: LineRef, quantity: number, fields: Addition["fields"] = {}): Promise<Answer> => {
    const body = new URLSearchParams({ getAjax: "true", mode: "1" });
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const [name, value] of Object.entries({
      product: line.id,
      size: line.size,
      set_quantity: String(quantity),
    }))
      body.set(`${name}[0]`, value);
    const answer = await http.post("/basketchange.php?type=multiproduct", {
      body: body.toString(),
      type: "application/x-www-form-urlencoded",
      group: undefined,
    });
    if (!answer.ok) return answer;
    const basket = await readBasket();
    return basket.ok ? basket : { ok: true, data: null }; // the change is made, only the reading failed
  };

  const add = async (addition: Addition): Promise<Answer> => {
    const { quantity, fields } = addition;
    const before = quantityOf(store.getState().basket.basket, addition);
    const manner = before ? (known() ?? "adds") : "adds";
    const answer = await send(addition, manner === "adds" ? quantity : before + quantity, fields);
    if (!before || !answer.ok || !answer.data || known()) return answer;
    const after = quantityOf(answer.data, addition);
    if (after === before + quantity) learn("adds");
    else if (after === quantity) {
      learn("sets");
      return send(addition, before + quantity, fields);
    }
    return answer;
  };

  const setQuantity = async (line: LineRef, quantity: number): Promise<Answer> => {
    const before = quantityOf(store.getState().basket.basket, line);
    if (before && quantity && known() === "adds") {
      if (quantity > before) return send(line, quantity - before);
      const removed = await send(line, 0);
      return removed.ok ? send(line, quantity) : removed;
    }
    const answer = await send(line, quantity);
    if (!before || !quantity || !answer.ok || !answer.data || known()) return answer;
    const after = quantityOf(answer.data, line);
    if (after === quantity) learn("sets");
    else if (after === before + quantity) {
      learn("adds");
      const removed = await send(line, 0);
      return removed.ok ? send(line, quantity) : removed;
    }
    return answer;
  };

  // One change at a time: what the next one starts from is what the last one left.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (change: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(change, change);
    last = answer.catch(() => {});
    return answer;
  };
  return {
    add: (addition) => inTurn(() => add(addition)),
    setQuantity: (line, quantity) => inTurn(() => setQuantity(line, quantity)),
  };
}
