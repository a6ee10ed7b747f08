/** Types of Wyspa's events on `document`. */

/** The signed-in customer. */
export interface WyspaCustomer {
  /** `unknown` until the page or the first answer of the storefront data provides it. */
  readonly status: "unknown" | "guest" | "signed-in";
  /** Empty for guests, and while only the page has indicated a signed-in customer. */
  readonly login: string;
}

/** A page of the shop that replaces sections of the current one. */
export interface WyspaVisit {
  readonly url: string;
  /** Selectors of the section in the current page and in the new page. */
  readonly sections: readonly (readonly [current: string, incoming: string])[];
}

export interface WyspaMetric {
  /** The island; for `lost` the key of a chunk, such as `react` or `mini-basket/shell`. */
  name: string;
  /**
   * The island was requested (`loading`), its code has arrived (`fetched`), it is mounted (`ready`) or has `failed`. A
   * press before that was received (`touched`) and replayed (`answered`). A chunk is `lost`: it did not load, or its
   * code threw.
   */
  phase: "loading" | "fetched" | "ready" | "failed" | "touched" | "answered" | "lost";
  at: number;
  host?: Element | undefined;
}

export interface WyspaErrorReport {
  /** What would be sent, without personal data. */
  text: string;
  error: unknown;
  island?: string | undefined;
  phase?: string | undefined;
}

declare global {
  interface DocumentEventMap {
    "wyspa:island-ready": CustomEvent<{ name: string; host: HTMLElement }>;
    "wyspa:island-error": CustomEvent<{ name: string; host: HTMLElement; phase: string; error: unknown }>;
    "wyspa:basket": CustomEvent<{
      count: number;
      worth: string;
      source: "storefront" | "graphql" | "remembered";
      provisional: boolean;
      /** The signed-in customer, from the same answer. */
      customer: WyspaCustomer;
    }>;
    /** A field was validated, or a whole form (then without `field`). */
    "wyspa:validated": CustomEvent<{
      form: Element;
      field?: Element;
      valid: boolean;
      codes: readonly string[];
    }>;
    "wyspa:search": CustomEvent<{ text: string; total: number }>;
    /**
     * The shopper acted on a forced country or region; `action` is the outcome. Cancelable only for `chosen` (a new
     * region is set): a listener that prevents it must update the page for that region itself.
     */
    "wyspa:region": CustomEvent<{
      action: "chosen" | "continued" | "restored" | "failed";
      type: "region" | "zipcode" | "regionAndZipcode";
    }>;
    /**
     * The shopper signed in without a page load, by a passkey or a one-time code. Cancelable: a listener that prevents
     * it must update the page itself, for example by `location.reload()`.
     */
    "wyspa:login": CustomEvent<{ login: string }>;
    /**
     * Cancelable: a product without a chosen size is about to be added to a shopping list. A listener that asks for
     * the size itself must prevent the event.
     */
    "wyspa:choose-size": CustomEvent<{ form: HTMLFormElement | null; host: HTMLElement }>;
    /** A pickup point was chosen, and its data is already in the page's form or script. */
    "wyspa:pickup-point": CustomEvent<{ host: HTMLElement; courierId: number; pointId: string }>;
    /** Dispatched by the page when the shopper gives or withdraws consent. */
    "wyspa:consent": CustomEvent<{ tracking: boolean }>;
    /** A visit is about to start. Cancelable: a listener that prevents it stops the visit, and nothing navigates. */
    "wyspa:before-visit": CustomEvent<WyspaVisit>;
    /**
     * The new sections are mounted, after a visit or after Back and Forward over visits; their `ajaxLoad` scripts have
     * run.
     */
    "wyspa:visit": CustomEvent<WyspaVisit>;
    /**
     * A step in the life of an island; the browser's performance timeline has it as the mark `wyspa:<name>:<phase>`.
     * `at` is in milliseconds since the page's start.
     */
    "wyspa:metric": CustomEvent<WyspaMetric>;
    /**
     * A report is about to be sent to the shop's error log. Cancelable: a listener that prevents it keeps it back, for
     * example to send it to a service of its own.
     */
    "wyspa:error-report": CustomEvent<WyspaErrorReport>;
  }
}
