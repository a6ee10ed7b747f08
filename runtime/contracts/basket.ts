/** Types of the basket that islands see: one shape for both sources (contract, ruling 1). */

import type { Fault, Result } from "../base/result";
import type { SafeUrl } from "../base/safe-url";

export type BasketSource = "storefront" | "graphql" | "remembered";

/** An amount formatted by the platform, for both price types; empty when the source does not provide it. */
export interface Amounts {
  readonly net: string;
  readonly gross: string;
}

export interface BasketLine {
  /** Stable for the same product, size, hash and payment (money or points); unique within a basket. */
  readonly key: string;
  /** Product id; `null` when the line cannot be distinguished from others. Such a line cannot be changed here. */
  readonly id: string | null;
  /** Size id; for `uniw` (one size) the UI shows no size. */
  readonly size: string;
  /** Hash of what distinguishes the line from the plain product: a subscription, a configuration. May be empty. */
  readonly additional: string;
  /** Paid for with loyalty points. */
  readonly forPoints: boolean;
  /** When `false`, the line can be removed here, but its quantity can only be changed on the basket page. */
  readonly settable: boolean;
  readonly sizeName: string;
  readonly versionName: string;
  readonly name: string;
  readonly link: SafeUrl | null;
  readonly icon: SafeUrl | null;
  readonly iconSecond: SafeUrl | null;
  readonly quantity: number;
  /** The quantity is a multiple of this number; `null` when the source does not provide it. */
  readonly step: number | null;
  /** Unit in the source's spelling (`szt.`); may be empty. */
  readonly unit: string;
  readonly worth: Amounts;
  /** `"0"` = no subscription. GraphQL does not tell the period. */
  readonly subscriptionPeriod: string;
  /** Bought together with a group of the basket, for example a subscription. Only GraphQL tells it. */
  readonly isInGroup: boolean;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** The server's count (`productsCounter`), shown by the badge. */
  readonly count: number;
  readonly worth: Amounts;
  readonly shipping: Amounts;
  /** `true` when the shipping cost is known to be zero. */
  readonly shippingIsFree: boolean;
  /** Amount missing for free shipping; 0 = reached; `null` = the shop has no limit. */
  readonly toFreeShipping: number | null;
  /** The limit itself, if the source provides it; the progress bar needs it (ruling 15). */
  readonly freeShippingLimit: number | null;
}

/** Identifies a line (contract F §3.2). Without `additional` it is the plain line of that product and size. */
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
  /** Further fields of the product form, sent unchanged. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The server accepted the change. */
export interface Done {
  readonly ok: true;
  /** The basket read after the change; `null` when it could not be read. */
  readonly data: Basket | null;
  /** The line's quantity in the response to the change; a limit can make it differ from the requested one. */
  readonly lineQuantity?: number | null;
  /** After an addition: pieces of the product in the basket, if that is not the old number plus the added one. */
  readonly productQuantity?: number;
}

/** The change failed, its outcome is unknown, or the server confirmed it but the basket does not show it. */
export interface Failed extends Fault {
  /** The basket read after the change; `null` when it could not be read. */
  readonly basket?: Basket | null;
  /** `true` when the basket has the same content as before, so that the change can safely be retried. */
  readonly unchanged?: boolean;
  /** After an addition that was confirmed or is unclear: pieces of the product now in the basket. */
  readonly productQuantity?: number;
}

export type Changed = Done | Failed;

/** Every change sends one request and then refetches the basket. No method rejects. */
export interface BasketActions {
  add(addition: Addition): Promise<Changed>;
  /** Sets a line's quantity; 0 removes it. */
  setQuantity(line: LineRef, quantity: number): Promise<Changed>;
  remove(line: LineRef): Promise<Changed>;
  refresh(): Promise<Result<Basket | null>>;
  /** Fetches the free-shipping limit, which the Basket block may omit, into the store's basket. */
  askLimit(): Promise<void>;
  /**
   * Preloads the chunks that changes need, because no chunk can be loaded while the page unloads. From then on, lines
   * that the Basket block does not identify are identified by GraphQL.
   */
  prepare(): void;
}
