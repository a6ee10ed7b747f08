/** Reads typed ranges: `3.03.2026-9.03.2026`, `20260303/20260309`, `3–9 marca 2026`, `od 3 do 9 marca`. Pure. */
import { readTyped } from "../../runtime/base/typed-text";
import { type Day, daysBetween } from "../../runtime/calendar/days";
import { foldWords } from "./day-words";
import type { ReadDay } from "./own-format";
import { withYear } from "./with-year";

/** Longer text is no range. */
const LONGEST = 120;
/** Words before the first day, in all languages. Longer ones come first. */
const FROM =
  /^(?:de la|du|de|von|vom|from|between|od|zwischen|intre|entre|mezi|medzi|miedzy|від|з|із|с|ettol)[:\s]+/;
/** Between both days: dashes, a slash, dots, or a word. */
const BETWEEN =
  /\s*(?:-+|\/|\.\.+|…)\s*|[\s,]+(?:do|to|until|till|through|thru|and|bis zum|bis|und|jusqu.?au|au|a|et|pana la|pana pe|la|si|i|до|по|та|і|eddig:?|es)\s+/g;
/** Hungarian endings: `március 3-tól 9-ig`. */
const HUNGARIAN = [/-?tol(?=[\s,])/, /-?[ea]?ig$/] as const;

/** The days at both ends, in any order; `null` for text that is no range. */
export function readRange(typed: string, readDay: ReadDay): readonly Day[] | null {
  const folded = foldWords(readTyped(typed));
  if (folded.length > LONGEST) return null;
  const isHungarian = HUNGARIAN.every((ending) => ending.test(folded));
  const text = isHungarian
    ? folded.replace(HUNGARIAN[0], " - ").replace(HUNGARIAN[1], "")
    : folded.replace(FROM, "").replace(/\s+kozott$/, "");
  const pairs = [...text.matchAll(BETWEEN)]
    .map(
      ({ 0: sign, index }) => [text.slice(0, index).trim(), text.slice(index + sign.length).trim()] as const,
    )
    .filter(([from, to]) => from && to);
  const strict = withYear(readDay);
  const isComplete = (days: readonly (Day | null)[]): days is Day[] => days.every((day) => day !== null);
  const whole = pairs.map((ends) => ends.map(strict)).find(isComplete);
  if (whole) return whole;
  for (const read of [strict, readDay])
    for (const [from, to] of pairs) {
      const days = completed(from, to, read);
      if (days) return days;
    }
  return null;
}

/** Reads ends of which one lacks what the other has: `3–9 marca 2026`, `Feb 9 – 12, 2026`, `2026. 02. 09–12.` */
function completed(from: string, to: string, read: ReadDay): readonly Day[] | null {
  const starts = read(from) ? [from] : endingsOf(to).map((rest) => joined(from, rest));
  for (const start of starts) {
    const first = read(start);
    if (!first) continue;
    const stops = read(to)
      ? [to]
      : [
          ...beginningsOf(from).map((head) => joined(head, to)),
          ...endingsOf(from).map((rest) => joined(to, rest)),
        ];
    const stop = stops.find(read);
    const last = stop && read(stop);
    if (!stop || !last) continue;
    if (first <= last) return [first, last];
    // Around New Year's Day the borrowed year is the neighbouring one: `28 grudnia – 3 stycznia 2027`.
    const days = start === from ? [first, read(inNextYear(stop, 1))] : [read(inNextYear(start, -1)), last];
    return isNear(days) ? days : null;
  }
  return null;
}

const inNextYear = (text: string, step: 1 | -1): string =>
  text.replace(/\d{4}/, (year) => String(Number(year) + step));

/** Farther days are ends in the wrong order: `9 maja – 3 marca 2026`. */
const HALF_A_YEAR = 183;
const isNear = (days: readonly (Day | null)[]): days is Day[] => {
  const [first, last] = days;
  return !!first && !!last && first <= last && daysBetween(first, last) < HALF_A_YEAR;
};

/** The endings of a text, from its last word or number on; shortest first. */
function endingsOf(text: string): string[] {
  const found: string[] = [];
  for (let left = text; left; ) {
    const [piece] = /[^\p{L}\d]*(?:\p{L}+|\d+)[^\p{L}\d]*$/u.exec(left) ?? [];
    if (!piece) break;
    left = left.slice(0, -piece.length);
    if (left) found.push(text.slice(left.length));
  }
  return found;
}

/** The beginnings of a text, longest first. */
function beginningsOf(text: string): string[] {
  const found: string[] = [];
  for (let left = text.replace(/[^\p{L}\d]+$/u, ""); left; ) {
    left = left.replace(/(?:\p{L}+|\d+)$/u, "");
    if (left) found.push(left);
    left = left.replace(/[^\p{L}\d]+$/u, "");
  }
  return found;
}

/** Joins two parts of a day, whose signs meet only once. */
const joined = (head: string, rest: string): string =>
  /^[-./,]/.test(rest)
    ? head.replace(/[-./,\s]+$/, "") + rest
    : `${head}${/[-/]$/.test(head) ? "" : " "}${rest}`;
