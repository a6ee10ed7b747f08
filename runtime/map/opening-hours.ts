/**
 * Reads when a point is open. Pure.
 * The platform sends only `allDay` per day: a text like `08:00-20:00`, several with commas, empty for a closed day,
 * or `true` for a whole day. Hours that cannot be read count as unknown and are shown as written.
 */
import { getPath, text } from "../base/values";

/** Minutes of the day; the end may lie in the next day. */
export type Span = readonly [from: number, to: number];

export interface Day {
  /** `null` when unknown. */
  readonly spans: readonly Span[] | null;
  readonly label: string;
}

/** Days from Monday on. */
export type Week = readonly Day[];

const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAY = 1_440;

export const readWeek = (given: unknown): Week =>
  names.map((name) => readDay(getPath(given, name, "allDay")));

export function readDay(allDay: unknown): Day {
  if (allDay === true) return { spans: [[0, DAY]], label: "" };
  if (allDay === false) return { spans: [], label: "" };
  if (typeof allDay !== "string") return { spans: null, label: "" };
  const label = text(allDay).trim();
  if (!label) return { spans: [], label };
  const spans = label.split(/[,;]/).map(readSpan);
  return { spans: spans.every((span) => span !== null) ? spans : null, label };
}

function readSpan(label: string): Span | null {
  const [, h1, m1 = "0", h2, m2 = "0"] =
    /^\s*(\d{1,2})(?:[:.](\d\d))?\s*[-–]\s*(\d{1,2})(?:[:.](\d\d))?\s*$/.exec(label) ?? [];
  if (h1 === undefined) return null;
  const [from, to] = [Number(h1) * 60 + Number(m1), Number(h2) * 60 + Number(m2)];
  if (from >= DAY || to > DAY || Number(m1) > 59 || Number(m2) > 59) return null;
  return [from, to > from ? to : to + DAY]; // ends on the next day
}

const contains = ([from, to]: Span, minute: number) => from <= minute && minute < to;

/** Whether a point is open; a day with unknown hours counts as closed. */
export function isOpenAt(week: Week, when: Date): boolean {
  const today = (when.getDay() + 6) % 7;
  const minute = when.getHours() * 60 + when.getMinutes();
  const within = (day: number, at: number) => !!week[day]?.spans?.some((span) => contains(span, at));
  return within(today, minute) || within((today + 6) % 7, minute + DAY);
}

/** What a row says about today. */
export type Today =
  | { readonly kind: "always" }
  | { readonly kind: "closed" }
  | { readonly kind: "until" | "hours"; readonly text: string };

/**
 * The hours of the device's present weekday; `null` when they are unknown. Weekly hours are all that the platform
 * sends, so nothing is said about holidays.
 * @param isHere false when the device's clock does not belong to the point's place: then nothing is said about now
 */
export function todayOf({ week, when, isHere }: { week: Week; when: Date; isHere: boolean }): Today | null {
  const day = (when.getDay() + 6) % 7;
  const minute = when.getHours() * 60 + when.getMinutes();
  const spans = week[day]?.spans;
  const late = isHere && week[(day + 6) % 7]?.spans?.find((span) => contains(span, minute + DAY));
  if (late) return { kind: "until", text: time(late[1]) };
  if (!spans || !week.some((one) => one.spans?.length)) return null;
  if (spans.some(([from, to]) => to - from >= DAY)) return { kind: "always" };
  if (!spans.length) return { kind: "closed" };
  const now = isHere && spans.find((span) => contains(span, minute));
  return now
    ? { kind: "until", text: time(now[1]) }
    : { kind: "hours", text: spans.map(spanText).join(", ") };
}

/** Hours by which a country's clock may differ from the sun's: in Spain in summer two and a half. */
const CLOCK_SLACK = 2.5;

/** Whether the device's clock can be the clock of a place with this longitude. */
export const isClockOf = (lng: number | undefined, when: Date): boolean =>
  lng !== undefined && Math.abs(-when.getTimezoneOffset() / 60 - lng / 15) <= CLOCK_SLACK;

export const isOpenAtWeekend = (week: Week): boolean => week.slice(5).some(({ spans }) => !!spans?.length);

interface HourWords {
  /** Language of the days' names. */
  readonly language: string | undefined;
  readonly always: string;
  readonly closed: string;
}

/** Groups days with the same hours: `pon.–pt.: 08:00–18:00`. Empty when nothing is known. */
export function hoursText(week: Week, { language, always, closed }: HourWords): string[] {
  const inWords = ({ spans, label }: Day) => {
    if (!spans) return label;
    if (!spans.length) return closed;
    return spans.some(([from, to]) => to - from >= DAY) ? always : spans.map(spanText).join(", ");
  };
  const days = week.map(inWords);
  if (!week.some(({ spans, label }) => spans?.length || label)) return [];
  if (days.every((day) => day === days[0])) return days.slice(0, 1);
  const lines: string[] = [];
  for (let first = 0; first < days.length; ) {
    let last = first;
    while (last + 1 < days.length && days[last + 1] === days[first]) last += 1;
    const name = dayName(first, language) + (last > first ? `–${dayName(last, language)}` : "");
    if (days[first]) lines.push(`${name}: ${days[first]}`);
    first = last + 1;
  }
  return lines;
}

const two = (count: number) => String(count).padStart(2, "0");
const time = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
const spanText = ([from, to]: Span) => `${time(from)}–${to === DAY ? "24:00" : time(to)}`;

/** 1 January 2024 was a Monday. */
const dayName = (index: number, language: string | undefined) =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + index),
  );
