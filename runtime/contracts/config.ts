/** The configuration, complete: every key has a value (design §2). */
export interface CurrencyConfig {
  readonly symbol: string;
  /** Price mask by ruling 17, e.g. `###,##0.00` or `### ##0,00`. */
  readonly mask: string;
  readonly space: boolean;
  readonly beforeValue: boolean;
  readonly decimalSeparator: string;
  readonly groupingSeparator: string;
}

export interface ShopConfig {
  readonly graphqlUrl: string;
  /** How values travel: as escaped literals in the document, or as GraphQL variables. */
  readonly graphqlMode: "literal" | "variables";
  readonly priceType: "net" | "gross";
  readonly currency: CurrencyConfig;
  /** The platform's three-letter code, `pol` by default. */
  readonly language: string;
  /** The language's short symbol (`pl`): part of the search cache's key. */
  readonly languageSymbol: string;
  /** The shop's own texts by key. */
  readonly texts: Readonly<Record<string, string>>;
  readonly search: {
    readonly minLength: number;
    readonly limit: number;
    /** Milliseconds. */
    readonly debounce: number;
    /** The server answers `bc` on category nodes (ruling 2). */
    readonly breadcrumbs: boolean;
  };
  /** Switches islands off by name. */
  readonly islands: Readonly<Record<string, boolean>>;
  readonly preset: "standard" | "none";
  readonly consent: "granted" | "denied" | "unknown";
  /** Switches for the kinds of server-supplied code; what is not named is on, but for `instalments`. */
  readonly serverCode: Readonly<Record<string, boolean>>;
  /** Where the accounts service of passkeys is; empty where only the page's own scripts may say so. */
  readonly accountsUrl: string;
  /** Which browsers may sign in by passkeys: `mac`, `ios`, `safari`, `opera`; what is not named is on. */
  readonly passkeys: Readonly<Record<string, boolean>>;
  /** Maps (ruling 9): an address with `{z}`, `{x}`, `{y}`; without it, lists only. Whose they are; where places are looked up. */
  readonly tiles: { readonly url?: string; readonly attribution?: string; readonly geocodeUrl?: string };
  /** Errors of the page's own scripts are reported to the shop's error log, too. */
  readonly reportPageErrors: boolean;
  /** The header by which an answer says that there are tracking scripts to fetch (spec §4). */
  readonly trackingHeader: string;
}

/** What server-supplied code is for; the configuration's `serverCode` has a switch for each. */
export type ServerCodeKind = "snippets" | "topLayers" | "tracking" | "ajaxLoad" | "instalments";
