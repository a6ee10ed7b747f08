/** Splits a typed moment into its day and its time: `9.03.2026, 13:45`, `9 marca 2026 o godz. 13.45`, `… at 1:45 PM`. */
import { languageOf, tagOf } from "../../runtime/texts/languages";
import { foldWords } from "./day-words";
import type { Time } from "./own-format";

export type ReadTime = (text: string) => { readonly day: string; readonly time: Time } | null;

const LONGEST = 100;
/** The end of a text: hours, perhaps minutes and seconds, and words such as `PM`, `Uhr`. */
const TIME = /(\d{1,2})(?:\s?h\s?(\d\d)|(?:\s?:\s?|\.)(\d\d)(?:[:.]([0-5]\d)(?:[.,]\d{1,9})?)?)?([^\d:]*)$/;
/** Words between the day and the hour. */
const BEFORE = /* @__PURE__ */ new Set(
  "o godz godzina godzinie um v ve at a la ora ore orele о об kl klo".split(" "),
);
/** Words behind the time that add nothing to it. */
const BEHIND = /* @__PURE__ */ new Set("h hod hodin uhr ora orakor kor perc год година godz".split(" "));
/** The halves of the day as digital clocks and `Intl` write them, without dots and blanks. */
const HALVES: Readonly<Record<string, number>> = { am: 0, pm: 1, dop: 0, odp: 1, de: 0, du: 1, дп: 0, пп: 1 };

/**
 * Makes a reader of the time at the end of a text.
 * @param language also its words for parts of the day are read, as `Intl` writes them: `po południu`, `in the evening`
 */
export function typedTimeReader(language = ""): ReadTime {
  let parts: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  const hoursOf = (part: string) => {
    parts ??= partsOfTheDay(language);
    return parts.get(part);
  };
  const isPart = (word: string) => HALVES[word] !== undefined || hoursOf(word) !== undefined;

  /** @param part empty for a clock of 24 hours */
  const wholeHour = (hour: number, part: string): number | null => {
    if (!part) return hour;
    const half = HALVES[part];
    const fits = (one: number) =>
      half === undefined ? hoursOf(part)?.has(one) : Math.floor(one / 12) === half;
    const hours = (hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12]).filter(fits);
    return hours.length === 1 ? (hours[0] ?? null) : null;
  };

  return (text) => {
    if (text.length > LONGEST) return null;
    const folded = foldWords(text);
    const [whole, hour = "", afterH, afterColon, , rest = ""] = TIME.exec(folded) ?? [];
    if (whole === undefined) return null;
    const behind = wordsOf(rest).filter((word) => !BEHIND.has(word));
    const minutes = afterH ?? afterColon;
    const { day, words } = splitWords(folded.slice(0, -whole.length), isPart);
    const isMarked = words.length > 0 || wordsOf(rest).length > 0;
    if (!day || (minutes === undefined && !isMarked)) return null;
    const part = [...words.filter((word) => !BEFORE.has(word)), ...behind].join("");
    const hours = wholeHour(Number(hour), part);
    if (hours === null || hours > 23 || Number(minutes ?? 0) > 59) return null;
    return { day, time: { hours, minutes: Number(minutes ?? 0) } };
  };
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Takes the words of the time from the end of a text: `… 2026 o godz. ` */
function splitWords(head: string, isPart: (word: string) => boolean) {
  const words: string[] = [];
  let day = head.replace(/[\s,]+$/, "");
  if (day === head) {
    // Nothing is between them: `2026-03-09T13:45`.
    return { day: day.endsWith("t") ? day.slice(0, -1) : "", words };
  }
  for (;;) {
    const [ending, word = ""] = /[\s,]+(\p{L}+)\.?$/u.exec(day) ?? [];
    if (ending === undefined || !(BEFORE.has(word) || isPart(word))) return { day, words };
    words.unshift(word);
    day = day.slice(0, -ending.length).replace(/[\s,]+$/, "");
  }
}

/** The language's words for parts of the day, without blanks and dots, and the hours at which `Intl` writes them. */
function partsOfTheDay(language: string): ReadonlyMap<string, ReadonlySet<number>> {
  const hours = new Map<string, Set<number>>();
  if (!languageOf(language) && !tagOf(language)) return hours;
  const base = { hour: "numeric", minute: "numeric", hour12: true, timeZone: "UTC" } as const;
  const forms = [
    base,
    ...(["long", "short", "narrow"] as const).map((dayPeriod) => ({ ...base, dayPeriod })),
  ];
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(tagOf(language), form);
    for (let hour = 0; hour < 24; hour++)
      for (const { type, value } of format.formatToParts(Date.UTC(2026, 0, 1, hour))) {
        if (type !== "dayPeriod") continue;
        const part = wordsOf(foldWords(value)).join("");
        hours.set(part, (hours.get(part) ?? new Set()).add(hour));
      }
  }
  return hours;
}
