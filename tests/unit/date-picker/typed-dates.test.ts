import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { typedDayReader } from "../../../islands/date-picker/typed-day";
import { readableDays, readValue, type Value, writeValue } from "../../../islands/date-picker/value";
import { addDays, dateOf, monthOf, readDay, yearOf } from "../../../runtime/calendar/days";
import { LONGEST_RANGE, type Mode, range, rulesOf } from "../../../runtime/calendar/rules";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});
const readTypedDay = typedDayReader("pl", false, () => "2026-11-29");
const readOne = (typed: string) => readDay(typed) ?? readTypedDay(typed);

describe("a typed day", () => {
  it.each([
    ["2026-3-9", "2026-03-09"],
    ["9.03.2026", "2026-03-09"],
    ["9. 3. 2026", "2026-03-09"],
    ["9/3/2026", "2026-03-09"],
    ["09-03-2026", "2026-03-09"],
    ["9 3 2026", "2026-03-09"],
    ["2026/03/09", "2026-03-09"],
    ["20260309", "2026-03-09"],
    [" 2026.03.09 ", "2026-03-09"],
    ["29.02.2024", "2024-02-29"],
    ["29.02.2023", null],
    ["31.04.2026", null],
    ["2026-13-09", null],
    ["0.3.2026", null],
    ["9.3.26", "2026-03-09"],
    ["9.3.46", "2046-03-09"],
    ["9.3.47", "1947-03-09"],
    ["9.3", null],
    ["9.3.2026 r.", "2026-03-09"],
    ["9–3–2026", "2026-03-09"],
    ["9-3.2026", null],
    ["poniedziałek, 9 marca 2026", "2026-03-09"],
    ["2026-03-09 (pon.)", "2026-03-09"],
    ["wtorek, 9 marca 2026", null],
    ["poniedziałek, wtorek, 9 marca 2026", null],
    ["dnia 9-go marca 2026 roku", "2026-03-09"],
    ["9 III 2026", "2026-03-09"],
    ["9.III.2026", "2026-03-09"],
    ["3-9 marca 2026", null],
    ["9 marca 2026", "2026-03-09"],
    ["9 marca 2026 r.", "2026-03-09"],
    ["Marzec 9, 2026", "2026-03-09"],
    ["9 mar 2026", "2026-03-09"],
    ["30 lutego 2026", null],
    ["9 marca", null],
    ["9 marca 26", null],
    ["9 marca 2026 o świcie", null],
    ["9 marca 2026 12:30", null],
    ["marca 2026", null],
    ["jutro", null],
    ["12026-03-09", null],
    ["", null],
  ])("%j is read as %j", (typed, day) => expect(readOne(typed)).toBe(day));

  it.each(["Europe/Warsaw", "America/Sao_Paulo"])(
    "is what was typed, whatever the clocks do in %s",
    (zone) => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 182_986 }),
          fc.constantFrom(".", "/", "-", " "),
          (count, sign) => {
            const day = addDays("1970-01-01", count);
            const parts = [dateOf(day), monthOf(day) + 1, yearOf(day)];
            expect(readOne(parts.join(sign))).toBe(day);
            expect(readOne([...parts].reverse().join(sign))).toBe(day);
          },
        ),
        runs(0.5),
      );
    },
  );

  it("from any text is a real day or missing, and is read in linear time", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const day = readOne(typed);
        expect(day === null || readDay(day) === day).toBe(true);
      }),
      runs(),
    );
    for (const [name, write] of longTexts) expect(isLinear(readOne, write), name).toBe(true);
  });
});

