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
 * @param showsExamples messages about formats end with an example instead of the formats
 */
export function catalogue(
  { store, texts }: Pick<IslandContext, "store" | "texts">,
  more: Lookup,
  showsExamples = true,
): Lookup {
  return (code) => {
    const key = `validated-form.${code}`;
    if (code === "zipcodeExample" && (!showsExamples || wordsFormats(store, more))) return null;
    const polish = ownText(codeTexts, code) ?? more(code);
    return shopText(store, code) ?? (polish && (texts({ [key]: polish })(key) || polish));
  };
}

function ownText(table: unknown, key: string): string | null {
  const text: unknown = Object.hasOwn(Object(table), key) && Reflect.get(Object(table), key);
  return typeof text === "string" && text ? text : null;
}

/** Whether the shop words the list of formats itself. Standard themes repeat the platform's text in the old table. */
function wordsFormats(store: IslandContext["store"], more: Lookup): boolean {
  const own = shopText(store, "zipcodeFormat");
  return own !== null && own !== more("zipcodeFormat");
}

/** The shop's own text of a code, from either of its tables. */
function shopText(store: IslandContext["store"], code: string): string | null {
  const shopTexts: Readonly<Record<string, unknown>> = store.getState().shop.texts;
  return ownText(shopTexts, `validated-form.${code}`) ?? shopErrorText(shopTexts, code);
}

export const hasShopText = (store: IslandContext["store"], code: string): boolean =>
  shopText(store, code) !== null;
