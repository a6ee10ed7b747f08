/** GraphQL operations on shopping lists (contract B b.2). One shared function escapes names (bar S1). */
import type { GraphqlOperation } from "../../runtime/contracts/graphql";

const LIST = "ShoppingListInput: { id: $id }";
const operation = (document: string, suffix = ""): GraphqlOperation => ({ document, suffix });

export const readList = operation(
  `query List($id: Int!) { shoppingList(${LIST}) { name link productCount } }`,
  "?query=shoppingList",
);

/** `public` is always sent: the theme's own script sends `true` (contract A 16.3), and the shopper decides here. */
export const createList = operation(
  "mutation Create($name: String!, $public: Boolean!) { shoppingListCreate(ShoppingListSettingsInput: { name: $name, public: $public }) { status id } }",
  "?query=createShoppingList",
);

export const renameList = operation(
  `mutation Rename($id: Int!, $name: String!, $public: Boolean!) { setShoppingList(${LIST}, ShoppingListSettingsInput: { name: $name, public: $public }) { status } }`,
);

export const deleteList = operation(`mutation Delete($id: Int!) { shoppingListDelete(${LIST}) { status } }`);

/** Adds `count` products to a list or removes them: `$p0` and `$s0` are product and size of the first. */
export function changeProducts(root: "addToShoppingList" | "removeFromShoppingList", count: number) {
  const numbers = [...Array(count)].map((_, index) => index);
  const declared = numbers.map((n) => `, $p${n}: Int!, $s${n}: String!`).join("");
  const products = numbers.map((n) => `{ id: $p${n}, size: $s${n} }`).join(", ");
  return operation(
    `mutation Change($id: Int!${declared}) { ${root}(${LIST}, ShoppingListProduct: [${products}]) { status } }`,
  );
}
