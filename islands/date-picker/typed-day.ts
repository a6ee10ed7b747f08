/**
 * Reads what shoppers type and paste in spellings other than `YYYY-MM-DD`; loaded once the field has the focus.
 */
import { type Day, localDay } from "../../runtime/calendar/days";
import { namesOf } from "../../runtime/calendar/names";
import type { Rules } from "../../runtime/calendar/rules";
import type { IslandContext } from "../../runtime/contracts/island";
import { dayReadings } from "./day-readings";
import { leftOutOf } from "./left-out";
import type { Settings } from "./settings";
import { moreTexts } from "./texts";
import { typedTimeReader } from "./typed-time";
import { type ReadDay, readableDays, readValue, type Value } from "./value";

/**
 * Makes a reader of typed days.
 * @param isBirthDate years of two digits mean the last such year that is not in the future
 * @param rules what can be chosen; decides the year of a day without one
 * @returns `null` for text that is no day, or that can mean several
 */
export function typedDayReader(
  language: string,
  isBirthDate: boolean,
  today = localDay,
  rules?: () => Rules,
): ReadDay {
  const readings = dayReadings(language, isBirthDate, today, rules);
  return (typed) => only(readings(typed));
}

const only = (days: readonly Day[]): Day | null => (days.length === 1 ? (days[0] ?? null) : null);

export interface TypedReader {
  /** @returns `null` for text that is unreadable, or that can mean several days */
  read(typed: string): Value | null;
  /** The readable part of a list. */
  readable(typed: string): Value;
  /** A sentence about text that can mean several days. */
  doubt(typed: string): string | undefined;
  /** A sentence about the days of a range that cannot be chosen. */
  leftOut(value: Value): string | undefined;
}

/**
 * Makes the reader of a field's text.
 * @param format the field's own format, for messages
 */
export function typedReader(
  language: string,
  settings: Settings,
  format: string,
  texts: IslandContext["texts"],
): TypedReader {
  const { mode, isBirthDate, rules } = settings;
  const t = texts(moreTexts);
  const names = namesOf(language);
  const readings = dayReadings(language, isBirthDate, localDay, rules);
  const readTime = typedTimeReader(language);
  const read = (typed: string, readOne: ReadDay) => readValue(typed, settings, rules(), readOne, readTime);
  return {
    read: (typed) => read(typed, (text) => only(readings(text))),
    readable: (typed) => readableDays(typed, settings, (text) => only(readings(text))),
    doubt(typed) {
      let days: readonly Day[] = [];
      read(typed, (text) => {
        const found = readings(text);
        if (found.length > 1) days = found;
        return only(found);
      });
      const [first, second] = days.map(names.full);
      return first && second ? t("date-picker.ambiguous", { first, second, format }) : undefined;
    },
    leftOut: ({ chosen }) => (mode === "multiple-ranged" ? leftOutOf(chosen.days, names, t) : undefined),
  };
}
