/** Finds the text of a validation code. */

import type { IslandContext } from "../../runtime/contracts/island";
import { shopErrorText } from "../../runtime/texts/shop-error-text";
import { codeTexts } from "./code-texts";

/** Returns the text of a code, or `null` for an unknown code. */
export type Lookup = (code: string) => string | null;

/**
 * Looks texts up in this order: the shop's own (`texts: { "validated-form.<code>" }`), the page's old table, the
 * language's, the Polish ones.
 * The old table is in the page's language (`app_shop.txt.errorCode`, `.formValidation`).
 * @param more looks up the server's codes, which load with the first request
 */
export function catalogue({ store, texts }: Pick<IslandContext, "store" | "texts">, more: Lookup): Lookup {
  const shopTexts: Readonly<Record<string, unknown>> = store.getState().shop.texts;
  const ownText = (table: unknown, key: string): string | null => {
    const text: unknown = Object.hasOwn(Object(table), key) && Reflect.get(Object(table), key);
    return typeof text === "string" && text ? text : null;
  };
  return (code) => {
    const key = `validated-form.${code}`;
    const polish = ownText(codeTexts, code) ?? more(code);
    return (
      ownText(shopTexts, key) ??
      shopErrorText(shopTexts, code) ??
      (polish && (texts({ [key]: polish })(key) || polish))
    );
  };
}
