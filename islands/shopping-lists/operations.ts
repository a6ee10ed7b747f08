/** The platform's operations on shopping lists (contract B b.2). Names travel by the one escaping function (bar S1). */
import type { GraphqlOperation } from "../../runtime/contracts/graphql";

const LIST = "ShoppingListInput: { id: $id }";
const to = (document: string, suffix = ""): GraphqlOperation => ({ document, suffix });

export const readList = to(
  `query List($id: Int!) { shoppingList(${LIST}) { name link productCount } }`,
  "?query=shoppingList",
);

/** Lists that the chooser makes can be shared, as the theme's own does it (contract A 16.3). */
export const createList = to(
  "mutation Create($name: String!) { shoppingListCreate(ShoppingListSettingsInput: { name: $name, public: true }) { status id } }",
  "?query=createShoppingList",
);

export const renameList = to(
  `mutation Rename($id: Int!, $name: String!, $public: Boolean!) { setShoppingList(${LIST}, ShoppingListSettingsInput: { name: $name, public: $public }) { status } }`,
);

export const deleteList = to(`mutation Delete($id: Int!) { shoppingListDelete(${LIST}) { status } }`);

/** Puts so many products on a list, or takes them off: `$p0`, `$s0` are product and size of the first. */
export function changeProducts(root: "addToShoppingList" | "removeFromShoppingList", count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const declared = numbers.map((n) => `, $p${n}: Int!, $s${n}: String!`).join("");
  const products = numbers.map((n) => `{ id: $p${n}, size: $s${n} }`).join(", ");
  return to(
    `mutation Change($id: Int!${declared}) { ${root}(${LIST}, ShoppingListProduct: [${products}]) { status } }`,
  );
}
