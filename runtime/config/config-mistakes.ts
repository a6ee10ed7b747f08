/** Finds mistakes in the explicit configuration and explains each in one sentence to the theme designer. */
import { isEndpoint } from "../base/endpoint";
import { didYouMean, nearestName } from "../base/nearest-name";
import { isPlainObject, type PlainObject } from "../base/values";
import { refusedAccountsUrl, safeAccountsUrl } from "./accounts-url";
import { type ConfigRule, configRules } from "./config-rules";

/** Where a key is: in the page's script element, or in an attribute of our script tag. */
export type ConfigSource = "page" | "tag";

const places: Readonly<Record<ConfigSource, string>> = {
  page: '<script id="wyspa-config">',
  tag: "the attributes of the script tag",
};

/**
 * @param settings the keys of one source
 * @param islands the names of all islands on the page
 * @returns a sentence for each mistake
 */
export function configMistakes(
  source: ConfigSource,
  settings: PlainObject,
  islands: readonly string[],
): readonly string[] {
  const validKeys = Object.keys(configRules);
  return Object.entries(settings).flatMap(([key, value]) => {
    if (Object.hasOwn(configRules, key))
      return valueMistakes(key, value, configRules[key as keyof typeof configRules], islands).map(
        // The sentence about `accountsUrl` names its places, and appears once for all of them.
        (mistake) => (key === "accountsUrl" ? mistake : `${mistake} See ${places[source]}.`),
      );
    // Other tools add attributes to script tags, too: only a misspelt key is a mistake.
    const isForeign = source === "tag" && !nearestName(key, validKeys);
    return isForeign
      ? []
      : [`The configuration has no key "${key}". ${didYouMean(key, validKeys)} See ${places[source]}.`];
  });
}

function valueMistakes(
  path: string,
  value: unknown,
  rule: ConfigRule,
  islands: readonly string[],
): readonly string[] {
  if (rule === "endpoint")
    return isEndpoint(value)
      ? []
      : [wrongValue(path, value, "a path that starts with a slash, or an http(s) address")];
  if (rule === "accounts") return accountsMistakes(value);
  if (rule === "debounce")
    return typeof value === "number" || value === "adaptive"
      ? []
      : [wrongValue(path, value, 'a number of milliseconds or "adaptive"')];
  if (typeof rule === "string" && rule !== "islands" && rule !== "texts")
    return typeof value === rule ? [] : [wrongValue(path, value, `a ${rule}`)];
  if (Array.isArray(rule))
    return rule.includes(value)
      ? []
      : [wrongValue(path, value, rule.map((word) => `"${word}"`).join(" or "))];
  if (!isPlainObject(value)) return [wrongValue(path, value, "an object")];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = `${path}.${key}`;
    if (rule === "texts")
      return isText(inner) ? [] : [wrongValue(innerPath, inner, "a text, or an object of plural forms")];
    if (rule === "islands")
      return islands.includes(key)
        ? islandMistakes(innerPath, inner)
        : [`"${path}" names "${key}", which is not an island. ${didYouMean(key, islands)}`];
    const rules = rule as Readonly<Record<string, ConfigRule>>;
    const innerRule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    return innerRule
      ? valueMistakes(innerPath, inner, innerRule, islands)
      : [`The configuration's "${path}" has no key "${key}". ${didYouMean(key, Object.keys(rules))}`];
  });
}

/** The props themselves are checked where the island mounts, because a theme may have defined it. */
const islandMistakes = (path: string, value: unknown): readonly string[] =>
  typeof value === "boolean" || isPlainObject(value)
    ? []
    : [wrongValue(path, value, "a boolean, or an object of the island's props")];

/** Without an address the default applies. Any other value is used or refused, whatever its type. */
function accountsMistakes(value: unknown): readonly string[] {
  const address = typeof value === "string" ? value : typeof value;
  return (value ?? "") === "" || safeAccountsUrl(address) ? [] : [refusedAccountsUrl(address)];
}

/** A text, or the plural forms of one. */
const isText = (value: unknown) => typeof value === "string" || isPlainObject(value);

const wrongValue = (path: string, value: unknown, expected: string) =>
  `The configuration's "${path}" must be ${expected}, not ${shown(value)}. It is ignored.`;

/** A value as JSON, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Explains why a text is not a configuration.
 * @returns `null` when it is a JSON object, or empty
 */
export function jsonMistake(text: string): string | null {
  const trimmed = text.replace(/^\ufeff/, "").trim();
  if (!trimmed) return null;
  try {
    const value: unknown = JSON.parse(trimmed);
    return isPlainObject(value)
      ? null
      : `${places.page} must contain a JSON object, not ${shown(value)}. The whole configuration is ignored.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${places.page} is not valid JSON (${reason}). The whole configuration is ignored.`;
  }
}
