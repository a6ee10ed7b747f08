/**
 * What `Intl`, the calendar and its labels write in the shop's languages is read back as the same day.
 * `WYSPA_FULL=1` covers 366 days, else a sample. Ambiguous dates are refused, never misread.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../../islands/date-picker/settings";
import { typedDayReader } from "../../../islands/date-picker/typed-day";
import { typedTimeReader } from "../../../islands/date-picker/typed-time";
import { readValue, writeValue } from "../../../islands/date-picker/value";
import {
  addDays,
  type Day,
  dateOf,
  dayOf,
  monthOf,
  readDay,
  weekdayOf,
  yearOf,
} from "../../../runtime/calendar/days";
import { dayNamer, namesOf, shortDayNamer } from "../../../runtime/calendar/names";
import type { Mode } from "../../../runtime/calendar/rules";
import { rulesOf } from "../../../runtime/calendar/rules";
import { languages, tagOf } from "../../../runtime/texts/languages";
import { runs } from "../runs";

const TODAY = "2028-01-01";
/** A leap year, whole with `WYSPA_FULL=1`, else days drawn from it. */
const year = Array.from({ length: 366 }, (_, index) => addDays(TODAY, index));
const days =
  process.env.WYSPA_FULL === "1"
    ? year
    : fc.sample(fc.integer({ min: 0, max: 365 }), runs(0.03).numRuns).map((index) => addDays(TODAY, index));

/** The shop's languages, and the two whose numeric order differs from plain English. */
const tongues = [...languages, "en-GB", "en-US"];
const tagFor = (language: string) => tagOf(language) ?? language;
const isPlainEnglish = (language: string) => tagFor(language) === "en";
const styles = ["short", "medium", "long", "full"] as const;
const moment = (day: Day, time = "13:45:07") => new Date(`${day}T${time}Z`);

const rules = rulesOf({ min: TODAY });
function reader(language: string, mode: Mode, hasTime = false, today = TODAY) {
  const settings = {
    ...readSettings({ mode, time: hasTime }, () => {}),
    rules: () => rulesOf({ min: today }),
  };
  const typed = typedDayReader(language, false, () => today, settings.rules);
  const readOne = (text: string) => readDay(text) ?? typed(text);
  return (text: string) => {
    const value = readValue(text, settings, settings.rules(), readOne, typedTimeReader(language));
    return value && writeValue(value, settings);
  };
}

/** Counts what is read; whatever is read otherwise than it was written fails. */
function count(language: string, mode: Mode, hasTime: boolean, all: readonly (readonly [string, string])[]) {
  const read = reader(language, mode, hasTime);
  const refused: string[] = [];
  for (const [written, value] of all) {
    const found = read(written);
    if (found === null) refused.push(written);
    else expect([language, written, found]).toEqual([language, written, value]);
  }
  counted.texts += all.length;
  counted.refused += refused.length;
  return refused;
}
const counted = { texts: 0, refused: 0 };

