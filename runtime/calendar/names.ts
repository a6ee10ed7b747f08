/** Names of days and months in the shop's language, from the browser's `Intl`. Pure. */
import { tagOf } from "../texts/languages";
import { type Day, dayOf, monthOf, yearOf } from "./days";

export interface Names {
  /** BCP 47 */
  readonly tag: string;
  /** From January, capitalised. */
  readonly months: readonly string[];
  /** For narrow cells; all different. */
  readonly shortMonths: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** For example `wtorek, 3 marca 2026`. */
  full(day: Day): string;
  /** Both ends of a range, for a sentence: `3` and `9 marca`, `28 lutego` and `3 marca`. */
  ends(from: Day, to: Day): { readonly from: string; readonly to: string };
}

type Format = Intl.DateTimeFormatOptions;

/**
 * Makes the names of a language. `Intl` needs milliseconds for each format on a phone: callers keep them.
 * @param language the shop's language code (`pl`, `pol`, `de-AT`); an unknown code means Polish
 */
export function namesOf(language: string): Names {
  const tag = tagFor(language);
  const formatter = formatterFor(tag);
  const each = (days: readonly Day[], options: Format) => {
    const format = formatter(options);
    return days.map((day) => format.format(at(day)));
  };
  const months = [...Array(12)].map((_, month) => dayOf(2026, month, 1));
  const week = [...Array(7)].map((_, index) => dayOf(2026, 5, 1 + index)); // 2026-06-01 is a Monday
  const wholeMonths = each(months, { month: "long" }).map((name) => capital(name, tag));
  const short = each(week, { weekday: "short" });
  const long = each(week, { weekday: "long" });

  return {
    tag,
    months: wholeMonths,
    shortMonths: shortened(wholeMonths, () => each(months, { month: "short" })).map((name) =>
      capital(name.replace(/\.$/, ""), tag),
    ),
    weekdays: short.map((name, index) => ({
      short: capital(name.replace(/\.$/, ""), tag),
      long: long[index] ?? name,
    })),
    full: remembered(dayNamer(language)),
    ends(from, to) {
      const isOneYear = yearOf(from) === yearOf(to);
      const format = formatter({ day: "numeric", month: "long", ...(!isOneYear && { year: "numeric" }) });
      const parts = format.formatToParts(at(from));
      const upToMonth = parts.slice(
        0,
        parts.findIndex(({ type }) => type === "month"),
      );
      const isShort = isOneYear && monthOf(from) === monthOf(to) && upToMonth.length > 0;
      const first = isShort ? upToMonth : parts;
      return {
        from: first
          .map(({ value }) => value)
          .join("")
          .trim(),
        to: format.format(at(to)),
      };
    },
  };
}

/** The calendar names the same days whenever it opens. */
function remembered(nameOf: (day: Day) => string): (day: Day) => string {
  const names = new Map<Day, string>();
  return (day) => {
    const name = names.get(day) ?? nameOf(day);
    names.set(day, name);
    return name;
  };
}

/** Three letters; where two months share them (Juin, Juillet), the language's own short names. */
function shortened(names: readonly string[], ownShort: () => readonly string[]): readonly string[] {
  const three = names.map((name) => name.slice(0, 3));
  if (new Set(three).size === names.length) return three;
  const own = ownShort();
  const isShared = (name: string) => three.filter((other) => other === name).length > 1;
  return three.map((name, month) => (isShared(name) ? (own[month] ?? name) : name));
}

/** Formats a day in full: `wtorek, 3 marca 2026`. Separate from `namesOf`, for callers that need only this. */
export function dayNamer(language: string): (day: Day) => string {
  const whole = formatterFor(tagFor(language))({
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return (day) => whole.format(at(day));
}

/**
 * The words for months as shoppers type them: in the language's cases and short forms, and as the calendar shows them.
 */
export function monthWords(language: string): readonly NamedNumber[] {
  const { months, shortMonths } = namesOf(language);
  const shown = [months, shortMonths].flatMap((names) => names.map((name, index) => [name, index] as const));
  const forms = (["long", "short"] as const).flatMap((month) => [
    { month },
    { month, day: "numeric" as const },
    { month, year: "numeric" as const },
  ]);
  const days = [...Array(12)].map((_, index) => [dayOf(2026, index, 1), index] as const);
  return [...shown, ...wordsIn(language, "month", forms, days)];
}

/** The words for weekdays, as {@link monthWords}; Sunday is 0. */
export function weekdayWords(language: string): readonly NamedNumber[] {
  const shown = namesOf(language).weekdays.flatMap(({ short, long }, index) =>
    [short, long].map((name) => [name, (index + 1) % 7] as const),
  );
  const forms = (["long", "short"] as const).flatMap((weekday) => [
    { weekday },
    { weekday, day: "numeric" as const, month: "long" as const, year: "numeric" as const },
  ]);
  const days = [...Array(7)].map((_, index) => [dayOf(2026, 1, 1 + index), index] as const); // a Sunday
  return [...shown, ...wordsIn(language, "weekday", forms, days)];
}

export type NamedNumber = readonly [name: string, value: number];

/** The names that the language writes for days, in these forms. */
function wordsIn(
  language: string,
  kind: "month" | "weekday",
  forms: readonly Format[],
  days: readonly (readonly [Day, number])[],
): NamedNumber[] {
  const formatter = formatterFor(tagFor(language));
  return forms.map(formatter).flatMap((format) =>
    days.flatMap(([day, value]) =>
      format
        .formatToParts(at(day))
        .filter((part) => part.type === kind && /\p{L}/u.test(part.value))
        .map((part): NamedNumber => [part.value, value]),
    ),
  );
}

/** The order of numbers in the language's dates: `year`, `month` and `day`. Hungarian has the year first. */
export const numericOrder = (language: string): readonly string[] =>
  formatterFor(tagFor(language))({ year: "2-digit", month: "2-digit", day: "2-digit" })
    .formatToParts(at("2026-01-01"))
    .flatMap(({ type }) => (type === "literal" ? [] : [type]));

/** Whether it is English of no country: British dates begin with the day, American ones with the month. */
export const isPlainEnglish = (language: string): boolean => tagFor(language) === "en";

/** A day with its short weekday, for lists of days: `wt., 3 grudnia`. */
export function shortDayNamer(language: string): (day: Day) => string {
  const format = formatterFor(tagFor(language))({ weekday: "short", day: "numeric", month: "long" });
  return (day) => format.format(at(day));
}

const at = (day: Day) => new Date(`${day}T00:00:00Z`);
const formatterFor = (tag: string) => (options: Format) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
const capital = (name: string, tag: string) => name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);

/** The language's tag if this browser has names for it, otherwise Polish. */
function tagFor(language: string): string {
  const tag = tagOf(language);
  return tag && Intl.DateTimeFormat.supportedLocalesOf(tag).length ? tag : "pl";
}
