/** The typed slices of the shared store. Islands read them through selectors and never write them. */
import type { StoreApi } from "zustand/vanilla";
import type { FaultKind } from "../base/result";
import type { Basket, BasketSource } from "./basket";
import type { BlockName } from "./blocks";
import type { ShopConfig } from "./config";

export interface PageSlice {
  /** `main`, `projector`, `place-order` …; empty when the page has no marker. */
  readonly type: string;
  readonly orderProcess: boolean;
  /** 1 = mobile, 2 = tablet, 3 and 4 = desktop. */
  readonly view: 1 | 2 | 3 | 4;
  /** The page comes from a server cache, so its data about the shopper cannot be trusted. */
  readonly cached: boolean;
}

export interface BlockState {
  readonly status: "loading" | "ready" | "failed";
  /** `performance.now()` of the last successful answer, in milliseconds. */
  readonly at: number;
  readonly data: unknown;
  readonly kind?: FaultKind;
}

export interface BasketSlice {
  /** `provisional`: rendered from the last known basket, not yet confirmed by the server. */
  readonly status: "unknown" | "provisional" | "current" | "failed";
  readonly basket: Basket | null;
  /** A change was sent since, and the basket could not be read afterwards: its numbers are no longer right. */
  readonly outdated?: true;
  readonly source: BasketSource | null;
}

/** The signed-in customer. Exists only in memory, never in browser storage (bar H4). */
export interface CustomerSlice {
  /** `unknown` until the page or the first answer of the storefront data provides it. */
  readonly status: "unknown" | "guest" | "signed-in";
  /** Empty for guests, and while only the page has indicated a signed-in customer. */
  readonly login: string;
}

export interface SearchSlice {
  readonly text: string;
  readonly total: number;
}

export interface WyspaState {
  readonly page: PageSlice;
  readonly shop: ShopConfig;
  readonly storefront: { readonly [block in BlockName]?: BlockState };
  readonly basket: BasketSlice;
  /** While additions are under way: the header's count before them, and the count that they should lead to. */
  readonly expected: { readonly from: number; readonly count: number } | null;
  readonly customer: CustomerSlice;
  readonly search: SearchSlice;
}

export type WyspaStore = StoreApi<WyspaState>;

/** The layout's view type: 1 = mobile, 2 = tablet, 3 and 4 = desktop. */
export type View = 1 | 2 | 3 | 4;
