/** Finds places by a typed text, ignoring case and diacritics. Pure. */
import type { GeoPoint } from "../contracts/map";
import { foldLetters } from "../dom/fold-letters";
import { middleOf } from "./geo-point";
import type { Place } from "./place";

const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Joins a postal code, because shoppers type it with a hyphen, a space or neither. */
const joinCode = (code: string): string => fold(code).replace(/ /g, "");

/** A code as it is searched: whole, and from its first digit on, because locker numbers begin with letters. */
const codeWords = (code: string): string => {
  const whole = joinCode(code);
  return `${whole} ${whole.replace(/^\D+/, "")}`;
};

/** The texts by which an item is found: words in any order, and codes. */
export type SearchTexts = readonly [words: string, ...codes: string[]];

/** Finds items in their order; all items, as the same list, for an empty text. */
export type Search<Item> = (text: string) => readonly Item[];

/**
 * Finds the items in which each typed word starts a word. Two numbers in a row may also be one code: "31 021" is
 * "31-021". One key scans up to ten thousand items.
 */
export function searchIn<Item>(items: readonly Item[], textsOf: (item: Item) => SearchTexts): Search<Item> {
  let words: readonly string[] | undefined;
  /** All words, each after a space. Built on the first key, because most shoppers do not search. */
  const index = () =>
    (words ??= items.map((item) => {
      const [own, ...codes] = textsOf(item);
      return ` ${fold([own, ...codes].join(" "))} ${codes.map(codeWords).join(" ")}`;
    }));
  return (text) => {
    const wanted = fold(text);
    if (!wanted) return items;
    const all = index();
    const parts = wanted.split(" ").map((word) => ` ${word}`);
    const found = items.filter((_, at) => parts.every((part) => all[at]?.includes(part)));
    if (found.length || !/\d \d/.test(wanted)) return found;
    const code = ` ${wanted.replace(/(\d) (?=\d)/g, "$1")}`;
    return items.filter((_, at) => all[at]?.includes(code));
  };
}

/** Whether a typed text is exactly this place's town or postal code. */
export function isAt({ city, zipcode }: Place, text: string): boolean {
  const wanted = fold(text);
  if (!wanted) return false;
  return (
    wanted === fold(city) ||
    wanted.replace(/ /g, "") === joinCode(zipcode) ||
    wanted === fold(`${zipcode} ${city}`)
  );
}

/**
 * Number of leading digits that a typed code shares with the place's: similar codes mean nearby towns. 0 when the text
 * is not a code.
 */
export function sharedDigits({ zipcode }: Place, text: string): number {
  const wanted = text.replace(/\s|-/g, "");
  if (!/^\d{3,}$/.test(wanted)) return 0;
  const own = joinCode(zipcode);
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === own[shared]) shared += 1;
  return shared;
}

/**
 * Locates a text by the places of a list: the middle of those in that town or with that code. Without such places, the
 * middle of those whose codes share the most digits.
 */
export function placeAmong(places: readonly Place[], text: string): GeoPoint | null {
  const known = places.flatMap((one) => (one.place ? [{ one, place: one.place }] : []));
  const there = known.filter(({ one }) => isAt(one, text));
  if (there.length) return middleOf(there.map(({ place }) => place));
  const shared = known.map(({ one }) => sharedDigits(one, text));
  const most = shared.reduce((a, b) => Math.max(a, b), 0);
  return most < 2
    ? null
    : middleOf(known.filter((_, index) => shared[index] === most).map(({ place }) => place));
}
