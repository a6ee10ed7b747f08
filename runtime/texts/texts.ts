/**
 * Texts that a shopper sees. Every island brings its Polish table; the shop overrides any text by its key
 * (configuration `texts`). `{name}` in a text stands for a value; a text with plural forms is chosen by `count`.
 */

import type { TextTable, Translate } from "../contracts/texts";
import { plural } from "./plural";

/**
 * Binds a table to the shop's overrides.
 * @param overrides texts by key, as the shop configured them; values that are no strings are passed over
 * @param language the page's language, for plural rules ("pol", "pl", "eng" …)
 */
export function bindTexts<Key extends string>(
  table: TextTable<Key>,
  overrides: Readonly<Record<string, unknown>>,
  language: string,
): Translate<Key> {
  return (key, values = {}) => {
    const own = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
    const text = typeof own === "string" ? own : table[key];
    const form = typeof text === "string" ? text : plural(Number(values.count), text, language);
    return form.replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    );
  };
}
