/**
 * Types of Wyspa's public interface for themes: `window.wyspa`, its events on `document` (`wyspa-events.d.ts`), and the
 * context of an island that a theme defines. The build copies them to dist/. They follow semantic versioning.
 */

import type { WyspaBasket, WyspaChanged, WyspaFault, WyspaLine } from "./wyspa-basket.js";
import type { WyspaCustomer } from "./wyspa-events.js";
import type { WyspaPasskeys } from "./wyspa-passkeys.js";
import type {
  WyspaOmnibus,
  WyspaPriceOptions,
  WyspaSubscriptionInput,
  WyspaSubscriptionPrice,
} from "./wyspa-prices.js";

export type * from "./wyspa-basket.js";
export type * from "./wyspa-events.js";
export type * from "./wyspa-passkeys.js";
export type * from "./wyspa-prices.js";

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

/** Options of `wyspa.define`. */
export interface WyspaDescriptor {
  readonly kind?: "plain" | "react";
  /** `load`, `idle`, `visible` (default), `interaction`, `interaction or scroll` or `media (…)`. */
  readonly when?: string;
  readonly blocks?: readonly WyspaBlock[];
  readonly preset?: readonly { readonly selector: string; readonly pages?: readonly string[] }[];
  readonly props?: Readonly<
    Record<string, "string" | "number" | "boolean" | "object" | "array" | readonly string[]>
  >;
  /** Markup without which the island cannot work: a marked host that lacks it fails, and the console shows `markup`. */
  readonly requires?: readonly {
    readonly where: "host" | "inside" | "page";
    readonly selector: string;
    readonly markup: string;
  }[];
  /** Events that are queued until the island is ready, and then replayed. */
  readonly holds?: readonly ("click" | "submit")[];
}

/** The context of a theme's island; these members follow semantic versioning. */
export interface WyspaContext {
  readonly name: string;
  readonly host: HTMLElement;
  readonly props: Readonly<Record<string, unknown>>;
  /** Aborted when the island unmounts: pass it to every listener. */
  readonly signal: AbortSignal;
  readonly store: WyspaStore;
  formatPrice(value: number | string): string;
  announce(text: string, options?: { assertive?: boolean; lang?: string }): void;
  /** `markup`: the page lacks something, which the console says instead of a report to the shop's error log. */
  fail(phase: "markup" | "handler" | "async" | "timer" | "update", error: unknown): void;
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
    /** A change was sent since, and the basket could not be read afterwards. */
    readonly outdated?: true;
  };
  readonly customer: WyspaCustomer;
  readonly search: { readonly text: string; readonly total: number };
  /** The requested blocks of the storefront data, as the platform sends them, without validation. */
  readonly storefront: {
    readonly [block in WyspaBlock]?: { readonly status: string; readonly data: unknown };
  };
}

export interface WyspaStore {
  getState(): WyspaState;
  subscribe(listener: (state: WyspaState, before: WyspaState) => void): () => void;
}

/** Options of `wyspa.modal`; at least one of `element` and `text` is required. */
export interface WyspaModalOptions {
  /** A node of the page moves into the dialog and returns when it closes; any other node is only shown. */
  readonly element?: Node;
  /** Shown as text, never as markup. */
  readonly text?: string;
  /** The heading that names the dialog; default: the first heading of the content. */
  readonly title?: string;
  /** Additional classes of `.modal`: `--small`, `--large` … */
  readonly classes?: string;
  /**
   * While an element that matches one of these selectors is visible, the first Escape or click outside does not close
   * the dialog.
   */
  readonly keepOpenFor?: readonly string[];
  onClose?(): void;
}

export interface WyspaModal {
  readonly element: HTMLDialogElement;
  readonly content: HTMLElement;
  isOpen(): boolean;
  close(): void;
}

