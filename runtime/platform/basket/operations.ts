/** GraphQL mutations that change the basket (contract F §3.3). */
import type { GraphqlOperation } from "../../contracts/graphql";

/** Adds to the present quantity, so that the caller need not know it. */
export const addOperation: GraphqlOperation = {
  suffix: "?addToBasket",
  document:
    "mutation Add($id: Int!, $size: String!, $quantity: Float!) { addProductsToBasket(ProductInput: [{ id: $id, size: $size, quantity: $quantity }]) { status results { status error { code message } } } }",
};

/** Removes a line by the hash that the `basket` query returned for it. */
export const removeOperation: GraphqlOperation = {
  suffix: "?removeFromBasket",
  document:
    "mutation Remove($id: Int!, $size: String!, $additional: String!) { removeProductsFromBasket(ProductInput: [{ id: $id, size: $size, additional: $additional }]) { status } }",
};
