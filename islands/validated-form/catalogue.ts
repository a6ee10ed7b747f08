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
 * @param props `shape: false` shows no examples beside formats; `messages: "friendly"` shows them instead of formats
 */
export function catalogue(
  { store, texts }: Pick<IslandContext, "store" | "texts">,
  more: Lookup,
  props: Readonly<Record<string, unknown>> = {},
): Lookup {
  return (code) => {
    const key = `validated-form.${code}`;
    if (code === "zipcodeEg" && (props.shape === false || wordsFormats(store, more))) return null;
    if (
      code === "zipcodeExample" &&
      (props.shape === false || !isFriendly(store, props, "zipcodeFormat", code))
    )
      return null;
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

/** The order's text for required fields, which standard themes repeat in their old table. It has a slip of grammar. */
const SLIP = "Te pole jest obowiązkowe.";

/** The shop's own text of a code, from either of its tables. */
function shopText(store: IslandContext["store"], code: string): string | null {
  const old = shopErrorText(store.getState().shop.texts, code);
  return configText(store, code) ?? (old === SLIP ? null : old);
}

const configText = (store: IslandContext["store"], code: string): string | null =>
  ownText(store.getState().shop.texts, `validated-form.${code}`);

/**
 * Whether our own sentence replaces the order's: the shop has chosen our sentences and not worded the order's, or it
 * words ours.
 * @param code of the order's sentence
 * @param friendly code of ours
 */
export const isFriendly = (
  store: IslandContext["store"],
  { messages }: Readonly<Record<string, unknown>>,
  code: string,
  friendly: string,
): boolean =>
  messages === "friendly"
    ? !configText(store, code)
    : Object.hasOwn(store.getState().shop.texts, `validated-form.${friendly}`);
