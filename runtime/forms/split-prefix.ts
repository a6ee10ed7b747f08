/** A number without its prefix. */
export interface SplitNumber {
  /** As the list of prefixes writes it. */
  readonly prefix: string;
  readonly rest: string;
}

/** The longest first: +1 is the start of +1809. */
const byLength = (prefixes: readonly string[]) =>
  prefixes.filter((prefix) => /\d/.test(prefix)).sort((a, b) => b.length - a.length);

/**
 * Splits a known prefix off a phone number. Shoppers write it as `+48`, `0048`, `(+48)` or `+4 8`.
 * @param isTyping a longer prefix may follow: `+1` waits while `+1809` is possible
 * @returns `null` when the number has no prefix of the list, or has not got it yet
 */
export function splitPrefix(
  number: string,
  prefixes: readonly string[],
  isTyping = false,
): SplitNumber | null {
  const [, start = "", digits = ""] = /^\s*(\(?(?:\+|00)[\s(]*)(\d[\d\s()-]*)?/.exec(number) ?? [];
  const typed = digits.replace(/\D/g, "");
  if (!start || !typed) return null;
  const known = byLength(prefixes).map((prefix) => [prefix, prefix.replace(/\D/g, "")] as const);
  const [prefix, code] = known.find(([, code]) => typed.startsWith(code)) ?? [];
  if (!prefix || !code) return null;
  if (isTyping && known.some(([, other]) => other !== code && other.startsWith(typed))) return null;
  const after = number.trimStart().slice(start.length);
  const length = new RegExp(`^${[...code].join("[\\s()-]*")}`).exec(after)?.[0].length ?? 0;
  return {
    prefix,
    rest: after
      .slice(length)
      .replace(/^[\s)-]+/, "")
      .trimEnd(),
  };
}
