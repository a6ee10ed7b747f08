/**
 * Reads the configuration. For each key the first source wins: the page's `#wyspa-config`, `data-*` on the tag, the
 * page's globals, the defaults. Values of the wrong type are ignored.
 */

import { firstEndpoint } from "../base/endpoint";
import { asObject, firstLike, firstOf, getPath, type PlainObject, truth } from "../base/values";
import type { CurrencyConfig, ShopConfig } from "../contracts/config";
import { pageGlobals } from "./explicit-config";
import { graphqlConfig } from "./graphql-config";

/** Keeps a value of any type, because a refused address must not be replaced by the default service (`accounts-url.ts`). */
function statedAccounts(urls: readonly unknown[]): string {
  const stated = urls.find((url) => (url ?? "") !== "") ?? "";
  return typeof stated === "string" ? stated : typeof stated;
}

/** @param sources the explicit sources, in order of priority */
export function readConfig(sources: readonly PlainObject[]): ShopConfig {
  const explicit = (...path: string[]) => sources.map((source) => getPath(source, ...path));
  /** Merges an object key by key; the page's values win. Its readers validate the values that they use. */
  const merged = (key: string) => {
    const [stronger, weaker] = explicit(key);
    return { ...asObject(weaker), ...asObject(stronger) } as Record<string, never>;
  };
  const legacy = pageGlobals();
  const vars = asObject(legacy.vars);
  const language = asObject(vars.language);
  const search = <Value extends number | boolean>(key: string, fallback: Value) =>
    firstLike<Value>(fallback, ...explicit("search", key));
  const [debounce] = explicit("search", "debounce").filter(
    (value) => value === "adaptive" || typeof value === "number",
  );

  return {
    enabled: firstLike(true, ...explicit("enabled")),
    ...graphqlConfig(sources),
    ajaxUrl: firstEndpoint("/ajax/get.php", ...explicit("ajaxUrl")),
    basketUrl: firstEndpoint("/basketchange.php", ...explicit("basketUrl")),
    priceType: firstOf(["gross", "net"], ...explicit("priceType"), vars.priceType),
    currency: readCurrency(explicit, vars),
    language: firstLike("pol", ...explicit("language"), language.id),
    languageSymbol: firstLike("pl", ...explicit("languageSymbol"), language.symbol),
    texts: { ...asObject(legacy.txt), ...merged("texts") } as Record<string, never>,
    search: {
      minLength: search<number>("minLength", 2),
      limit: search<number>("limit", 6),
      debounce: (debounce ?? 500) as ShopConfig["search"]["debounce"],
      breadcrumbs: search<boolean>("breadcrumbs", false),
      details: search<boolean>("details", false),
    },
    switches: firstEndpoint("", ...explicit("switches")),
    islands: merged("islands"),
    visits: merged("visits"),
    preset: firstOf(["standard", "none"], ...explicit("preset")),
    consent: firstOf(["unknown", "granted", "denied"], ...explicit("consent")),
    serverCode: merged("serverCode"),
    accountsUrl: statedAccounts(explicit("accountsUrl")),
    passkeys: merged("passkeys"),
    tiles: merged("tiles"),
    reportPageErrors: firstLike(false, ...explicit("reportPageErrors")),
    metrics: {
      url: firstLike("", ...explicit("metrics", "url")),
      sample: firstLike(1, ...explicit("metrics", "sample")),
    },
    trackingHeader: firstLike("x-iai-tracking-events", ...explicit("trackingHeader")),
    cookieBanner: firstLike("", ...explicit("cookieBanner")),
  };
}

function readCurrency(
  explicit: (...path: string[]) => readonly unknown[],
  vars: PlainObject,
): CurrencyConfig {
  const pageCurrency = asObject(vars.currency);
  const price = <Key extends keyof CurrencyConfig>(
    key: Key,
    fallback: CurrencyConfig[Key],
    ...older: unknown[]
  ) => firstLike<CurrencyConfig[Key]>(fallback, ...explicit("currency", key), ...older);
  return {
    symbol: price("symbol", "zł", pageCurrency.symbol, vars.symbol),
    mask: price("mask", "### ##0,00", pageCurrency.format, vars.currency_format),
    space: price("space", true, truth(pageCurrency.space), truth(vars.currency_space)),
    beforeValue: price(
      "beforeValue",
      false,
      truth(pageCurrency.beforeValue),
      truth(vars.currency_before_value),
    ),
    decimalSeparator: price(
      "decimalSeparator",
      "",
      pageCurrency.decimalSeparator,
      getPath(window, "currency_decimal_separator"),
    ),
    groupingSeparator: price(
      "groupingSeparator",
      "",
      pageCurrency.groupingSeparator,
      getPath(window, "currency_grouping_separator"),
    ),
  };
}
