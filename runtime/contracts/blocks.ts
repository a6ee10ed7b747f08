/** The parts of the batched storefront-data request (spec §3, contract B c). */
export type BlockName =
  | "Basket"
  | "Wishlist"
  | "Comparers"
  | "Projector"
  | "Snippets"
  | "ToplayersAndWidgets";
