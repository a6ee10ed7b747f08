/**
 * Resolves the texts that shoppers see. Every island has a Polish table; the shop overrides any text by its key
 * (configuration `texts`). `{name}` in a text is replaced by a value; `count` selects among plural forms.
 */

import type { PluralForms, TextTable, Translate } from "../contracts/texts";
import { plural } from "./plural";

/**
 * Binds a table to the shop's overrides.
 * @param overrides the shop's texts, or their plural forms, by key; other values are ignored
 * @param language the page's language, for plural rules ("pol", "pl", "eng" …)
 */
export function bindTexts<Key extends string>(
  table: TextTable<Key>,
  overrides: Readonly<Record<string, unknown>>,
  language: string,
): Translate<Key> {
  return (key, values = {}) => {
    const formOf = (text: unknown) =>
      text && typeof text === "object"
        ? plural(Number(values.count), text as PluralForms, language)
        : (text as string);
    const own = formOf(Object.hasOwn(overrides, key) && overrides[key]);
    // Forms of the shop may lack the one that the count needs.
    return (typeof own === "string" ? own : formOf(table[key])).replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    );
  };
}
