/**
 * Types of Wyspa's public interface, for themes: `window.wyspa`, its events on `document`, and what an island
 * that a theme defines is given. Copied to dist/; follows semantic versioning (README, public interface).
 */

import type { WyspaBasket, WyspaChanged, WyspaFault, WyspaLine } from "./wyspa-basket";
import type { WyspaPasskeys } from "./wyspa-passkeys";
import type {
  WyspaOmnibus,
  WyspaPriceOptions,
  WyspaSubscriptionInput,
  WyspaSubscriptionPrice,
} from "./wyspa-prices";

export type * from "./wyspa-basket";
export type * from "./wyspa-passkeys";
export type * from "./wyspa-prices";

export type WyspaBlock =
  | "Basket"
  | "Wishlist"
  | "Comparers"
  | "Projector"
  | "Snippets"
  | "ToplayersAndWidgets";

export type WyspaResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly kind: WyspaFault; readonly status?: number; readonly retryAfter?: number };

/** What `wyspa.define` takes beside a name and a loader. */
export interface WyspaDescriptor {
  readonly kind?: "plain" | "react";
  /** `load`, `idle`, `visible` (default), `interaction` or `media (…)`. */
  readonly when?: string;
  readonly blocks?: readonly WyspaBlock[];
  readonly preset?: readonly { readonly selector: string; readonly pages?: readonly string[] }[];
  readonly props?: Readonly<
    Record<string, "string" | "number" | "boolean" | "object" | "array" | readonly string[]>
  >;
  /** Events that are held until the island is ready, and then replayed. */
  readonly holds?: readonly ("click" | "submit")[];
}

/** What a theme's island is given; the part of it that follows semantic versioning. */
export interface WyspaContext {
  readonly name: string;
  readonly host: HTMLElement;
  readonly props: Readonly<Record<string, unknown>>;
  /** Aborted when the island unmounts: pass it to every listener. */
  readonly signal: AbortSignal;
  readonly store: WyspaStore;
  formatPrice(value: number | string): string;
  announce(text: string, options?: { assertive?: boolean; lang?: string }): void;
  fail(phase: "handler" | "async" | "timer" | "update", error: unknown): void;
}

export type WyspaMount = (
  host: HTMLElement,
  context: WyspaContext,
) => undefined | (() => void) | Promise<undefined | (() => void)>;

export interface WyspaState {
  readonly page: {
    readonly type: string;
    readonly orderProcess: boolean;
    readonly view: 1 | 2 | 3 | 4;
    readonly cached: boolean;
  };
  readonly basket: {
    readonly status: "unknown" | "provisional" | "current" | "failed";
    readonly basket: WyspaBasket | null;
  };
  readonly customer: WyspaCustomer;
  readonly search: { readonly text: string; readonly total: number };
  /** Blocks of the storefront data that were asked for: the platform's own, unchecked. */
  readonly storefront: {
    readonly [block in WyspaBlock]?: { readonly status: string; readonly data: unknown };
  };
}

/** Who is signed in. */
export interface WyspaCustomer {
  /** `unknown` until the page or the first answer of the storefront data has said it. */
  readonly status: "unknown" | "guest" | "signed-in";
  /** Empty for guests, and where only the page has said that somebody is signed in. */
  readonly login: string;
}

export interface WyspaStore {
  getState(): WyspaState;
  subscribe(listener: (state: WyspaState, before: WyspaState) => void): () => void;
}

/** What `wyspa.modal` opens; at least one of `element` and `text`. */
export interface WyspaModalOptions {
  /** A node that stands in the page is moved into the dialog and put back on close; any other is just shown. */
  readonly element?: Node;
  /** Shown as text, never as markup. */
  readonly text?: string;
  /** The heading that names the dialog; without one the content's own first heading does. */
  readonly title?: string;
  /** Further classes of `.modal`: `--small`, `--large` … */
  readonly classes?: string;
  /** While something that matches one of these selectors is visible, Escape and a click outside do not close (once). */
  readonly keepOpenFor?: readonly string[];
  onClose?(): void;
}

