/** Searches stores by city, street, zip code and name, ignoring case and diacritics. */
import { foldLetters } from "../../runtime/dom/fold-letters";
import type { StoreLocation } from "./store";

const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Joins a zip code, because shoppers type it with a hyphen, a space or neither. */
const joinCode = (zipcode: string): string => fold(zipcode).replace(/ /g, "");

/**
 * @returns stores in which each typed word starts a word, in their order; all stores for an empty text.
 * Two numbers in a row may also be one code: "31 021" is "31-021".
 */
export function searchIn(stores: readonly StoreLocation[]): (text: string) => readonly StoreLocation[] {
  let words: readonly string[] | undefined;
  /** All words, each after a space. Built on the first key, because most shoppers do not search. */
  const index = () =>
    (words ??= stores.map(
      ({ city, street, zipcode, name }) =>
        ` ${fold(`${city} ${street} ${zipcode} ${name}`)} ${joinCode(zipcode)}`,
    ));
  return (text) => {
    const wanted = fold(text);
    if (!wanted) return stores;
    const all = index();
    const parts = wanted.split(" ").map((word) => ` ${word}`);
    const found = stores.filter((_, at) => parts.every((part) => all[at]?.includes(part)));
    if (found.length || !/\d \d/.test(wanted)) return found;
    const code = ` ${wanted.replace(/(\d) (?=\d)/g, "$1")}`;
    return stores.filter((_, at) => all[at]?.includes(code));
  };
}

/** Whether a typed text is exactly this store's town or code. */
export function isAt(store: StoreLocation, text: string): boolean {
  const wanted = fold(text);
  if (!wanted) return false;
  return (
    wanted === fold(store.city) ||
    wanted.replace(/ /g, "") === joinCode(store.zipcode) ||
    wanted === fold(`${store.zipcode} ${store.city}`)
  );
}

/**
 * Number of leading digits that a typed code shares with the store's: similar codes mean nearby towns. 0 when the text
 * is not a code.
 */
export function sharedDigits(store: StoreLocation, text: string): number {
  const wanted = text.replace(/\s|-/g, "");
  if (!/^\d{3,}$/.test(wanted)) return 0;
  const own = joinCode(store.zipcode);
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === own[shared]) shared += 1;
  return shared;
}
