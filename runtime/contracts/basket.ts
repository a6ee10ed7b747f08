/** The basket as islands see it: one shape for both sources (contract, ruling 1). Types only. */

import type { Fault, Result } from "../base/result";
import type { SafeUrl } from "../base/safe-url";

export type BasketSource = "storefront" | "graphql" | "remembered";

/** An amount as the platform formats it, for both price types; empty where the source does not give it. */
export interface Amounts {
  readonly net: string;
  readonly gross: string;
}

export interface BasketLine {
  /** Stable for the same product, size, hash and way of paying; unique in one basket. */
  readonly key: string;
  /** Product id; null where the line cannot be told from others (then it cannot be changed from here). */
  readonly id: string | null;
  /** Size id; `uniw` means: no size is shown. */
  readonly size: string;
  /** The hash of whatever makes the line more than a plain product: a subscription, a configuration. May be empty. */
  readonly additional: string;
  /** Bought for loyalty points. */
  readonly forPoints: boolean;
  /** False: from here the line can be removed, but its quantity can only be changed on the basket page. */
  readonly settable: boolean;
  readonly sizeName: string;
  readonly versionName: string;
  readonly name: string;
  readonly link: SafeUrl | null;
  readonly icon: SafeUrl | null;
  readonly iconSecond: SafeUrl | null;
  readonly quantity: number;
  /** What the quantity is a multiple of; null where the source does not say. */
  readonly step: number | null;
  /** Unit as the source writes it (`szt.`); may be empty. */
  readonly unit: string;
  readonly worth: Amounts;
  /** `"0"` = no subscription. */
  readonly subscriptionPeriod: string;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** The server's own number (`productsCounter`): what the badge shows. */
  readonly count: number;
  readonly worth: Amounts;
  readonly shipping: Amounts;
  /** True when the shipping cost is known to be nothing. */
  readonly shippingIsFree: boolean;
  /** Amount missing to free shipping; 0 = reached; null = the shop has no limit. */
  readonly toFreeShipping: number | null;
  /** The limit itself, only where the source gives it (then a progress bar is shown: ruling 15). */
  readonly freeShippingLimit: number | null;
}

/** What identifies a line (contract F §3.2). Without `additional` it is the plain line of that product and size. */
export interface LineRef {
  readonly id: string;
  readonly size: string;
  readonly additional?: string;
  readonly forPoints?: boolean;
}

export interface Addition {
  readonly id: string;
  readonly size: string;
  readonly quantity: number;
  /** Further fields of the product form, sent as they are. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The change was taken. */
export interface Done {
  readonly ok: true;
  /** The basket as it was read afterwards; null where it could not be read. */
  readonly data: Basket | null;
  /** The line's quantity by the answer to the change itself: a limit makes it another than asked for. */
  readonly held?: number | null;
  /** After an addition: pieces of the product in the basket, only where they differ from those before plus those added. */
  readonly holds?: number;
}

/** The change failed, or nobody knows whether it was taken; or it was confirmed, and the basket shows nothing of it. */
export interface Failed extends Fault {
  /** The basket as it was read afterwards; null where it could not be read. */
  readonly basket?: Basket | null;
  /** True where the basket holds what it held before, so that the change may safely be sent again. */
  readonly unchanged?: boolean;
  /** After an addition that was confirmed or is unclear: pieces of the product that the basket holds now. */
  readonly holds?: number;
}

export type Changed = Done | Failed;

/** Every change is one request, after which the basket is read afresh. None of them rejects. */
export interface BasketActions {
  add(addition: Addition): Promise<Changed>;
  /** Sets a line's quantity; 0 removes it. */
  setQuantity(line: LineRef, quantity: number): Promise<Changed>;
  remove(line: LineRef): Promise<Changed>;
  refresh(): Promise<Result<Basket | null>>;
  /** Asks for the limit of free shipping, which the Basket block may leave out: it comes into the store's basket. */
  askLimit(): Promise<void>;
  /** Fetches what changes need, for who is about to make one: at the last moment of a page nothing can be fetched. */
  prepare(): void;
}
