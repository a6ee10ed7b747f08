/** Price types of Wyspa's public interface; `wyspa.d.ts` re-exports them. */
export interface WyspaPriceOptions {
  readonly mask?: string;
  readonly symbol?: string;
  readonly space?: boolean;
  readonly beforeValue?: boolean;
  readonly decimalSeparator?: string;
  readonly groupingSeparator?: string;
}

/** Input of `wyspa.subscriptionPrice`: amounts in the shop's currency, as numbers or numeric strings. */
export interface WyspaSubscriptionInput {
  /** The regular price, gross. */
  readonly max?: number | string;
  /** The regular price, net. */
  readonly maxNet?: number | string;
  /** The saving that the product already has. */
  readonly save?: number | string;
  /** The price before the rebate, which a percentage applies to. */
  readonly before?: number | string;
  /** A percentage or an amount of money, depending on `rebateType`. */
  readonly rebateValue?: number | string;
  /** Default: `"percentage"`; any other value means an amount of money. */
  readonly rebateType?: string;
  /** The four options below default to the shop's settings. */
  readonly currencyFormat?: string;
  readonly symbol?: string;
  readonly currencySpace?: boolean;
  readonly currencyBeforeValue?: boolean;
}

export interface WyspaSubscriptionPrice {
  /** `value` has two decimals and a point (`"85.00"`), `formatted` is the shop's format. */
  readonly gross: { readonly value: string; readonly formatted: string };
  readonly net: { readonly value: string; readonly formatted: string };
  /** The saving as a percentage of the regular price, rounded to an integer. */
  readonly percent: number;
}

/** A price line on a product card. `html` is safe to insert, because all texts in it are escaped. */
export interface WyspaPriceLine {
  readonly price: string;
  readonly visible: true;
  /** With its sign (`"-10%"`), or empty. */
  readonly percent: string;
  readonly html: string;
}

export interface WyspaOmnibus {
  /** Theme classes for the element around the prices (`.product__prices`). */
  readonly classes: { readonly add: readonly string[]; readonly remove: readonly string[] };
  /** The lowest price of the 30 days before the discount. Without it, only `classes` is present. */
  readonly omnibus?: WyspaPriceLine;
  /** The regular price. */
  readonly max?: WyspaPriceLine;
  /** The price without the rebate code. */
  readonly beforeRebate?: WyspaPriceLine;
  /** The future price, and the date from which it applies. */
  readonly newPriceEffectiveUntil?: {
    readonly date: string;
    readonly price: string;
    readonly visible: true;
    readonly html: string;
  };
  readonly omnibusLabel?: { readonly name: "code" | "bargain" | "promo"; readonly html: string };
}
