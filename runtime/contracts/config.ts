/** The types of the complete configuration, in which every key has a value. */
import type { PluralForms } from "./texts";

export interface CurrencyConfig {
  readonly symbol: string;
  /** Price mask (ruling 17), e.g. `###,##0.00` or `### ##0,00`. */
  readonly mask: string;
  readonly space: boolean;
  readonly beforeValue: boolean;
  readonly decimalSeparator: string;
  readonly groupingSeparator: string;
}

export interface ShopConfig {
  /** `false` switches everything off: nothing mounts. */
  readonly enabled: boolean;
  readonly graphqlUrl: string;
  /** The address of get.php; `projector.php` and `payments.php` are beside it. */
  readonly ajaxUrl: string;
  /** The address that changes the basket by forms. */
  readonly basketUrl: string;
  /** How requests pass values: as escaped literals in the document, or as GraphQL variables. */
  readonly graphqlMode: "literal" | "variables";
  readonly priceType: "net" | "gross";
  readonly currency: CurrencyConfig;
  /** The platform's three-letter code; default: `pol`. */
  readonly language: string;
  /** The language's short symbol (`pl`), a part of the search cache's key. */
  readonly languageSymbol: string;
  /** The shop's own texts by key; of texts with a count, the plural forms. */
  readonly texts: Readonly<Record<string, string | PluralForms>>;
  readonly search: {
    readonly minLength: number;
    readonly limit: number;
    /** Milliseconds, or a pause that depends on how fast the shopper types. */
    readonly debounce: number | "adaptive";
    /** Whether the server supports `bc` on category nodes (ruling 2). */
    readonly breadcrumbs: boolean;
    /** Whether the server tells of found products also `id`, `type`, `unit`, `sizes` and the lowest price. */
    readonly details: boolean;
  };
  /** The address of a switch file, for pages that name a version; empty for none. */
  readonly switches: string;
  /** `false` disables the island of that name; an object gives props to all its hosts. */
  readonly islands: Readonly<Record<string, boolean | Readonly<Record<string, unknown>>>>;
  /**
   * From page to page. `transitions`: whether one page fades into the other in visits in place; on by default. `ahead`:
   * how the browser loads the page of a link that the shopper is about to follow; `prefetch` by default.
   */
  readonly visits: { readonly transitions?: boolean; readonly ahead?: "prefetch" | "prerender" | "none" };
  readonly preset: "standard" | "none";
  readonly consent: "granted" | "denied" | "unknown";
  /** The shopper has chosen the consent on this page; otherwise it is the shop's default. */
  readonly isConsentChosen?: boolean;
  /** Enables kinds of server-supplied code; all default to on except `instalments`. */
  readonly serverCode: Readonly<Record<string, boolean>>;
  /** The address of the passkeys' accounts service; empty when only the page's own scripts may set it. */
  readonly accountsUrl: string;
  /** The browsers that may use passkeys: `mac`, `ios`, `safari`, `opera`; each defaults to on. */
  readonly passkeys: Readonly<Record<string, boolean>>;
  /**
   * Maps (ruling 9): the tiles' address with `{z}`, `{x}`, `{y}`, their attribution, and the geocoding service.
   * Without a tile address only lists are shown.
   */
  readonly tiles: { readonly url?: string; readonly attribution?: string; readonly geocodeUrl?: string };
  /** Also reports errors of the page's own scripts to the shop's error log. */
  readonly reportPageErrors: boolean;
  /**
   * Measurements of real visits: the address that receives them, empty for none, and the share of page views that send
   * them (0 to 1).
   */
  readonly metrics: { readonly url: string; readonly sample: number };
  /** The response header that announces tracking scripts to fetch. */
  readonly trackingHeader: string;
  /** A selector of the shop's consent banner, if no list of ours knows it; dialogs never cover it. */
  readonly cookieBanner: string;
}

/** What server-supplied code is for; the configuration's `serverCode` has a switch for each. */
export type ServerCodeKind = "snippets" | "topLayers" | "tracking" | "ajaxLoad" | "instalments";
