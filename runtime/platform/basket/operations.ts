/** Changes of the basket by GraphQL (contract F §3.3). */
import type { GraphqlOperation } from "../../contracts/graphql";

/** Adds to what is there, so that nobody needs to know how much that is. */
export const addOperation: GraphqlOperation = {
  suffix: "?addToBasket",
  document:
    "mutation Add($id: Int!, $size: String!, $quantity: Float!) { addProductsToBasket(ProductInput: [{ id: $id, size: $size, quantity: $quantity }]) { status results { status error { code message } } } }",
};

/** Removes a line, by the hash that the `basket` query gave for it. */
export const removeOperation: GraphqlOperation = {
  suffix: "?removeFromBasket",
  document:
    "mutation Remove($id: Int!, $size: String!, $additional: String!) { removeProductsFromBasket(ProductInput: [{ id: $id, size: $size, additional: $additional }]) { status } }",
};
