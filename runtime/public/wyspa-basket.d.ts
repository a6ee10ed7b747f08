/** Types of the basket in Wyspa's public interface: a part of `wyspa.d.ts`, which gives them on. */
export interface WyspaAmounts {
  readonly net: string;
  readonly gross: string;
}

export interface WyspaBasketLine {
  readonly key: string;
  /** Null where the line cannot be told from others: it can be changed on the basket page only. */
  readonly id: string | null;
  /** `uniw` = the product has no sizes. */
  readonly size: string;
  /** The hash of what makes the line more than a plain product (a subscription, a configuration); may be empty. */
  readonly additional: string;
  readonly forPoints: boolean;
  readonly sizeName: string;
  readonly versionName: string;
  readonly name: string;
  readonly link: string | null;
  readonly quantity: number;
  readonly unit: string;
  readonly worth: WyspaAmounts;
  readonly subscriptionPeriod: string;
}

export interface WyspaBasket {
  readonly lines: readonly WyspaBasketLine[];
  readonly count: number;
  readonly worth: WyspaAmounts;
  readonly shipping: WyspaAmounts;
  readonly toFreeShipping: number | null;
  readonly freeShippingLimit: number | null;
}

export interface WyspaLine {
  readonly id: string | number;
  /** `uniw` when absent. */
  readonly size?: string;
  /** 1 when absent. */
  readonly quantity?: number;
  /** Further fields of the product form, sent as they are. */
  readonly fields?: Readonly<Record<string, string>>;
  /** To set or remove a line that is not the plain one of its product and size: what the basket says of it. */
  readonly additional?: string;
  readonly forPoints?: boolean;
}

/** Why a request gave nothing. */
export type WyspaFault =
  | "network"
  | "timeout"
  | "status"
  | "format"
  | "absent"
  | "graphql"
  | "refused"
  | "aborted";

/** What became of a change: `data` and `basket` are the basket afterwards, null where it could not be read. */
export type WyspaChanged =
  | {
      readonly ok: true;
      readonly data: WyspaBasket | null;
      readonly held?: number | null;
      /** After an addition: what the basket holds of the product, where it is not what was there and what was added. */
      readonly holds?: number;
    }
  | {
      readonly ok: false;
      readonly kind: WyspaFault;
      readonly status?: number;
      readonly retryAfter?: number;
      /** The shop's own words: text, never markup. */
      readonly message?: string;
      readonly basket?: WyspaBasket | null;
      /** True where the basket holds what it held before. */
      readonly unchanged?: boolean;
      /** After an addition that was confirmed or is unclear: what the basket holds of the product. */
      readonly holds?: number;
    };
