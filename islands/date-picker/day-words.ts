/** Finds the words of a typed date: its month, its weekday, and what people write beside the numbers. */
import { monthWords, type NamedNumber, weekdayWords } from "../../runtime/calendar/names";
import { foldLetters } from "../../runtime/dom/fold-letters";

/** Words beside the numbers: `1 lutego 1984 r.`, `1 лютого 1984 року`, `dnia 1 lutego`, `am 1. Februar`, `le 1er`. */
const BESIDE = /* @__PURE__ */ new Set(
  "r rok roku р рр року рік г of the on de den am le er an anul dnia dne dna evi".split(" "),
);
const ROMAN = /* @__PURE__ */ "i ii iii iv v vi vii viii ix x xi xii".split(" ");
/** Shorter beginnings of a name are no abbreviation. */
const SHORTEST = 3;

/** Lower case, without accents and apostrophes: `п’ятниця` is written with three different ones. */
export const foldWords = (text: string): string => foldLetters(text).replace(/['’ʼ`]/g, "");

export interface DayWords {
  /** 0–11; `undefined` when the month is a number. */
  readonly month: number | undefined;
  /** 0–6, Sunday is 0; several for `st`, which is Wednesday and, without its accent, Thursday in Slovak. */
  readonly weekdays: readonly number[];
}

/**
 * @param isNumeric the month is a number
 * @returns what the words can mean; nothing when a word is no part of a date, or when months or weekdays contradict
 */
export type ReadDayWords = (words: readonly string[], isNumeric: boolean) => readonly DayWords[];

/** @returns a reader of words that {@link foldWords} has folded */
export function dayWordsReader(language: string): ReadDayWords {
  const [months, weekdays] = [finder(monthWords(language)), finder(weekdayWords(language))];
  const weekdaysOf = (word: string) => weekdays.exact(word) ?? weekdays.begun(word);
  const monthOf = (word: string) => {
    const roman = ROMAN.indexOf(word);
    const found = months.exact(word) ?? (weekdays.exact(word) ? undefined : months.begun(word));
    if (found?.length === 1) return found[0];
    return roman < 0 ? undefined : roman;
  };
  /** @param name the word for the month */
  const meaning = (words: readonly string[], name?: string): DayWords[] => {
    const others = [...words];
    if (name !== undefined) others.splice(words.indexOf(name), 1);
    const days = others.map(weekdaysOf).filter((found) => found !== undefined);
    if (days.length > 1 || !others.every((word) => weekdaysOf(word) || BESIDE.has(word))) return [];
    return [{ month: name === undefined ? undefined : monthOf(name), weekdays: days[0] ?? [] }];
  };
  return (words, isNumeric) => {
    const named = isNumeric ? [] : words.filter((word) => monthOf(word) !== undefined);
    if (!named.length) return meaning(words);
    // One word can mean both: `mar.` is Tuesday and March in French and Romanian, `Sze` is Wednesday and September.
    const certain = named.find((word) => !weekdaysOf(word));
    return certain ? meaning(words, certain) : named.flatMap((name) => meaning(words, name));
  };
}

/** Finds names by the whole word, or by its beginning, as `Sept` in `September`. */
function finder(names: readonly NamedNumber[]) {
  const folded = names.map(([name, value]) => [foldWords(name).replace(/\.$/, ""), value] as const);
  const find = (fits: (name: string) => boolean) => {
    const found = new Set(folded.flatMap(([name, value]) => (fits(name) ? [value] : [])));
    return found.size ? [...found] : undefined;
  };
  return {
    exact: (word: string) => find((name) => name === word),
    begun: (word: string) => (word.length < SHORTEST ? undefined : find((name) => name.startsWith(word))),
  };
}
