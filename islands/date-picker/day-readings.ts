/**
 * Finds all days that a typed text can mean. Only this file uses flatpickr's parser. The parser turns a 31st of February
 * into March and skips surrounding digits. To refuse these, the day is formatted again and compared.
 */
import { createDateFormatter, createDateParser } from "flatpickr/dist/esm/utils/dates";
import { readTyped } from "../../runtime/base/typed-text";
import { clampDay, type Day, readDay, weekdayOf, yearOf } from "../../runtime/calendar/days";
import { isPlainEnglish, numericOrder } from "../../runtime/calendar/names";
import { type Rules, rulesOf } from "../../runtime/calendar/rules";
import { dayWordsReader, foldWords } from "./day-words";

const parse = createDateParser({ config: { errorHandler() {} } });
const format = createDateFormatter({});

/** Longer text is no day: `poniedziałek, dnia 29 października 2026 roku` has 42 characters. */
const LONGEST = 60;
/** Endings of numbers: `1st`, `1er`, `9-én`, `1-го`. */
const ENDING = /(\d)-?(?:st|nd|rd|th|er|re|eme|t?ego|go|ei|ai|en|an|jen|je|e|a|i|го|ого|е)(?!\p{L})/gu;
const NUMERIC = /^(\d{1,4})([-./\s]+)(\d{1,2})([-./\s]+)(\d{1,4})$/;

/** ICU's window for years of two digits (`UCAL_TWO_DIGIT_START`): 80 years back, 20 ahead. */
const YEARS_AHEAD = 20;
/** The 29th of February can be missing for eight years: 1896 to 1904. */
const LEAP_GAP = 8;

export type DayReadings = (typed: string) => readonly Day[];

/**
 * Makes a reader that finds every meaning of a text: none, the day, or several days.
 * @param isBirthDate the day is in the past, and never without its year
 * @param rules decides which year a day without a year can have
 */
export function dayReadings(
  language: string,
  isBirthDate: boolean,
  today: () => Day,
  rules: () => Pick<Rules, "min" | "max"> = () => rulesOf({}),
): DayReadings {
  const readWords = dayWordsReader(language);
  const [first] = numericOrder(language);
  const isYearFirst = first === "year";
  const isMonthFirst = first === "month";
  const isEnglish = isPlainEnglish(language);

  /** Years of two digits; others stay. */
  const inYear = (year: string, month: string | number, day: string): Day | null => {
    if (year.length !== 2) return readParts(year, month, day);
    const latest = yearOf(today()) + YEARS_AHEAD;
    const whole = latest - ((latest - Number(year)) % 100);
    const found = readParts(String(whole), month, day);
    return isBirthDate && found && found > today() ? readParts(String(whole - 100), month, day) : found;
  };
  /** The last such day up to now and the next one, as far as they can be chosen. */
  const inAnyYear = (month: number, day: string): (Day | null)[] => {
    const { min, max } = rules();
    const now = clampDay(today(), min, max);
    const years = [...Array(LEAP_GAP + 1)].map((_, index) => index);
    const at = (count: number) => readParts(String(yearOf(now) + count), month, day);
    const last = years.map((count) => at(-count)).find((found) => found && found <= now);
    const next = years.map(at).find((found) => found && found >= now);
    return [last, next].map((found) => (found && found >= min && found <= max ? found : null));
  };
  const withMonth = (numbers: readonly string[], month: number): (Day | null)[] => {
    const [a = "", b = ""] = numbers;
    if (numbers.length === 1) return isBirthDate || a.length > 2 ? [] : inAnyYear(month, a);
    if (numbers.length !== 2) return [];
    const [year, day] = b.length > 2 || a.length < 3 ? [b, a] : [a, b];
    if (year.length > 2) return [inYear(year, month, day)];
    const twoDigits = (one: string, other: string) => (one.length === 2 ? inYear(one, month, other) : null);
    // `9 marca 26` is no date but a birth date, of which each number can be the year.
    return isBirthDate ? [twoDigits(b, a), twoDigits(a, b)] : [];
  };
  const withNumbers = (text: string): (Day | null)[] => {
    const [, ...compact] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
    const [, a = "", before = "", b = "", after = "", c = ""] = compact.length
      ? ["", compact[0], "-", compact[1], "-", compact[2]]
      : (NUMERIC.exec(text) ?? []);
    const sign = signOf(before, after);
    if (sign === null) return [];
    if (a.length === 4) return c.length > 2 ? [] : [inYear(a, b, c)];
    if (a.length > 2 || c.length % 2) return [];
    if (c.length === 2 && isYearFirst) return a.length === 2 ? [inYear(a, b, c)] : [];
    const [dayFirst, monthFirst] = [inYear(c, b, a), inYear(c, a, b)];
    // Dates with dots begin with the day in every language.
    if (sign === "." || !(isMonthFirst || isEnglish)) return [dayFirst];
    return isEnglish ? [dayFirst, monthFirst] : [monthFirst];
  };

  const daysWith = (month: number | undefined, plain: string, numbers: readonly string[]) => {
    if (month === undefined)
      return withNumbers(plain.replace(/\p{L}+/gu, " ").replace(/^[\s.,()]+|[\s.,()]+$/g, ""));
    return /\d\s*[-/]\s*\d/.test(plain) ? [] : withMonth(numbers, month + 1); // `3-9 marca` is a range
  };

  return (typed) => {
    const text = foldWords(readTyped(typed));
    if (text.length > LONGEST || /[^\p{L}\d\s.,()/-]/u.test(text)) return [];
    const plain = text.replace(ENDING, "$1");
    const numbers = plain.match(/\d+/g) ?? [];
    const isNumeric = numbers.length === 3 || numbers[0]?.length === 8;
    const found = readWords(plain.match(/\p{L}+/gu) ?? [], isNumeric).flatMap(({ month, weekdays }) =>
      daysWith(month, plain, numbers).filter(
        (day) => day && (!weekdays.length || weekdays.includes(weekdayOf(day))),
      ),
    );
    return [...new Set(found)].filter((day) => day !== null);
  };
}

/** The sign between three numbers: `-`, `/`, or `.`, which also stands for blanks; `null` for different ones. */
function signOf(before: string, after: string): string | null {
  const [a, b] = [before, after].map((sign) => sign.replace(/\s/g, ""));
  const signs = new Set([a, b]);
  if (signs.size === 1 && a && a.length === 1) return a;
  return [...signs].every((sign) => sign === "" || sign === ".") ? (signs.has(".") ? "." : " ") : null;
}

/** @param month from 1 */
function readParts(year: string, month: string | number, day: string): Day | null {
  const whole = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  const date = parse(whole, "Y-m-d");
  return date && format(date, "Y-m-d") === whole ? readDay(whole) : null;
}
