/** Reads a telephone prefix in the field of its own, for forms and for the old class `SetPrefixOnPhoneInput`. */
import { readTyped } from "../base/typed-text";
import { isAutofilled } from "./is-autofilled";
import { withoutTrunk } from "./split-prefix";

/**
 * The prefix of the list that a text means. Browsers and shoppers write `+49` as `49`, `0049` or `+ 49`.
 * @returns the prefix as the list writes it; `null` when the list does not have it
 */
export function knownPrefix(text: string, prefixes: readonly string[]): string | null {
  const [, code] = /^(?:\+|00)?(\d+)$/.exec(readTyped(text).replace(/[\s().-]/g, "")) ?? [];
  return (code && prefixes.find((prefix) => prefix.replace(/\D/g, "").replace(/^00/, "") === code)) || null;
}

/** A number beside its prefix, without the `0` of calls within the country. */
export function nationalNumber(number: string, prefix: string): string {
  const code = prefix.replace(/\D/g, "").replace(/^00/, "");
  return code ? withoutTrunk(number.trim(), code, true) : number;
}

/**
 * Writes an autofilled number without the `0` of calls within its country. Browsers add it when they fill in a number
 * with a prefix: `+49 151…` becomes `0151…`.
 * @param prefix the prefix in its own field
 */
export function dropTrunk(phone: HTMLInputElement, prefix: string): void {
  const number = isAutofilled(phone) ? nationalNumber(phone.value, prefix) : phone.value;
  if (number !== phone.value) phone.value = number;
}

/**
 * The `autocomplete` value of a prefix field without a name for it. Browsers guess then, also in spite of `off`, and put
 * the last digits of the number there.
 * @param own the server's value; a name in it stays
 * @param ofPhone the phone's value: the prefix belongs to the same address, such as `billing`
 * @returns `null` when the server's value stays
 */
export function prefixAutocomplete(own: string | null, ofPhone: string | null): string | null {
  if (!/^(on|off|)$/i.test(own?.trim() ?? "")) return null;
  const address = (ofPhone ?? "").trim().split(/\s+/).slice(0, -1);
  return [...address, "tel-country-code"].join(" ");
}
