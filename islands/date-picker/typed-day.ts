/**
 * Reads typed days in spellings other than `YYYY-MM-DD`; a separate chunk, fetched once the field has the focus.
 * Only this file uses flatpickr's parser. The parser turns a 31st of February into March and skips surrounding
 * digits. To refuse these, the day is formatted again and compared.
 */
import { createDateFormatter, createDateParser } from "flatpickr/dist/esm/utils/dates";
import { type Day, localDay, readDay, yearOf } from "../../runtime/calendar/days";
import { startsWithYear } from "../../runtime/calendar/names";
import { monthReader } from "./month-names";
import type { ReadDay } from "./value";

const parse = createDateParser({ config: { errorHandler() {} } });
const format = createDateFormatter({});

/** Year first or day first, with these separators: `2026-3-9`, `9.03.2026`, `9/3/2026`, `9 3 2026`, `20260309`. */
const FORMS = [
  [/^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/, "Y-m-d"],
  [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/, "d-m-Y"],
  [/^(\d{4})(\d{2})(\d{2})$/, "Y-m-d"],
] as const;

/** A year of two digits: `1.2.84`, `01/02/84`. */
const SHORT = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{1,2})$/;

/**
 * Makes a reader of typed days.
 * @param isBirthDate years of two digits are read, too: the last such year that is not in the future
 */
export function typedDayReader(language: string, isBirthDate: boolean, today = localDay): ReadDay {
  const readMonth = monthReader(language);
  const isYearFirst = isBirthDate && startsWithYear(language);

  const wholeYear = (year: string) => {
    const [now, own] = [yearOf(today()), Number(year)];
    const century = now - (now % 100);
    return String(century + own > now ? century - 100 + own : century + own);
  };
  const readShort = (written: string): Day | null => {
    const [, first = "", second = "", third = ""] = SHORT.exec(written) ?? [];
    const [year, month, day] = isYearFirst ? [first, second, third] : [third, second, first];
    return year.length === 2 ? readParts([wholeYear(year), month, day], "Y-m-d") : null;
  };
  return (typed) => {
    const written = typed.trim().replace(/\s*([-./ ])\s*/g, "$1");
    for (const [form, order] of FORMS) {
      const [, ...parts] = form.exec(written) ?? [];
      if (parts.length) return readParts(parts, order);
    }
    const inWords = readMonth(typed);
    if (inWords) return readParts(inWords, "Y-m-d");
    return isBirthDate ? readShort(written) : null;
  };
}

function readParts(parts: readonly string[], order: string): Day | null {
  const whole = parts.map((part) => part.padStart(2, "0")).join("-");
  const date = parse(whole, order);
  return date && format(date, order) === whole ? readDay(format(date, "Y-m-d")) : null;
}
