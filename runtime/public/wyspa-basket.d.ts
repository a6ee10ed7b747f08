/** Basket types of Wyspa's public interface; `wyspa.d.ts` re-exports them. */
export interface WyspaAmounts {
  readonly net: string;
  readonly gross: string;
}

export interface WyspaBasketLine {
  readonly key: string;
  /** `null` when the line is not uniquely identifiable; it can then be changed only on the basket page. */
  readonly id: string | null;
  /** `uniw` = the product has no sizes. */
  readonly size: string;
  /** A hash of what distinguishes the line from the plain product (a subscription, a configuration); may be empty. */
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
  /** Default: `uniw`. */
  readonly size?: string;
  /** Default: 1. */
  readonly quantity?: number;
  /** Further fields of the product form, sent unchanged. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Identifies a line other than the plain one of its product and size; copy both values from the basket's line. */
  readonly additional?: string;
  readonly forPoints?: boolean;
}

/** Why a request gave no data. */
export type WyspaFault =
  | "network"
  | "timeout"
  | "status"
  | "format"
  | "absent"
  | "graphql"
  | "refused"
  | "aborted";

/** The outcome of a change. `data` and `basket` contain the basket after it, or `null` when it could not be read. */
export type WyspaChanged =
  | {
      readonly ok: true;
      readonly data: WyspaBasket | null;
      readonly lineQuantity?: number | null;
      /**
       * After an addition: the product's quantity in the basket, when it differs from the former plus the added
       * quantity.
       */
      readonly productQuantity?: number;
    }
  | {
      readonly ok: false;
      readonly kind: WyspaFault;
      readonly status?: number;
      readonly retryAfter?: number;
      /** The shop's message: plain text, never markup. */
      readonly message?: string;
      readonly basket?: WyspaBasket | null;
      /** True when the basket's content is the same as before. */
      readonly unchanged?: boolean;
      /** After an addition that was confirmed or is unclear: the product's quantity in the basket. */
      readonly productQuantity?: number;
    };
