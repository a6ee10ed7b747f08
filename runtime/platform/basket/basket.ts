/** The basket as islands see it: one shape for both sources (contract, ruling 1). Types only. */
import type { SafeUrl } from "../../shop/safe-url";
import type { Result } from "../result";

export type BasketSource = "storefront" | "graphql" | "remembered";

/** An amount as the platform formats it, for both price types; empty where the source does not give it. */
export interface Amounts {
  readonly net: string;
  readonly gross: string;
}

export interface BasketLine {
  /** Stable for the same product and size; unique in one basket. */
  readonly key: string;
  /** Product id; null where the answer does not identify the line (then it cannot be changed from here). */
  readonly id: string | null;
  /** Size id; `uniw` means: no size is shown. */
  readonly size: string;
  readonly sizeName: string;
  readonly versionName: string;
  readonly name: string;
  readonly link: SafeUrl | null;
  readonly icon: SafeUrl | null;
  readonly iconSecond: SafeUrl | null;
  readonly quantity: number;
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

export interface LineRef {
  readonly id: string;
  readonly size: string;
}

export interface Addition extends LineRef {
  readonly quantity: number;
  /** Further fields of the product form (`subscription`, `additional` …); `additional` is that of the line, the others are sent as they are. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Every action sends the change, then reads the Basket block afresh. `ok` means: the server took the change. */
export interface BasketActions {
  add(addition: Addition): Promise<Result<Basket | null>>;
  /** Sets a line's quantity; 0 removes it. */
  setQuantity(line: LineRef, quantity: number): Promise<Result<Basket | null>>;
  remove(line: LineRef): Promise<Result<Basket | null>>;
  refresh(): Promise<Result<Basket | null>>;
}
