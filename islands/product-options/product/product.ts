/** Types of a product as its page knows it, read once from `window.product_data`. */

/** Prices of one piece, in the shop's price type; `null` = there is no such price. */
export interface Amounts {
  readonly price: number | null;
  /** The lowest price of the last 30 days. */
  readonly omnibus: number | null;
  readonly regular: number | null;
  /** The price without the rebate code. */
  readonly beforeCode: number | null;
  readonly suggested: number | null;
  readonly deposit: number | null;
  readonly advance: number | null;
}

/** Unsigned percentages from the server; they apply to one piece at its base price. */
export interface Percents {
  readonly omnibus: number | null;
  readonly regular: number | null;
  readonly beforeCode: number | null;
}

/** A step of quantity prices: from `threshold` pieces on, one piece costs less. */
export interface QuantityPrice {
  readonly threshold: number;
  /** Pieces that are missing to reach the step, counting those in the basket; `null` when the server omits it. */
  readonly left: number | null;
  readonly price: number | null;
  /** The rebate in percent, unsigned. */
  readonly percent: number | null;
}

export interface QuantityPrices {
  readonly steps: readonly QuantityPrice[];
  /** Pieces already in the basket. */
  readonly inBasket: number;
}

export interface Availability {
  readonly status: "enable" | "disable" | "order";
  /** Whether the shop shows the description of an available size. */
  readonly isVisible: boolean;
  readonly description: string;
  readonly icon: string;
  /** Text for sizes that are sold by telephone. */
  readonly byTelephone: string;
  readonly telephoneIcon: string;
  /** When the size is available again, as the server formats it. */
  readonly date: string;
}

/** When a product is sent, counted from now. */
export interface Delivery {
  readonly isUnknown: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly isToday: boolean;
  /** 1 = Monday … 7 = Sunday; `null` when the server omits it. */
  readonly weekDay: number | null;
  readonly weeks: number;
  /** Orders before this time are sent today: `HH:MM`, by the shop's clock. */
  readonly deadline: string | null;
}

export interface Size {
  readonly id: string;
  readonly name: string;
  /** Pieces in stock; `null` = unlimited. */
  readonly amount: number | null;
  readonly isSelected: boolean;
  readonly isByTelephone: boolean;
  readonly amounts: Amounts;
  readonly percents: Percents;
  readonly quantityPrices: QuantityPrices | null;
  readonly availability: Availability | null;
  readonly delivery: Delivery | null;
}

export interface Limits {
  readonly least: number;
  readonly leastOfSubscription: number;
  readonly most: number | null;
}

/** Savings of a subscription, apart from the rebate of the chosen period. */
export interface SubscriptionOffer {
  readonly save: number;
  readonly before: number | null;
  readonly gross: number | null;
  readonly net: number | null;
}

/** How often a subscribed product is sent, from the attributes of the period's link. */
export interface Period {
  readonly days: number;
  readonly rebateType: string;
  readonly rebate: number;
}

export interface Product {
  readonly id: string;
  /** `product_item`, `virtual`, `service`, `bundle` … */
  readonly type: string;
  /** A bundle, a collection or a configurable product: the server keeps its price and the browser its form. */
  readonly isHandledByPageModule: boolean;
  readonly hasPricesPerSize: boolean;
  readonly sizes: readonly Size[];
  readonly unit: {
    readonly singular: string;
    readonly plural: string;
    readonly step: number;
    readonly decimals: number;
  };
  readonly limits: Limits;
  /** Loyalty points that one piece costs, and that it earns; 0 = no points. */
  readonly points: number;
  readonly pointsReceived: number;
  readonly subscription: { readonly least: SubscriptionOffer; readonly most: SubscriptionOffer } | null;
}

/** Size ids that mean "no choice of sizes" on the whole platform. */
export const isOneSize = (id: string): boolean => id === "uniw" || id === "onesize";
