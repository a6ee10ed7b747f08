/**
 * Classifies a provider's link (ruling 7, bar S4): an address, code that only the gate may run, or neither, which is
 * refused.
 * The amount that fills the link is a number that we have written, or the text XXX.
 */
export type Target =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "refused" };

/** Replaces the amount when the page knows no price (contract B l). */
export const NO_PRICE = "XXX";

/**
 * Matches exactly one `window.open` of an address and no other code: the address is extracted, and no code runs. The
 * address cannot contain a backslash or a second quote, so no escape can disguise it.
 */
const OPENING =
  /^(?:window\s*\.\s*)?open\s*\(\s*(["'])((?:https?:)?\/\/[^"'`\\\s]+)\1\s*(?:,\s*(["'])[^"'`\\]*\3\s*){0,2}\)\s*;?\s*(?:return\s+(?:false|true)\s*;?)?$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
const DROPPED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/** Formats an amount for a link: digits, with at most two decimals. */
export function amountText(amount: number, isSum: boolean): string {
  const exact = amount.toFixed(2);
  if (!(Number(exact) > 0) || !/^\d+\.\d\d$/.test(exact)) return NO_PRICE;
  return isSum ? exact : String(Number(exact));
}

/** @param amount text from `amountText` */
export function targetOf(link: string, amount: string, base: string = document.baseURI): Target {
  const filled = link.trim().split("{calculate_price}").join(amount);
  const [, , opened] = OPENING.exec(filled) ?? [];
  const bare = filled.replace(DROPPED, "");
  if (!bare) return { kind: "refused" };
  // `//` starts an address of another host, `/` one of the shop; text with a scheme is an address, too.
  if (!opened && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(bare)) return { kind: "code", code: filled };
  const url = parsed(opened ?? filled, base);
  return url ? { kind: "address", url } : { kind: "refused" };
}

function parsed(address: string, base: string): string | null {
  try {
    const url = new URL(address, base);
    if (url.protocol === "http:") url.protocol = new URL(base).protocol; // avoids mixed content on a secure page
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