export interface WyspaApi {
  readonly version: string;
  /** Resolves when the page is scanned and every island with strategy `load` has mounted or failed. */
  readonly ready: Promise<void>;
  readonly store: WyspaStore;
  define(
    name: string,
    load: () => Promise<{ mount: WyspaMount } | { default: WyspaMount }>,
    descriptor?: WyspaDescriptor,
  ): void;
  /** Looks for hosts below `root`; rarely needed, because hosts that appear later are found automatically. */
  scan(root?: ParentNode): void;
  /** Never rejects: `false` when no block was received. */
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
  /** Sign-in without a password. A login by passkey dispatches `wyspa:login`. */
  readonly passkeys: WyspaPasskeys;
  /**
   * Validates a customer's data on the server, in one request. Keys: firstname, lastname, firm, nip, street,
   * streetNumber, zipcode, city, phone, email, region. False when the server finds an error, or a key of `required` is
   * empty or missing. Also false for a phone number of fewer than 9 characters without a region. True if the server
   * does not answer. Never rejects.
   */
  validateObject(object: Readonly<Record<string, unknown>>, required?: readonly string[]): Promise<boolean>;
  /** Whether the shop has an account with this e-mail address; false if the server does not answer. Never rejects. */
  clientExists(email: string): Promise<boolean>;
  /**
   * Sets `data-wyspa-tone` on the element by the brightness of its image: the element itself, an image inside, or its
   * background. Returns `null`, and sets nothing, when no image is readable (another site's without CORS, for
   * example). Does not observe changes; reads each element at most every 250 ms. Never rejects.
   */
  markBrightness(element: Element): Promise<"light" | "dark" | null>;
  /**
   * Loads another page of the shop into sections of the current one; default: `#content` and `#breadcrumbs`. True when
   * they are mounted, false when a newer visit replaced this one or the browser navigates instead. Never rejects.
   */
  visit(
    url: string | URL,
    options?: {
      readonly sections?: readonly (string | readonly [current: string, incoming?: string])[];
      /** Parts that the platform should render alone, e.g. `["content", "head"]`. */
      readonly render?: readonly string[];
    },
  ): Promise<boolean>;
  /**
   * Loads a script at most once. `name`: a script in the shop's folder, an installed module, or an http(s) address.
   * Resolves to a module's namespace, for other scripts to true. Rejects with a `ScriptLoadError`, after 5 s at the
   * latest; its `kind` is `timeout`, `network` or `refused`. A later call requests a lost file again. Some browsers
   * keep a lost module as lost until the page is loaded again.
   */
  loadScript(
    name: string,
    options?: {
      readonly type?: "module" | "script";
      readonly position?: "head" | "body_top" | "body_bottom" | "before_shop_js" | "after_shop_js";
      readonly attributes?: Readonly<Record<string, string>>;
    },
  ): Promise<unknown>;
  /** Rejects with a TypeError when there is nothing to show; `null` when the dialog's code cannot be loaded. */
  modal(options: WyspaModalOptions): Promise<WyspaModal | null>;
  /** Shows a text for `ms` milliseconds (default: 4,000) and announces it to screen readers. Never rejects. */
  alert(
    text: string,
    options?: { readonly type?: "info" | "warning" | "error" | "success"; readonly ms?: number },
  ): Promise<void>;
  /**
   * Covers the page while something loads. Calls are counted: the last `false` removes the cover, and after 16 s the
   * shopper can close it. Resolves to the cover `#ajaxLoadSite`, which may take messages; `null` when there is none.
   */
  loading(on: boolean, text?: string): Promise<HTMLElement | null>;
  /** Available after `ready` resolves. */
  formatPrice(value: number | string, options?: WyspaPriceOptions): string;
  /** Available after `ready` resolves. */
  plural(count: number, forms: { one: string; few?: string; many: string; other?: string }): string;
  /**
   * Available after `ready` resolves. The signed-in customer as currently known; `wyspa:basket` reports later changes.
   */
  customer(): WyspaCustomer;
  /** Available after `ready` resolves. False when the input is not a valid date. */
  newsDate(date: string, options?: { format?: string; monthNames?: readonly string[] }): string | false;
  /**
   * Available after `ready` resolves. The price of a subscription; false when neither `max` nor `rebateValue` is
   * given. Unreadable amounts count as 0. Never throws.
   */
  subscriptionPrice(input: WyspaSubscriptionInput): WyspaSubscriptionPrice | false;
  /**
   * Available after `ready` resolves. The prices that the law and the theme require beside a product's price, from the
   * platform's product data; false when the product has no price. `sizeId`: the size whose prices to use; `priceType`:
   * default is the shop's. Never throws.
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
}