export interface WyspaModal {
  readonly element: HTMLDialogElement;
  readonly content: HTMLElement;
  isOpen(): boolean;
  close(): void;
}

/** A page of the shop that takes the place of sections of this one. */
export interface WyspaVisit {
  readonly url: string;
  /** Selectors: of the section in this page, and in the new one. */
  readonly sections: readonly (readonly [current: string, incoming: string])[];
}

export interface WyspaApi {
  readonly version: string;
  /** Resolves when the page is scanned and every island that loads at once stands, or has failed. */
  readonly ready: Promise<void>;
  readonly store: WyspaStore;
  define(
    name: string,
    load: () => Promise<{ mount: WyspaMount } | { default: WyspaMount }>,
    descriptor?: WyspaDescriptor,
  ): void;
  /** Looks for hosts below `root`; rarely needed, because hosts that appear later are found by themselves. */
  scan(root?: ParentNode): void;
  /** Never rejects: `false` when no block came. */
  storefront(
    blocks: readonly WyspaBlock[],
    options?: { fresh?: boolean },
  ): Promise<Partial<Record<WyspaBlock, unknown>> | false>;
  readonly basket: {
    add(line: WyspaLine): Promise<WyspaChanged>;
    setQuantity(line: WyspaLine, quantity?: number): Promise<WyspaChanged>;
    remove(line: WyspaLine): Promise<WyspaChanged>;
    refresh(): Promise<WyspaResult<WyspaBasket | null>>;
  };
  /** Signing in without a password. A passkey's login sends `wyspa:login`. */
  readonly passkeys: WyspaPasskeys;
  /**
   * Checks an address or another object in one request. Keys: firstname, lastname, firm, nip, street,
   * streetNumber, zipcode, city, phone, email, region. False when a key of `required` is empty or missing, a
   * phone without a region has fewer than 9 characters, or the server finds something wrong; true also without an answer. Never rejects.
   */
  validateObject(object: Readonly<Record<string, unknown>>, required?: readonly string[]): Promise<boolean>;
  /** Whether the shop has an account of this e-mail; false also without an answer. Never rejects. */
  clientExists(email: string): Promise<boolean>;
  /**
   * Sets `data-wyspa-tone` on the element by the brightness of its picture (its own, one inside, its background).
   * Null, and nothing set, where there is none, or none that may be read (another site's without CORS). Follows
   * nothing by itself; reads one element at most every 250 ms. Never rejects.
   */
  markBrightness(element: Element): Promise<"light" | "dark" | null>;
  /**
   * Loads another page of the shop into sections of this one (`#content` and `#breadcrumbs` when absent). True when
   * they stand, false when a newer visit took over or the browser navigates instead. Never rejects.
   */
  visit(
    url: string | URL,
    options?: {
      readonly sections?: readonly (string | readonly [current: string, incoming?: string])[];
      /** Parts that the platform is asked to render alone, e.g. `["content", "head"]`. */
      readonly render?: readonly string[];
    },
  ): Promise<boolean>;
  /**
   * Loads a script of the shop's folder by its name, a module by the name that it was installed under, or an http(s)
   * address; each once. Resolves to a module's namespace or to true; rejects after 5 s with a `ScriptLoadError`, whose
   * `kind` is `timeout`, `network` or `refused`.
   */
  loadScript(
    name: string,
    options?: {
      readonly type?: "module" | "script";
      readonly position?: "head" | "body_top" | "body_bottom" | "before_shop_js" | "after_shop_js";
      readonly attributes?: Readonly<Record<string, string>>;
    },
  ): Promise<unknown>;
  /** Rejects with a TypeError when there is nothing to show; null when the dialog's code cannot be had. */
  modal(options: WyspaModalOptions): Promise<WyspaModal | null>;
  /** Shows a text for `ms` milliseconds (4,000) and says it to screen readers. Never rejects. */
  alert(
    text: string,
    options?: { readonly type?: "info" | "warning" | "error" | "success"; readonly ms?: number },
  ): Promise<void>;
  /**
   * Covers the page while something loads. Calls count: the cover goes with the last `false`, and after 16 s the
   * shopper can close it. Resolves to `#ajaxLoadSite`, where messages may be added, or to null without a cover.
   */
  loading(on: boolean, text?: string): Promise<HTMLElement | null>;
  /** There once `ready` has resolved. */
  formatPrice(value: number | string, options?: WyspaPriceOptions): string;
  /** There once `ready` has resolved. */
  plural(count: number, forms: { one: string; few?: string; many: string; other?: string }): string;
  /** There once `ready` has resolved. Who is signed in, as far as it is known now; `wyspa:basket` tells of later answers. */
  customer(): WyspaCustomer;
  /** There once `ready` has resolved. False when the input is no date. */
  newsDate(date: string, options?: { format?: string; monthNames?: readonly string[] }): string | false;
  /**
   * There once `ready` has resolved. What a subscription costs; false when neither `max` nor `rebateValue` is given. What
   * cannot be read counts as 0. Never throws.
   */
  subscriptionPrice(input: WyspaSubscriptionInput): WyspaSubscriptionPrice | false;
  /**
   * There once `ready` has resolved. What stands around a product's price by law and by the theme, from the platform's
   * data of the product; false when it has no price. `sizeId`: the size whose prices are told; `priceType`: the shop's
   * when absent. Never throws.
   */
  omnibus(
    product: object,
    options?: { readonly sizeId?: string | number; readonly priceType?: "gross" | "net" },
  ): WyspaOmnibus | false;
}

