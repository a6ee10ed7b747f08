/** Collects the strings that a report must not contain: the values of the page's fields and cookies (bar S21). */
import { protoGet, queryAll } from "../base/safe-dom";

const FIELDS =
  "textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])";

/** Short words occur in any message and short numbers in any file position, so removing them would spoil the report. */
const isTelling = (value: string) => value.length > 2 && !/^\d{1,4}$/.test(value);

/** @returns the longest first, because one secret may be part of another */
export function pageSecrets(): string[] {
  const fields = queryAll<HTMLInputElement>(document.documentElement, FIELDS).map(({ value }) =>
    value.trim(),
  );
  return [...fields, ...cookieValues()].filter(isTelling).sort((one, other) => other.length - one.length);
}

/** Each value both raw and decoded. */
function cookieValues(): string[] {
  try {
    const values = protoGet(document, "cookie")
      .split(/;\s*/)
      .map((pair) => pair.replace(/^[^=]*=/, ""));
    return values.flatMap((value) => [value, value.replace(/(?:%[\da-f]{2})+/gi, decoded)]);
  } catch {
    return []; // a sandboxed page must not read cookies
  }
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
