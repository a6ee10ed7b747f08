/** Reads days whose month is a word: `1 lutego 1984`, `1. Februar 1984`, `1984. február 1.`, `February 1, 1984`. */
import { monthWords } from "../../runtime/calendar/names";
import { foldLetters } from "../../runtime/dom/fold-letters";

/** Longer text is no date. */
const LONGEST = 40;
/** Words and endings beside the numbers: `1 lutego 1984 r.`, `1er février`, `1st of February`, `1 лютого 1984 року`. */
const BESIDE = new Set([
  "r",
  "rok",
  "roku",
  "року",
  "р",
  "of",
  "de",
  "st",
  "nd",
  "rd",
  "th",
  "er",
  "an",
  "den",
]);

/** @returns year, month and day as digits; `null` for text without a month's name */
export type ReadMonth = (typed: string) => readonly [year: string, month: string, day: string] | null;

export function monthReader(language: string): ReadMonth {
  const months = monthWords(language);
  return (typed) => {
    if (typed.length > LONGEST) return null;
    const words = foldLetters(typed).match(/\p{L}+/gu) ?? [];
    const numbers = typed.match(/\d+/g) ?? [];
    const named = words.filter((word) => months.has(word));
    const others = words.filter((word) => !months.has(word));
    const [name = ""] = named;
    const year = numbers.find(({ length }) => length === 4);
    const day = numbers.find(({ length }) => length < 3);
    if (named.length !== 1 || numbers.length !== 2 || !year || !day) return null;
    // A time, a sign or a sentence around the date is no part of a date.
    if (others.some((word) => !BESIDE.has(word)) || /[^\p{L}\p{M}\d\s.,'’]/u.test(typed)) return null;
    return [year, String((months.get(name) ?? 0) + 1), day];
  };
}
