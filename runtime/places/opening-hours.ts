/**
 * Reads when a place is open, and says it in words. Pure.
 * The platform sends only `allDay` per day: a text like `08:00-20:00`, several with commas, empty for a closed day,
 * or `true` for a whole day. Hours that cannot be read count as unknown and are shown as written.
 */
import { getPath, text } from "../base/values";
import type { Translate } from "../contracts/texts";
import { type Clock, clocksAt, type Located } from "./clock";
import { joinSpans, readHours, type Span } from "./read-hours";

export interface Day {
  /** In order, and none adjoins another; `null` when unknown. */
  readonly spans: readonly Span[] | null;
  readonly label: string;
}

/** Days from Monday on. */
export type Week = readonly Day[];

const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAY = 1_440;
const WEEK = 7 * DAY;

export const readWeek = (given: unknown): Week =>
  names.map((name) => readDay(getPath(given, name, "allDay")));

export function readDay(allDay: unknown): Day {
  if (allDay === true) return { spans: [[0, DAY]], label: "" };
  if (allDay === false) return { spans: [], label: "" };
  if (typeof allDay !== "string") return { spans: null, label: "" };
  const label = text(allDay).trim();
  return { spans: readHours(label), label };
}

/**
 * The times when a place is open without a pause, in minutes from Monday on. The week before and the week after are
 * included, because Sunday's night continues on Monday.
 */
function openTimes(week: Week): readonly Span[] {
  const ofWeek = week.flatMap(({ spans }, day) => (spans ?? []).map((span) => moved(span, day * DAY)));
  return joinSpans([-WEEK, 0, WEEK].flatMap((by) => ofWeek.map((span) => moved(span, by))));
}

const moved = ([from, to]: Span, by: number): Span => [from + by, to + by];

/** The time during which a place is open now; `undefined` when it may be closed, also when its hours are unknown. */
const openNow = (week: Week, { earliest, latest }: Clock): Span | undefined =>
  openTimes(week).find(([from, to]) => from <= earliest && latest < to);

export const isOpenAt = (week: Week, clock: Clock): boolean => openNow(week, clock) !== undefined;

/** What a row says about today. */
export type Today =
  | { readonly kind: "always" }
  | { readonly kind: "closed" }
  | { readonly kind: "until" | "hours"; readonly text: string };

/**
 * The hours of today; `null` when they are unknown. Weekly hours are all that the platform sends, so nothing is said
 * about holidays.
 */
export function todayOf(week: Week, clock: Clock): Today | null {
  const { day } = clock;
  const spans = week[day]?.spans;
  const isWhole = (open: Span) => open[0] <= day * DAY && open[1] >= (day + 1) * DAY;
  const now = openNow(week, clock);
  // An end that is a day away would be taken for today's.
  if (openTimes(week).some(isWhole) || (now && now[1] - clock.latest > DAY)) return { kind: "always" };
  if (now) return { kind: "until", text: endText(now[1]) };
  if (!spans || !week.some((one) => one.spans?.length)) return null;
  return spans.length ? { kind: "hours", text: spansText(spans) } : { kind: "closed" };
}

/** The texts of an island for today's hours, by the last part of their keys. */
type TodayTranslate = Translate<"today" | "open-until" | "always" | "closed">;

/** Today's hours of a place in a few words; empty when unknown. @param when the present moment */
export function todayText(place: Located & { readonly week: Week }, when: Date, t: TodayTranslate): string {
  const today = todayOf(place.week, clocksAt(when)(place));
  if (!today) return "";
  if (today.kind === "until") return t("open-until", { time: today.text });
  if (today.kind === "always") return t("always");
  return t("today", { hours: today.kind === "closed" ? t("closed") : today.text });
}

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
    return spans.some(([from, to]) => from === 0 && to >= DAY) ? always : spansText(spans);
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
const time = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** The end of a day is 24:00 everywhere, as in ISO 8601: 00:00 would be its beginning. */
const endText = (minute: number) => time(((minute + WEEK - 1) % DAY) + 1);
const spansText = (spans: readonly Span[]) =>
  spans.map(([from, to]) => `${time(from)}–${endText(to)}`).join(", ");

/** 1 January 2024 was a Monday. */
const dayName = (index: number, language: string | undefined) =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + index),
  );
