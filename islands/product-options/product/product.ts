/** A product as its page knows it: what the server has written into `window.product_data`, read once. */

/** What one piece costs, in the shop's price type; null = there is no such price. */
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

/** Percentages that the server has reckoned, without a sign; they hold for one piece at its plain price. */
export interface Percents {
  readonly omnibus: number | null;
  readonly regular: number | null;
  readonly beforeCode: number | null;
}

/** From this many pieces on, one piece costs less. */
export interface QuantityPrice {
  readonly threshold: number;
  /** Pieces that are missing, what lies in the basket counted; null where the server does not say. */
  readonly left: number | null;
  readonly price: number | null;
  /** The rebate in percent, without a sign. */
  readonly percent: number | null;
}

export interface QuantityPrices {
  readonly steps: readonly QuantityPrice[];
  /** Pieces that lie in the basket already. */
  readonly inBasket: number;
}

export interface Availability {
  readonly status: "enable" | "disable" | "order";
  /** Whether the shop shows the description of what can be bought. */
  readonly isVisible: boolean;
  readonly description: string;
  readonly icon: string;
  /** Of what is sold by telephone. */
  readonly byTelephone: string;
  readonly telephoneIcon: string;
  /** When it comes back, as the server writes it. */
  readonly date: string;
}

/** When a product is sent, counted from now. */
export interface Delivery {
  readonly isUnknown: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly isToday: boolean;
  /** 1 = Monday … 7 = Sunday; null where the server does not say. */
  readonly weekDay: number | null;
  readonly weeks: number;
  /** What is ordered until then is sent today: `HH:MM`, by the shop's clock. */
  readonly deadline: string | null;
}

export interface Size {
  readonly id: string;
  readonly name: string;
  /** Pieces in stock; null = as many as anybody wants. */
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

/** What subscribing saves, apart from the rebate of the chosen period. */
export interface SubscriptionOffer {
  readonly save: number;
  readonly before: number | null;
  readonly gross: number | null;
  readonly net: number | null;
}

/** How often a product comes, as the link of the period says it. */
export interface Period {
  readonly days: number;
  readonly rebateType: string;
  readonly rebate: number;
}

export interface Product {
  readonly id: string;
  /** `product_item`, `virtual`, `service`, `bundle` … */
  readonly type: string;
  /** A set, a collection or one that is put together: its price is the server's, its form the browser's. */
  readonly standsBack: boolean;
  readonly hasPricesPerSize: boolean;
  readonly sizes: readonly Size[];
  readonly unit: {
    readonly singular: string;
    readonly plural: string;
    readonly step: number;
    readonly decimals: number;
  };
  readonly limits: Limits;
  /** Points that one piece costs, and that it brings; 0 = none. */
  readonly points: number;
  readonly pointsReceived: number;
  readonly subscription: { readonly least: SubscriptionOffer; readonly most: SubscriptionOffer } | null;
}

/** What stands for "no choice of sizes" on the whole platform. */
export const isOneSize = (id: string): boolean => id === "uniw" || id === "onesize";
