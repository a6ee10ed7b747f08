import type { BasketSource } from "./basket";
import type { CustomerSlice } from "./store";

export interface WyspaEvents {
  "wyspa:island-ready": { name: string; host: HTMLElement };
  /** Cancelable: a theme that handles the fault itself prevents the automatic remount and the report. */
  "wyspa:island-error": { name: string; host: HTMLElement; phase: string; error: unknown };
  "wyspa:basket": {
    count: number;
    worth: string;
    source: BasketSource;
    provisional: boolean;
    /** Who is signed in, by the same answer. */
    customer: CustomerSlice;
  };
  /** Cancelable: somebody has signed in without a new page. Who prevents it shows the page as theirs itself, by a reload for one. */
  "wyspa:login": { login: string };
  /** A field was decided, or a whole form was checked (then without `field`). */
  "wyspa:validated": { form: Element; field?: Element; valid: boolean; codes: readonly string[] };
  /** Sent by the page: what the shopper lets happen from now on. */
  "wyspa:consent": { tracking: boolean };
  "wyspa:search": { text: string; total: number };
  /** Cancelable: a product is to go on a shopping list without a size; whoever says so in its own way prevents it. */
  "wyspa:choose-size": { form: HTMLFormElement | null; host: HTMLElement };
  /** A pickup point was chosen; what the page's form or script is to have of it has been written by then. */
  "wyspa:pickup-point": { host: HTMLElement; courierId: number; pointId: string };
  /**
   * What the shopper did about the place of delivery, and what came of it. Cancelable after `chosen`: whoever prevents it
   * shows the page for that place itself.
   */
  "wyspa:region": {
    action: "chosen" | "continued" | "restored" | "failed";
    type: "region" | "zipcode" | "regionAndZipcode";
  };
  /** Cancelable: the visit is not made, and the browser does not navigate either. */
  "wyspa:before-visit": { url: string; sections: readonly (readonly [current: string, incoming: string])[] };
  /** The new page stands, by a visit or by Back and Forward over visits; its `ajaxLoad` scripts have run. */
  "wyspa:visit": { url: string; sections: readonly (readonly [current: string, incoming: string])[] };
}
