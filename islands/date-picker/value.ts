/** Reads typed text as the value of a field: a day, a moment, a list of days or a range. Pure. */
import { withPlainSigns } from "../../runtime/base/typed-text";
import type { Day } from "../../runtime/calendar/days";
import { nothing, type Rules } from "../../runtime/calendar/rules";
import { foldWords } from "./day-words";
import { type Kind, type ReadDay, type Value, valueFor } from "./own-format";
import { readRange } from "./typed-range";
import { type ReadTime, typedTimeReader } from "./typed-time";
import { withYear } from "./with-year";

export { type Kind, type ReadDay, type Time, type Value, writeValue } from "./own-format";

/** @returns `null` for unreadable text; an empty field means no choice */
export function readValue(
  typed: string,
  kind: Kind,
  rules: Rules,
  readDay: ReadDay,
  readTime: ReadTime = typedTimeReader(),
): Value | null {
  const text = withPlainSigns(typed).trim();
  if (!text) return { chosen: nothing };
  if (kind.mode === "multiple") return valueFrom(readList(text, withYear(readDay)), kind, rules);
  const day = readDay(text);
  if (day) return valueFor([day], kind, rules);
  if (kind.mode === "multiple-ranged") return valueFrom(readRange(text, readDay), kind, rules);
  const moment = kind.hasTime ? readTime(text) : null;
  const dayOfMoment = moment && readDay(moment.day);
  return dayOfMoment ? valueFor([dayOfMoment], kind, rules, moment.time) : null;
}

const valueFrom = (days: readonly Day[] | null, kind: Kind, rules: Rules): Value | null =>
  days && valueFor(days, kind, rules);

/** Start of a new choice when only a part of the field is readable: a list keeps its readable days. */
export function readableDays(typed: string, kind: Kind, readDay: ReadDay): Value {
  const parts = kind.mode === "multiple" ? typed.split(/[,;]/) : [];
  const days = parts.map((part) => readDay(part.trim())).filter((day) => day !== null);
  return { chosen: { days: [...new Set(days)].sort() } };
}

/** Between the days of a list. `Intl.ListFormat` and people write a word before the last one. */
const AND = /,?\s(?:i|oraz|a|and|und|si|et|та|и|і|es)\s/g;
/** A day has at most two commas: `Monday, March 9, 2026`. */
const MOST_PARTS = 3;

/** Reads days between commas, which may also be inside a day; `null` when a part belongs to no day. */
function readList(text: string, readDay: ReadDay): Day[] | null {
  const groups = text.split(";").map((group) => group.split(","));
  const days = groups.map((parts) => daysOf(parts, readDay));
  if (days.every((found) => found !== null)) return days.flat();
  const folded = foldWords(text).replace(AND, ",");
  return folded.includes(",") ? daysOf(folded.split(/[;,]/), readDay) : null;
}

/** Joins neighbouring parts until all parts are in days. */
function daysOf(parts: readonly string[], readDay: ReadDay): Day[] | null {
  /** The day that ends before a part, and the part with which it starts. */
  const ends: ({ readonly day: Day; readonly from: number } | undefined)[] = [];
  for (let end = 1; end <= parts.length; end++)
    for (let from = end - 1; from >= Math.max(0, end - MOST_PARTS) && !ends[end]; from--) {
      if (from > 0 && !ends[from]) continue;
      const day = readDay(parts.slice(from, end).join(",").trim());
      if (day) ends[end] = { day, from };
    }
  const days: Day[] = [];
  for (let end = parts.length; end > 0; ) {
    const last = ends[end];
    if (!last) return null;
    days.unshift(last.day);
    end = last.from;
  }
  return days;
}