describe.each(tongues)("in %s", (language) => {
  const tag = tagFor(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  const isAmbiguous = (day: Day) => monthOf(day) + 1 !== dateOf(day) && dateOf(day) <= 12;
  /** Whether the British and the American reading are on the same weekday. */
  const isSameWeekday = (day: Day) =>
    weekdayOf(day) === weekdayOf(dayOf(yearOf(day), dateOf(day) - 1, monthOf(day) + 1));

  it("days", () => {
    const forms: Intl.DateTimeFormatOptions[] = [
      ...styles.map((dateStyle) => ({ dateStyle })),
      { year: "numeric", month: "numeric", day: "numeric" },
      { year: "numeric", month: "2-digit", day: "2-digit" },
      { year: "numeric", month: "short", day: "numeric", weekday: "short" },
      { year: "numeric", month: "long", day: "numeric", weekday: "short" },
      { year: "numeric", month: "numeric", day: "numeric", weekday: "long" },
    ];
    for (const form of forms) {
      const isNumeric = form.dateStyle === "short" || /numeric|2-digit/.test(form.month ?? "");
      const written = format(form);
      const refused = count(
        language,
        "single",
        false,
        days.map((day) => [written.format(moment(day)), day]),
      );
      const ambiguous =
        isPlainEnglish(language) && isNumeric
          ? days.filter(isAmbiguous).filter((day) => !form.weekday || isSameWeekday(day))
          : [];
      expect(refused).toEqual(ambiguous.map((day) => written.format(moment(day))));
    }
  });

  it("moments, also with half days and parts of the day", () => {
    const times = ["00:05:07", "09:00:00", "12:00:00", "13:45:07", "23:59:59"];
    for (const dateStyle of styles)
      for (const timeStyle of ["short", "medium"] as const)
        for (const hour12 of [undefined, true]) {
          const written = format({ dateStyle, timeStyle, ...(hour12 && { hour12 }) });
          const all = days.map((day, index) => {
            const time = times[index % times.length] ?? "";
            return [written.format(moment(day, time)), `${day} ${time.slice(0, 5)}`] as const;
          });
          const refused = count(language, "single", true, all);
          const ambiguous =
            isPlainEnglish(language) && dateStyle === "short"
              ? all.filter(([, value]) => isAmbiguous(value.slice(0, 10)))
              : [];
          expect(refused).toEqual(ambiguous.map(([text]) => text));
        }
    const [day = TODAY] = days;
    for (const dayPeriod of ["long", "short", "narrow"] as const)
      for (let hour = 0; hour < 24; hour++) {
        const at = `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
        const date = format({ dateStyle: "long" }).format(new Date(at));
        const time = format({ hour: "numeric", minute: "2-digit", hour12: true, dayPeriod }).format(
          new Date(at),
        );
        const all = [[`${date}, ${time}`, at.slice(0, 16).replace("T", " ")]] as const;
        count(language, "single", true, all); // `12:00 w nocy` may be refused, but is never noon
      }
  });

  it("ranges", () => {
    for (const dateStyle of styles)
      for (const length of [3, 45]) {
        const written = format({ dateStyle });
        const all = days
          .map((day) => [day, addDays(day, length)] as const)
          // Across the years `Intl` writes both of them in full.
          .map(([from, to]) => [written.formatRange(moment(from), moment(to)), `${from}/${to}`] as const);
        const refused = count(language, "multiple-ranged", false, all);
        if (!(isPlainEnglish(language) && dateStyle === "short")) expect(refused).toEqual([]);
      }
  });

  it("lists", () => {
    const list = new Intl.ListFormat(tag, { type: "conjunction" });
    for (const dateStyle of styles) {
      const written = format({ dateStyle });
      const all = days.map((day) => {
        const three = [day, addDays(day, 1), addDays(day, 40)];
        return [list.format(three.map((one) => written.format(moment(one)))), three.join(", ")] as const;
      });
      const refused = count(language, "multiple", false, all);
      if (!(isPlainEnglish(language) && dateStyle === "short")) expect(refused).toEqual([]);
    }
  });

  it("names of the calendar, its labels and its announcements", () => {
    const { months, shortMonths, weekdays, ends } = namesOf(language);
    const [full, short] = [dayNamer(language), shortDayNamer(language)];
    const all = days.flatMap((day) => [
      [full(day), day] as const,
      [short(day), day] as const,
      ...[months, shortMonths].map(
        (names) => [`${dateOf(day)} ${names[monthOf(day)]} ${yearOf(day)}`, day] as const,
      ),
      ...weekdays
        .filter((_, index) => index === (new Date(day).getUTCDay() + 6) % 7)
        .flatMap(({ short: head, long }) => [
          [`${head} ${dateOf(day)} ${shortMonths[monthOf(day)]} ${yearOf(day)}`, day] as const,
          [`${day}, ${long}`, day] as const,
        ]),
    ]);
    // In Hungarian `V 3 Sze 2028` is Sunday, 3 September, and Wednesday, the 3rd of the fifth month.
    const refused = count(language, "single", false, all).filter((text) => !/^V \d+ Sze /.test(text));
    expect(refused).toEqual([]);
    const range = ranges[language] ?? ranges.eng ?? "";
    const announced = days.map((day) => {
      const to = addDays(day, 6);
      const { from, to: until } = ends(day, to);
      return [range.replace("{from}", from).replace("{to}", until), `${day}/${to}`] as const;
    });
    expect(count(language, "multiple-ranged", false, announced)).toEqual([]);
  });
});

/** The text `calendar.range`. */
const ranges: Readonly<Record<string, string>> = {
  pol: "od {from} do {to}",
  eng: "from {from} to {to}",
  ger: "vom {from} bis {to}",
  cze: "od {from} do {to}",
  rum: "de la {from} la {to}",
  slo: "od {from} do {to}",
  fre: "du {from} au {to}",
  ukr: "з {from} до {to}",
  hun: "ettől: {from}, eddig: {to}",
};

it("is many texts, of which only ambiguous ones are refused", () => {
  console.info(`${days.length} days: ${counted.texts} texts, ${counted.refused} refused, 0 misread`);
  expect(counted.texts).toBeGreaterThan(days.length * 450);
  expect(rules.isOpen(TODAY)).toBe(true);
});
