/** The valid keys and values of the configuration. */
import type { ShopConfig } from "../contracts/config";

/**
 * The rule for one value: its type, the list of its allowed words, or the rules of an object's keys. `islands` and
 * `texts` are objects whose keys other parts define.
 * `endpoint` is the address of a server's endpoint, `accounts` that of the passkeys' accounts service. `debounce` is a
 * number, or "adaptive".
 */
export type ConfigRule =
  | "string"
  | "number"
  | "boolean"
  | "endpoint"
  | "accounts"
  | "debounce"
  | "islands"
  | "texts"
  | readonly string[]
  | { readonly [key: string]: ConfigRule };

export const configRules = {
  enabled: "boolean",
  graphqlUrl: "endpoint",
  ajaxUrl: "endpoint",
  basketUrl: "endpoint",
  graphqlMode: ["literal", "variables"],
  priceType: ["gross", "net"],
  currency: {
    symbol: "string",
    mask: "string",
    space: "boolean",
    beforeValue: "boolean",
    decimalSeparator: "string",
    groupingSeparator: "string",
  },
  language: "string",
  languageSymbol: "string",
  texts: "texts",
  search: {
    minLength: "number",
    limit: "number",
    debounce: "debounce",
    breadcrumbs: "boolean",
    details: "boolean",
  },
  switches: "endpoint",
  islands: "islands",
  visits: { transitions: "boolean", ahead: ["prefetch", "prerender", "none"] },
  preset: ["standard", "none"],
  consent: ["unknown", "granted", "denied"],
  serverCode: {
    snippets: "boolean",
    topLayers: "boolean",
    tracking: "boolean",
    ajaxLoad: "boolean",
    instalments: "boolean",
  },
  accountsUrl: "accounts",
  passkeys: { mac: "boolean", ios: "boolean", safari: "boolean", opera: "boolean" },
  tiles: { url: "string", attribution: "string", geocodeUrl: "string" },
  reportPageErrors: "boolean",
  metrics: { url: "string", sample: "number" },
  trackingHeader: "string",
  cookieBanner: "string",
} as const satisfies Record<Exclude<keyof ShopConfig, "isConsentChosen">, ConfigRule>;
