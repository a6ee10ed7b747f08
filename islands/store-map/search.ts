/** Finds stores by what a shopper types: city, street, zip code, name. Letters are compared without case and marks. */
import { foldLetters } from "../../runtime/dom/fold-letters";
import type { Store } from "./store";

const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Zip codes are typed with a hyphen, a space or neither. */
const joinCode = (zipcode: string): string => fold(zipcode).replace(/ /g, "");

/**
 * @returns those of which each typed word begins a word, in their order; all of them for an empty text. Two numbers in a
 * row may also be one code: "31 021" is "31-021".
 */
export function searchIn(stores: readonly Store[]): (text: string) => readonly Store[] {
  let words: readonly string[] | undefined;
  /** Every word after a space; made with the first key, because most shoppers look for nothing. */
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

/** Whether a typed text is exactly this town, or this code. */
export function isAt(store: Store, text: string): boolean {
  const wanted = fold(text);
  if (!wanted) return false;
  return (
    wanted === fold(store.city) ||
    wanted.replace(/ /g, "") === joinCode(store.zipcode) ||
    wanted === fold(`${store.zipcode} ${store.city}`)
  );
}

/** How many digits of a code two texts share from the left: neighbouring codes are neighbouring towns. 0 for what is no code. */
export function sharedDigits(store: Store, text: string): number {
  const wanted = text.replace(/\s|-/g, "");
  if (!/^\d{3,}$/.test(wanted)) return 0;
  const own = joinCode(store.zipcode);
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === own[shared]) shared += 1;
  return shared;
}
