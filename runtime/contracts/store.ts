/** The one shared store's typed slices. Islands read them by selectors and never write them. */
import type { StoreApi } from "zustand/vanilla";
import type { FaultKind } from "../base/result";
import type { Basket, BasketSource } from "./basket";
import type { BlockName } from "./blocks";
import type { ShopConfig } from "./config";

export interface PageSlice {
  /** `main`, `projector`, `place-order` …; empty when the page carries no marker (spec §2). */
  readonly type: string;
  readonly orderProcess: boolean;
  /** 1 = mobile, 2 = tablet, 3 and 4 = desktop. */
  readonly view: 1 | 2 | 3 | 4;
  /** The page came from a cache: what the server rendered for this shopper is not to be believed. */
  readonly cached: boolean;
}

export interface BlockState {
  readonly status: "loading" | "ready" | "failed";
  /** `performance.now()` of the last good answer, in milliseconds. */
  readonly at: number;
  readonly data: unknown;
  readonly kind?: FaultKind;
}

export interface BasketSlice {
  /** `provisional`: painted from the last known basket, not yet confirmed by the server. */
  readonly status: "unknown" | "provisional" | "current" | "failed";
  readonly basket: Basket | null;
  readonly source: BasketSource | null;
}

/** Who is signed in. Kept nowhere but here: no storage holds it (bar H4). */
export interface CustomerSlice {
  /** `unknown` until the page or the first answer of the storefront data has said it. */
  readonly status: "unknown" | "guest" | "signed-in";
  /** Empty for guests, and where only the page has said that somebody is signed in. */
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
  readonly customer: CustomerSlice;
  readonly search: SearchSlice;
}

export type WyspaStore = StoreApi<WyspaState>;

/** The layout's view type: 1 = mobile, 2 = tablet, 3 and 4 = desktop (spec §2 view sizes). */
export type View = 1 | 2 | 3 | 4;
