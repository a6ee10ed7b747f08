/** What a report must not hold, word for word: what fields of the page and its cookies hold (bar S21). */
import { protoGet, queryAll } from "../base/safe-dom";

const FIELDS =
  "textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])";

/** Short words are in every message, and short numbers in every place of a file. */
const isTelling = (value: string) => value.length > 2 && !/^\d{1,4}$/.test(value);

/** @returns the longest first: one may be a part of another */
export function pageSecrets(): string[] {
  const fields = queryAll<HTMLInputElement>(document.documentElement, FIELDS).map(({ value }) =>
    value.trim(),
  );
  return [...fields, ...cookieValues()].filter(isTelling).sort((one, other) => other.length - one.length);
}

/** As they are written, and decoded. */
function cookieValues(): string[] {
  try {
    const values = protoGet(document, "cookie")
      .split(/;\s*/)
      .map((pair) => pair.replace(/^[^=]*=/, ""));
    return values.flatMap((value) => [value, value.replace(/(?:%[\da-f]{2})+/gi, decoded)]);
  } catch {
    return []; // a page that may have none
  }
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
