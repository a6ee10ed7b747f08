/**
 * Reads the configuration. First found wins per key: the page's `#wyspa-config`, `data-*` on the tag, the
 * page's globals, the defaults (design §2). Values of the wrong type are passed over.
 */

import { type Bag, bag } from "../platform/json";
import type { CurrencyConfig, ShopConfig } from "./config";

/** The first of the candidates that has the fallback's type. */
function pick<Value>(fallback: Value, ...candidates: unknown[]): Value {
  const fits = (value: unknown) =>
    typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
  return (candidates.find((value) => value !== null && fits(value)) as Value | undefined) ?? fallback;
}

/** The first of the candidates that is one of the words; the first word when none is. */
const word = <Word extends string>(words: readonly [Word, ...Word[]], ...candidates: unknown[]): Word =>
  (candidates.find((value) => words.includes(value as Word)) as Word | undefined) ?? words[0];

/** Yes or no as templates write them; undefined where they say neither. */
const truth = (value: unknown): unknown =>
  typeof value === "object" || value === "" || value === undefined
    ? undefined
    : !!value && value !== "false" && value !== "0";

/** @param given the explicit sources, the stronger one first */
export function readConfig(given: readonly Bag[]): ShopConfig {
  const explicit = (key: string) =>
    given.map((source) => (Object.hasOwn(source, key) ? source[key] : undefined));
  /** A table of which each entry may come from either source. Its readers check what they take. */
  const merged = (key: string) => {
    const [stronger, weaker] = explicit(key);
    return { ...bag(weaker), ...bag(stronger) } as Record<string, never>;
  };
  const inside = (key: string, part: string) => explicit(key).map((value) => bag(value)[part]);
  const legacy = bag(Reflect.get(window, "app_shop"));
  const vars = bag(legacy.vars);
  const own = bag(vars.currency);
  const language = bag(vars.language);
  const price = <Key extends keyof CurrencyConfig>(
    key: Key,
    fallback: CurrencyConfig[Key],
    ...older: unknown[]
  ) => pick<CurrencyConfig[Key]>(fallback, ...inside("currency", key), ...older);
  const search = (key: string, fallback: number) => pick(fallback, ...inside("search", key));
  const global = (name: string): unknown => Reflect.get(window, name);

  return {
    graphqlUrl: pick("/graphql/v1/", ...explicit("graphqlUrl"), bag(legacy.urls).graphql),
    graphqlMode: word(["literal", "variables"], ...explicit("graphqlMode")),
    priceType: word(["gross", "net"], ...explicit("priceType"), vars.priceType),
    currency: {
      symbol: price("symbol", "zł", own.symbol, vars.symbol),
      mask: price("mask", "### ##0,00", own.format, vars.currency_format),
      space: price("space", true, truth(own.space), truth(vars.currency_space)),
      beforeValue: price("beforeValue", false, truth(own.beforeValue), truth(vars.currency_before_value)),
      decimalSeparator: price(
        "decimalSeparator",
        "",
        own.decimalSeparator,
        global("currency_decimal_separator"),
      ),
      groupingSeparator: price(
        "groupingSeparator",
        "",
        own.groupingSeparator,
        global("currency_grouping_separator"),
      ),
    },
    language: pick("pol", ...explicit("language"), language.id),
    languageSymbol: pick("pl", ...explicit("languageSymbol"), language.symbol),
    texts: { ...bag(legacy.txt), ...merged("texts") } as Record<string, never>,
    search: {
      minLength: search("minLength", 2),
      limit: search("limit", 6),
      debounce: search("debounce", 500),
      breadcrumbs: pick(false, ...inside("search", "breadcrumbs")),
    },
    islands: merged("islands"),
    preset: word(["standard", "none"], ...explicit("preset")),
    consent: word(["unknown", "granted", "denied"], ...explicit("consent")),
    serverCode: merged("serverCode"),
    trackingHeader: pick("x-iai-tracking-events", ...explicit("trackingHeader")),
  };
}
