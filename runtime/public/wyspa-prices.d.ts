/** Types of prices in Wyspa's public interface: a part of `wyspa.d.ts`, which gives them on. */
export interface WyspaPriceOptions {
  readonly mask?: string;
  readonly symbol?: string;
  readonly space?: boolean;
  readonly beforeValue?: boolean;
  readonly decimalSeparator?: string;
  readonly groupingSeparator?: string;
}

/** What `wyspa.subscriptionPrice` reckons with: amounts in the shop's currency, as numbers or texts of numbers. */
export interface WyspaSubscriptionInput {
  /** The regular price, gross. */
  readonly max?: number | string;
  /** The regular price, net. */
  readonly maxNet?: number | string;
  /** What the product saves already. */
  readonly save?: number | string;
  /** The price before the rebate: what a percentage is taken of. */
  readonly before?: number | string;
  /** In percent, or an amount of money by `rebateType`. */
  readonly rebateValue?: number | string;
  /** `"percentage"` when absent; anything else means an amount of money. */
  readonly rebateType?: string;
  /** The four below are the shop's where they are absent. */
  readonly currencyFormat?: string;
  readonly symbol?: string;
  readonly currencySpace?: boolean;
  readonly currencyBeforeValue?: boolean;
}

export interface WyspaSubscriptionPrice {
  /** `value` with two decimals and a point (`"85.00"`), `formatted` as the shop writes prices. */
  readonly gross: { readonly value: string; readonly formatted: string };
  readonly net: { readonly value: string; readonly formatted: string };
  /** What is saved of the regular price, a whole number. */
  readonly percent: number;
}

/** A line of prices on a product card. `html` is safe to insert: every text in it is escaped. */
export interface WyspaPriceLine {
  readonly price: string;
  readonly visible: true;
  /** With its sign (`"-10%"`), or empty. */
  readonly percent: string;
  readonly html: string;
}

export interface WyspaOmnibus {
  /** Classes of the theme for the element around the prices (`.product__prices`). */
  readonly classes: { readonly add: readonly string[]; readonly remove: readonly string[] };
  /** The lowest price of the 30 days before the discount. Without one there are only `classes`. */
  readonly omnibus?: WyspaPriceLine;
  /** The regular price. */
  readonly max?: WyspaPriceLine;
  /** The price without the rebate code. */
  readonly beforeRebate?: WyspaPriceLine;
  /** The price to come, and the date from which it applies. */
  readonly newPriceEffectiveUntil?: {
    readonly date: string;
    readonly price: string;
    readonly visible: true;
    readonly html: string;
  };
  readonly omnibusLabel?: { readonly name: "code" | "bargain" | "promo"; readonly html: string };
}
