/** Finds the text of what can be wrong (spec §5, §8). */

import type { IslandContext } from "../../runtime/contracts/island";
import { shopErrorText } from "../../runtime/dom/shop-error-text";
import { codeTexts } from "./code-texts";

/** Gives the text of a code, or null where there is none. */
export type Lookup = (code: string) => string | null;

/**
 * Finds texts by code: the shop's own (`texts: { "validated-form.<code>" }`), those of the page's old table
 * (`app_shop.txt.errorCode`, `.formValidation`), which is in the page's language, the language's, the Polish ones.
 * @param more the server's codes, which come with the first question to it
 */
export function catalogue({ store, texts }: Pick<IslandContext, "store" | "texts">, more: Lookup): Lookup {
  const shopTexts: Readonly<Record<string, unknown>> = store.getState().shop.texts;
  const own = (table: unknown, key: string): string | null => {
    const text: unknown = Object.hasOwn(Object(table), key) && Reflect.get(Object(table), key);
    return typeof text === "string" && text ? text : null;
  };
  return (code) => {
    const key = `validated-form.${code}`;
    const polish = own(codeTexts, code) ?? more(code);
    return (
      own(shopTexts, key) ??
      shopErrorText(shopTexts, code) ??
      (polish && (texts({ [key]: polish })(key) || polish))
    );
  };
}
