import type { Result } from "../result";
import type { Basket, BasketActions } from "./basket";

type Loose = { id?: unknown; size?: unknown; quantity?: unknown; fields?: Record<string, string> };
type Answer = Promise<Result<Basket | null>>;

export interface PublicBasket {
  add(line: Loose): Answer;
  setQuantity(line: Loose, quantity?: unknown): Answer;
  remove(line: Loose): Answer;
  refresh(): Answer;
}

/**
 * `wyspa.basket` for themes: `{ id, size = "uniw", quantity = 1, fields }`. The promise resolves to
 * `{ ok: true, data: basket }` or `{ ok: false, kind }`.
 * @throws TypeError (as a rejection) when the id is missing or the quantity is no number from 0 up
 */
export function publicActions(actions: BasketActions): PublicBasket {
  const line = ({ id, size }: Loose = {}) => {
    if ((typeof id !== "string" && typeof id !== "number") || id === "")
      throw new TypeError("wyspa.basket: `id` is missing");
    return { id: String(id), size: String(size ?? "uniw") };
  };
  const amount = (value: unknown) => {
    const number = Number(value ?? 1);
    if (!Number.isFinite(number) || number < 0) throw new TypeError(`wyspa.basket: ${value} is no quantity`);
    return number;
  };
  return {
    add: async (given: Loose) =>
      actions.add({ ...line(given), quantity: amount(given.quantity), fields: given.fields ?? {} }),
    setQuantity: async (given: Loose, quantity: unknown = given?.quantity) =>
      actions.setQuantity(line(given), amount(quantity)),
    remove: async (given: Loose) => actions.remove(line(given)),
    refresh: actions.refresh,
  };
}
