import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  dayOf,
  dayOfDate,
  daysBetween,
  daysIn,
  localDay,
  monthOf,
  readDay,
  sinceMonday,
  weeksOf,
  yearOf,
} from "../../../runtime/calendar/days";
import { runs } from "../runs";

const day = fc
  .tuple(
    fc.integer({ min: 1900, max: 2470 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, date]) => dayOf(year, month, Math.min(date, daysIn(year, month))));
const zones = ["Europe/Warsaw", "America/St_Johns", "Pacific/Apia", "UTC"];
const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
  vi.useRealTimers();
});

describe("a day", () => {
  it.each([
    ["2026-03-09", "2026-03-09"],
    ["2024-02-29", "2024-02-29"],
    ["2023-02-29", null],
    ["2026-13-01", null],
    ["2026-3-9", null],
    ["2026-03-09T00:00", null],
    ["0000-01-01", null],
    ["", null],
    [20260309, null],
    [null, null],
  ])("written as %j is read as %j", (written, read) => expect(readDay(written)).toBe(read));

  it("plus and minus the same number of days is itself, and plus one is always the next date", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -200_000, max: 200_000 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toBe(one);
        expect(daysBetween(one, addDays(one, count))).toBe(count);
        const next = addDays(one, 1);
        const isLast = dateOf(one) === daysIn(yearOf(one), monthOf(one));
        expect(dateOf(next)).toBe(isLast ? 1 : dateOf(one) + 1);
        expect(next > one).toBe(true);
      }),
      runs(),
    );
  });

  it("plus some months keeps its date, or becomes the last day of a shorter month", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (one, count) => {
        const next = addMonths(one, count);
        expect(readDay(next)).toBe(next);
        expect(yearOf(next) * 12 + monthOf(next)).toBe(yearOf(one) * 12 + monthOf(one) + count);
        expect(dateOf(next)).toBe(Math.min(dateOf(one), daysIn(yearOf(next), monthOf(next))));
      }),
      runs(),
    );
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    expect(addMonths("2026-01-31", -2)).toBe("2025-11-30");
  });

  it.each(zones)("survives every clock change in %s", (zone) => {
    process.env.TZ = zone;
    for (const [from, to] of [
      ["2026-03-28", "2026-03-30"],
      ["2026-10-24", "2026-10-26"],
      ["2011-12-29", "2011-12-31"], // Samoa skipped the 30th
    ] as const) {
      expect(addDays(from, 2)).toBe(to);
      expect(addDays(to, -2)).toBe(from);
      expect(daysBetween(from, to)).toBe(2);
    }
    expect(weeksOf(2026, 2)[4]).toContain("2026-03-29");
    expect(new Set(weeksOf(2026, 9).flat()).size).toBe(42);
  });
});

it("a month is drawn in six weeks from Monday to Sunday, with each of its days once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2470 }), fc.integer({ min: 0, max: 11 }), (year, month) => {
      const weeks = weeksOf(year, month);
      const all = weeks.flat();
      expect(weeks).toHaveLength(6);
      expect(weeks.every((week) => week.length === 7 && sinceMonday(week[0] as Day) === 0)).toBe(true);
      expect(all.every((one, index) => index === 0 || one === addDays(all[index - 1] as Day, 1))).toBe(true);
      expect(all.filter((one) => one.startsWith(dayOf(year, month, 1).slice(0, 7)))).toHaveLength(
        daysIn(year, month),
      );
    }),
    runs(0.25),
  );
});

describe("today", () => {
  it("is the shopper's day in fields", () => {
    process.env.TZ = "Europe/Warsaw";
    vi.useFakeTimers({ now: new Date("2026-03-28T23:30:00Z") });
    expect(localDay()).toBe("2026-03-29");
  });

  it.each([
    ["Africa/Cairo", 2026, 4, 24],
    ["Asia/Beirut", 2026, 3, 29],
    ["America/Santiago", 2026, 9, 6],
    ["America/Asuncion", 2023, 10, 1],
    ["America/Havana", 2026, 3, 8],
    ["America/Sao_Paulo", 2018, 11, 4],
    ["Asia/Tehran", 2022, 3, 22],
    ["Asia/Amman", 2021, 3, 26],
    ["Europe/Warsaw", 1977, 4, 3],
    ["Asia/Singapore", 1982, 1, 1],
    ["Africa/Monrovia", 1972, 1, 7],
    ["Europe/Amsterdam", 1940, 5, 16],
  ])(
    "is the day of a page's Date where the clocks leave midnight out: %s, %d-%d-%d",
    (zone, year, month, day) => {
      process.env.TZ = zone;
      expect(dayOfDate(new Date(year, month - 1, day))).toBe(dayOf(year, month - 1, day));
    },
  );

  it.each(["Europe/Warsaw", "America/New_York"])(
    "is the calendar day that a page's Date means in %s",
    (zone) => {
      process.env.TZ = zone;
      expect(dayOfDate(new Date(2026, 2, 29))).toBe("2026-03-29"); // midnight in the local time zone
      expect(dayOfDate(new Date("2026-03-29"))).toBe("2026-03-29"); // midnight in UTC
      expect(dayOfDate(new Date("2026-03-29T12:00:00Z"))).toBe("2026-03-29");
      expect([new Date(-5, 0), new Date(19900, 0)].map(dayOfDate)).toEqual(["0001-01-01", "9999-12-31"]);
    },
  );
});
