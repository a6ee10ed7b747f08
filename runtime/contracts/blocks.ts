/** Names the parts of the batched storefront-data request, and writes its entries (contract B c). */
export type BlockName =
  | "Basket"
  | "Wishlist"
  | "Comparers"
  | "Projector"
  | "Snippets"
  | "ToplayersAndWidgets";
