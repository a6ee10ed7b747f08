/** Writes the requests that add to the basket: for the basket's own code, and for the entry, which sends them in the press. */

import type { Addition } from "../../contracts/basket";
import type { GraphqlOperation } from "../../contracts/graphql";

const mutation = (declarations: string, id: string, size: string, quantity: string | number) =>
  `mutation Add${declarations} { addProductsToBasket(ProductInput: [{ id: ${id}, size: ${size}, quantity: ${quantity} }]) { status results { status error { code message } } } }`;

/** Adds to the present quantity, so that the caller need not know it. */
export const addOperation: GraphqlOperation = {
  suffix: "?addToBasket",
  document: mutation("($id: Int!, $size: String!, $quantity: Float!)", "$id", "$size", "$quantity"),
};

/** Plain products are added by GraphQL, which reports refusals; all others are sent like their form. */
export const isPlain = ({ id, fields = {} }: Pick<Addition, "id" | "fields">) =>
  /^\d{1,9}$/.test(id) && !Object.keys(fields).length;

/**
 * The body of a plain addition, as `writeOperation` writes it with literals, without its code.
 * @returns `null` for an addition that only the basket's own code can write
 */
export const literalAddition = (addition: Addition): string | null => {
  const { id, size, quantity } = addition;
  const isSimple = isPlain(addition) && /^[\w-]+$/.test(size) && Number.isInteger(quantity) && quantity < 1e9;
  // Not by `JSON.stringify`: libraries give strings a `toJSON` of their own.
  return isSimple ? `{"query":"${mutation("", String(Number(id)), `\\"${size}\\"`, quantity)}"}` : null;
};
