/** The public events: their names and what each carries in `detail`. */
import type { MetricPhase } from "../base/mark-time";
import type { BasketSource } from "./basket";
import type { CustomerSlice } from "./store";

export interface WyspaEvents {
  "wyspa:island-ready": { name: string; host: HTMLElement };
  /** Cancelable: a theme that handles the error itself prevents the automatic remount and the report. */
  "wyspa:island-error": { name: string; host: HTMLElement; phase: string; error: unknown };
  "wyspa:basket": {
    count: number;
    worth: string;
    source: BasketSource;
    provisional: boolean;
    /** The signed-in customer, from the same answer. */
    customer: CustomerSlice;
  };
  /**
   * Cancelable: the shopper signed in without a page load. A listener that prevents it must update the page itself,
   * for example by a reload.
   */
  "wyspa:login": { login: string };
  /** A field was validated, or a whole form (then without `field`). */
  "wyspa:validated": { form: Element; field?: Element; valid: boolean; codes: readonly string[] };
  /** Dispatched by the page: the shopper's consent from now on. */
  "wyspa:consent": { tracking: boolean };
  "wyspa:search": { text: string; total: number };
  /**
   * Cancelable: a product without a chosen size is about to be added to a shopping list. A listener that asks for the
   * size itself prevents it.
   */
  "wyspa:choose-size": { form: HTMLFormElement | null; host: HTMLElement };
  /** A pickup point was chosen, and its data is already in the page's form or script. */
  "wyspa:pickup-point": { host: HTMLElement; courierId: number; pointId: string };
  /**
   * The shopper acted on the delivery region; `action` is the outcome. Cancelable after `chosen`: a listener that
   * prevents it must update the page for that region itself.
   */
  "wyspa:region": {
    action: "chosen" | "continued" | "restored" | "failed";
    type: "region" | "zipcode" | "regionAndZipcode";
  };
  /** Cancelable: neither the visit nor a browser navigation follows. */
  "wyspa:before-visit": { url: string; sections: readonly (readonly [current: string, incoming: string])[] };
  /**
   * The new sections are mounted, after a visit or after Back and Forward over visits; their `ajaxLoad` scripts have
   * run.
   */
  "wyspa:visit": { url: string; sections: readonly (readonly [current: string, incoming: string])[] };
  /** A step in the life of an island, for measurements. `name` is a chunk's key for `lost`; `at` is in milliseconds. */
  "wyspa:metric": { name: string; phase: MetricPhase; at: number; host?: Element | undefined };
  /** Cancelable: a report is about to be sent to the shop's error log. A listener that prevents it keeps it back. */
  "wyspa:error-report": {
    /** What would be sent, without personal data. */
    text: string;
    error: unknown;
    island?: string | undefined;
    phase?: string | undefined;
  };
}

/**
 * Dispatches one of the public events on `document`.
 * @returns false when a listener called `preventDefault` on a cancelable event
 */
export type Emit = <Name extends keyof WyspaEvents>(name: Name, detail: WyspaEvents[Name]) => boolean;