describe("the value of a field", () => {
  const kinds: readonly (readonly [Mode, boolean, string, string])[] = [
    ["single", false, "9.3.2026", "2026-03-09"],
    ["single", true, "9.3.2026 7:05", "2026-03-09 07:05"],
    ["single", true, "2026-03-09T23:59", "2026-03-09 23:59"],
    ["multiple", false, "12.3.2026, 2026-03-09", "2026-03-09, 2026-03-12"],
    ["multiple", false, "2026-03-09; 2026-03-09", "2026-03-09"],
    ["multiple-ranged", false, "2026-03-03/2026-03-09", "2026-03-03/2026-03-09"],
    ["multiple-ranged", false, "9.3.2026 – 3.3.2026", "2026-03-03/2026-03-09"],
    ["multiple-ranged", false, "3/3/2026 - 9/3/2026", "2026-03-03/2026-03-09"],
    ["multiple-ranged", false, "2026-03-03", "2026-03-03"],
    ["single", false, "  ", ""],
  ];
  it.each(kinds)(
    "in mode %s, with a time: %j, typed %j, is written as %j",
    (mode, hasTime, typed, written) => {
      const value = readValue(typed, { mode, hasTime }, rulesOf({}), readOne);
      expect(value && writeValue(value, { mode, hasTime })).toBe(written);
    },
  );
  it.each([
    ["pol", "9.03.2026, 13:45", "2026-03-09 13:45"],
    ["pol", "9.03.2026 13.45", "2026-03-09 13:45"],
    ["pol", "9 marca 2026 r., godz. 9.05", "2026-03-09 09:05"],
    ["pol", "poniedziałek, 9 marca 2026 o godz. 13", "2026-03-09 13:00"],
    ["pol", "2026-03-09T13:45:07.123", "2026-03-09 13:45"],
    ["ger", "9. März 2026 um 13 Uhr", "2026-03-09 13:00"],
    ["cze", "9. 3. 2026 v 9:00", "2026-03-09 09:00"],
    ["fre", "lundi 9 mars 2026 à 13h45", "2026-03-09 13:45"],
    ["eng", "March 9, 2026 at 12:05 a.m.", "2026-03-09 00:05"],
    ["eng", "9 March 2026, 1 PM", "2026-03-09 13:00"],
    ["hun", "2026. 03. 09. 13:45-kor", "2026-03-09 13:45"],
    ["ukr", "9 березня 2026 р. о 13:45", "2026-03-09 13:45"],
    ["pol", "2026-03-09T13:45:00Z", null],
    ["pol", "9.03.2026, 13:45 CET", null],
    ["pol", "9.03.2026 13", null],
  ])("in a field with a time, in %s: %j is written as %j", (language, typed, written) => {
    const kind = { mode: "single", hasTime: true } as const;
    const read = typedDayReader(language, false);
    const value = readValue(typed, kind, rulesOf({}), (text) => readDay(text) ?? read(text));
    expect(value && writeValue(value, kind)).toBe(written);
  });

  it.each([
    ["pol", "3.03.2026-9.03.2026", "2026-03-03/2026-03-09"],
    ["pol", "20260303/20260309", "2026-03-03/2026-03-09"],
    ["pol", "2026-03-03/09", "2026-03-03/2026-03-09"],
    ["pol", "2026-03-03/04-09", "2026-03-03/2026-04-09"],
    ["pol", "2026-03-03--2026-03-09", "2026-03-03/2026-03-09"],
    ["pol", "3–9 marca 2026", "2026-03-03/2026-03-09"],
    ["pol", "3-9.03.2026", "2026-03-03/2026-03-09"],
    ["pol", "2026-03-03 do 2026-03-09", "2026-03-03/2026-03-09"],
    ["pol", "od 3 do 9 marca 2026", "2026-03-03/2026-03-09"],
    ["pol", "28.12–3.01.2027", "2026-12-28/2027-01-03"],
    ["pol", "28 grudnia 2026 – 3 stycznia", "2026-12-28/2027-01-03"],
    ["pol", "9 – 3 marca 2026", null],
    ["pol", "9.05–3.03.2026", null],
    ["pol", "30.02–5.03.2026", null],
    ["pol", "od 3 do 9 marca", null],
    ["ger", "vom 3. bis zum 9. März 2026", "2026-03-03/2026-03-09"],
    ["fre", "du 1er au 9 mars 2026", "2026-03-01/2026-03-09"],
    ["hun", "2026. március 3-tól március 9-ig", "2026-03-03/2026-03-09"],
    ["eng", "March 3 – 9, 2026", "2026-03-03/2026-03-09"],
    ["eng", "3/9/2026 - 3/12/2026", null],
  ])("as a range, in %s: %j is written as %j", (language, typed, written) => {
    const kind = { mode: "multiple-ranged", hasTime: false } as const;
    const read = typedDayReader(language, false);
    const value = readValue(typed, kind, rulesOf({}), (text) => readDay(text) ?? read(text));
    expect(value && writeValue(value, kind)).toBe(written);
  });

  it("finds the year of a day without one only where one year is possible", () => {
    const inFuture = rulesOf({ min: "2026-11-29" });
    const read = typedDayReader(
      "pl",
      false,
      () => "2026-11-29",
      () => inFuture,
    );
    expect(["9 marca", "czw., 3 grudnia", "pt., 3 grudnia"].map(read)).toEqual([
      "2027-03-09",
      "2026-12-03",
      null,
    ]);
    const ranged = { mode: "multiple-ranged", hasTime: false } as const;
    const value = readValue("od 28 grudnia do 3 stycznia", ranged, inFuture, read);
    expect(value && writeValue(value, ranged)).toBe("2026-12-28/2027-01-03");
  });

  it("is a list of days that have commas themselves", () => {
    const several = { mode: "multiple", hasTime: false } as const;
    const written = (language: string, typed: string) => {
      const value = readValue(typed, several, rulesOf({}), typedDayReader(language, false));
      return value && writeValue(value, several);
    };
    expect(written("eng", "March 9, 2026, March 12, 2026")).toBe("2026-03-09, 2026-03-12");
    expect(written("pol", "9 marca 2026, poniedziałek, 11 marca 2026, środa")).toBe("2026-03-09, 2026-03-11");
    expect(written("pol", "9 marca 2026 i 12 marca 2026")).toBe("2026-03-09, 2026-03-12");
    expect(written("pol", "9 marca, 12 marca 2026")).toBe(null);
  });

  it("in any mode is read in linear time", () => {
    for (const mode of ["single", "multiple", "multiple-ranged"] as const)
      for (const [name, write] of longTexts) {
        const read = (text: string) =>
          readValue(text, { mode, hasTime: mode === "single" }, rulesOf({}), readOne);
        expect(isLinear(read, write), `${mode}: ${name}`).toBe(true);
      }
  });

  it.each<[Mode, boolean, string]>([
    ["single", false, "2026-03-09 13:45"],
    ["single", true, "2026-03-09 24:00"],
    ["single", true, "2026-03-09 12:60"],
    ["single", false, "2026-03-09, 2026-03-10"],
    ["multiple", false, "2026-03-09, jutro"],
    ["multiple-ranged", false, "2026-03-03/2026-03-09/2026-03-12"],
  ])("in mode %s, with a time: %j, %j cannot be read", (mode, hasTime, typed) =>
    expect(readValue(typed, { mode, hasTime }, rulesOf({}), readOne)).toBe(null),
  );

  it("as a range is read unchanged, whatever days are disabled; a range that is too long keeps its ends", () => {
    const ranged = { mode: "multiple-ranged", hasTime: false } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 182_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.subarray([0, 1, 2, 3, 4, 5]),
        (count, length, off) => {
          const rules = rulesOf({ disabledWeekdays: off });
          const [first, last] = [addDays("1970-01-01", count), addDays("1970-01-01", count + length)];
          fc.pre(rules.isOpen(first) && rules.isOpen(last));
          const days = length < LONGEST_RANGE ? range(first, last, rules) : [first, last];
          const written = writeValue({ chosen: { days } }, ranged);
          expect(written).toBe(length ? `${first}/${last}` : first);
          expect(readValue(written, ranged, rules, readOne)).toEqual({ chosen: { days } });
        },
      ),
      runs(0.1),
    );
  });

  it("keeps the readable days of a list, and nothing of another field", () => {
    const readable = (mode: Mode) =>
      readableDays("12.3.2026, x; 2026-03-09", { mode, hasTime: false }, readOne);
    expect(readable("multiple").chosen.days).toEqual(["2026-03-09", "2026-03-12"]);
    expect(readable("multiple-ranged").chosen.days).toEqual([]);
    expect(readable("single").chosen.days).toEqual([]);
  });

  it("is read back as it was written", () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 182_986 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (counts, hours, minutes) => {
          const all = counts.sort((a, b) => a - b).map((count) => addDays("1970-01-01", count));
          const single: Value = { chosen: { days: all.slice(0, 1) }, time: { hours, minutes } };
          const timed = { mode: "single", hasTime: true } as const;
          expect(readValue(writeValue(single, timed), timed, rulesOf({}), readOne)).toEqual(single);
          const several = { mode: "multiple", hasTime: false } as const;
          const value = { chosen: { days: all } };
          expect(readValue(writeValue(value, several), several, rulesOf({}), readOne)).toEqual(value);
        },
      ),
      runs(0.25),
    );
  });
});
