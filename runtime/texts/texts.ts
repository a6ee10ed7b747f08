/**
 * Resolves the texts that shoppers see. Every island has a Polish table; the shop overrides any text by its key
 * (configuration `texts`). `{name}` in a text is replaced by a value; `count` selects among plural forms.
 */

import type { TextTable, Translate } from "../contracts/texts";
import { plural } from "./plural";

/**
 * Binds a table to the shop's overrides.
 * @param overrides the shop's texts by key; values that are not strings are ignored
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