declare global {
  interface Window {
    wyspa: WyspaApi;
  }
  interface DocumentEventMap {
    "wyspa:island-ready": CustomEvent<{ name: string; host: HTMLElement }>;
    "wyspa:island-error": CustomEvent<{ name: string; host: HTMLElement; phase: string; error: unknown }>;
    "wyspa:basket": CustomEvent<{
      count: number;
      worth: string;
      source: "storefront" | "graphql" | "remembered";
      provisional: boolean;
      /** Who is signed in, by the same answer. */
      customer: WyspaCustomer;
    }>;
    /** A field was decided, or a whole form was checked (then without `field`). */
    "wyspa:validated": CustomEvent<{
      form: Element;
      field?: Element;
      valid: boolean;
      codes: readonly string[];
    }>;
    "wyspa:search": CustomEvent<{ text: string; total: number }>;
    /**
     * What the shopper did about a forced country or region, and what came of it; `chosen`: a place that they have just set.
     * Cancelable then: who prevents it shows the page for that place itself.
     */
    "wyspa:region": CustomEvent<{
      action: "chosen" | "continued" | "restored" | "failed";
      type: "region" | "zipcode" | "regionAndZipcode";
    }>;
    /**
     * Somebody has signed in without a new page: by a passkey or a one-time code. Cancelable: who prevents it shows the page as
     * theirs itself, by `location.reload()` for one.
     */
    "wyspa:login": CustomEvent<{ login: string }>;
    /** Cancelable: a product is to go on a shopping list, and its size is not chosen yet; whoever says so itself prevents it. */
    "wyspa:choose-size": CustomEvent<{ form: HTMLFormElement | null; host: HTMLElement }>;
    /** A pickup point was chosen; what the page's form or script is to have of it has been written by then. */
    "wyspa:pickup-point": CustomEvent<{ host: HTMLElement; courierId: number; pointId: string }>;
    /** For the page to send: what the shopper lets happen from now on. */
    "wyspa:consent": CustomEvent<{ tracking: boolean }>;
    /** Cancelable: the visit is not made, and the browser does not navigate either. */
    "wyspa:before-visit": CustomEvent<WyspaVisit>;
    /** The new page stands, by a visit or by Back and Forward over visits; its `ajaxLoad` scripts have run. */
    "wyspa:visit": CustomEvent<WyspaVisit>;
  }
}
