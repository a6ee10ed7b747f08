import type { ShopConfig } from "../contracts/config";
import type { WyspaState } from "../contracts/store";

/** The state before the page is read. The core chunk fills `shop` when it starts, before any island mounts. */
export const initialState = (): WyspaState => ({
  page: { type: "", orderProcess: false, view: 1, cached: false },
  shop: {} as ShopConfig,
  storefront: {},
  basket: { status: "unknown", basket: null, source: null },
  expected: null,
  customer: { status: "unknown", login: "" },
  search: { text: "", total: 0 },
});
