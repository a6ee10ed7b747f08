/**
 * What a provider's link is (ruling 7, bar S4): an address that can be opened, code that only the gate may run, or
 * something that is neither and is refused. The amount goes in as a number that we have written, or as the text XXX.
 */
export type Target =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "refused" };

/** What a link gets where the page knows no price (contract B l). */
export const NO_PRICE = "XXX";

/**
 * Exactly one opening of a window at an address, and nothing beside it: the address is taken out, and no code is run. No
 * backslash and no second quote can be in it, so it is what it looks like.
 */
const OPENING =
  /^(?:window\s*\.\s*)?open\s*\(\s*(["'])((?:https?:)?\/\/[^"'`\\\s]+)\1\s*(?:,\s*(["'])[^"'`\\]*\3\s*){0,2}\)\s*;?\s*(?:return\s+(?:false|true)\s*;?)?$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
const DROPPED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/** An amount as a link takes it: digits, with at most two behind a point. */
export function amountText(amount: number, isSum: boolean): string {
  const exact = amount.toFixed(2);
  if (!(Number(exact) > 0) || !/^\d+\.\d\d$/.test(exact)) return NO_PRICE;
  return isSum ? exact : String(Number(exact));
}

/** @param amount as `amountText` writes it */
export function targetOf(link: string, amount: string, base: string = document.baseURI): Target {
  const filled = link.trim().split("{calculate_price}").join(amount);
  const [, , opened] = OPENING.exec(filled) ?? [];
  const bare = filled.replace(DROPPED, "");
  if (!bare) return { kind: "refused" };
  // `//` begins an address of another host, `/` one of the shop's own; everything with a scheme is an address, too.
  if (!opened && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(bare)) return { kind: "code", code: filled };
  const url = parsed(opened ?? filled, base);
  return url ? { kind: "address", url } : { kind: "refused" };
}

function parsed(address: string, base: string): string | null {
  try {
    const url = new URL(address, base);
    if (url.protocol === "http:") url.protocol = new URL(base).protocol; // on a secure page, a secure one
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
