// @vitest-environment page
import { describe, expect, it } from "vitest";
import type { Clock } from "../../../runtime/places/clock";
import {
  hoursText,
  isOpenAt,
  isOpenAtWeekend,
  readDay,
  readWeek,
  todayOf,
} from "../../../runtime/places/opening-hours";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const week = (...said: unknown[]) =>
  readWeek(Object.fromEntries(days.map((day, index) => [day, { allDay: said[index] ?? "" }])));
/** A clock that is known. */
const at = (day: number, time: string): Clock => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const minute = day * 1_440 + hours * 60 + minutes;
  return { earliest: minute, latest: minute, day };
};

describe("open now", () => {
  const shop = week("08:00-18:00", "10:00-14:00,15:00-20:00", "18:00-02:00", true, "", "22:00-06:00", "");
  it.each([
    ["from the first minute on", 0, "08:00", true],
    ["until the last minute", 0, "17:59", true],
    ["no longer at the end", 0, "18:00", false],
    ["not before the first minute", 0, "07:59", false],
    ["not in the break", 1, "14:30", false],
    ["after the break", 1, "15:00", true],
    ["before midnight", 2, "23:59", true],
    ["after midnight, by the day before", 3, "01:59", true],
    ["all day long", 3, "12:00", true],
    ["not on a closed day", 4, "12:00", false],
    ["not on a closed day after an open one", 4, "00:00", false],
    ["on Sunday morning by Saturday's night", 6, "05:59", true],
    ["on Sunday no longer", 6, "06:00", false],
  ])("%s", (_, day, time, isOpen) => expect(isOpenAt(shop, at(day, time))).toBe(isOpen));

  it("on Monday morning by Sunday's night", () => {
    const bar = week("", "", "", "", "", "", "20:00-03:00");
    expect(isOpenAt(bar, at(0, "02:59"))).toBe(true);
    expect(isOpenAt(bar, at(0, "03:00"))).toBe(false);
  });
});

it.each([
  ["00:00-24:00", [[0, 1440]]],
  ["0:00 – 24:00", [[0, 1440]]],
  ["8-16", [[480, 960]]],
  ["08.30-16.15", [[510, 975]]],
  ["08:00-08:00", [[480, 1920]]],
  ["", []],
  [true, [[0, 1440]]],
  [false, []],
  ["08:60-09:00", null],
  ["24:00-25:00", null],
  ["w godzinach pracy", null],
  ["08:00-16:00, potem w kiosku", null],
  [null, null],
  [7, null],
])("of a day %j are read as %j", (said, spans) => expect(readDay(said).spans).toEqual(spans));

it("at weekends include Saturday or Sunday, as far as known", () => {
  expect(isOpenAtWeekend(week("", "", "", "", "", "09:00-13:00"))).toBe(true);
  expect(isOpenAtWeekend(week("08:00-16:00"))).toBe(false);
  expect(isOpenAtWeekend(readWeek(null))).toBe(false);
  expect(isOpenAt(readWeek("zawsze"), at(0, "12:00"))).toBe(false);
});

describe("opening hours as text", () => {
  const words = { language: "pl", always: "całą dobę", closed: "nieczynne" };
  it("group days with the same hours", () => {
    expect(hoursText(week(...Array(5).fill("8:00-18:00"), "09:00-13:00", ""), words)).toEqual([
      "pon.–pt.: 08:00–18:00",
      "sob.: 09:00–13:00",
      "niedz.: nieczynne",
    ]);
  });
  it("name no days for a week of equal days", () => {
    expect(hoursText(week(...Array(7).fill(true)), words)).toEqual(["całą dobę"]);
  });
  it("are shown unchanged, as text, when they cannot be read", () => {
    const said = "<img src=x onerror=__xss()>";
    expect(hoursText(week(said), words)[0]).toBe(`pon.: ${said}`);
  });
  it("are omitted when unknown", () => expect(hoursText(readWeek({}), words)).toEqual([]));
});

describe("a row says about today", () => {
  const shop = week("08:00-18:00", "10:00-14:00,15:00-20:00", "18:00-02:00", "", true, "po 16", "");
  const today = (day: number, time: string) => todayOf(shop, at(day, time));
  it.each([
    ["until when it is open", 0, "12:00", { kind: "until", text: "18:00" }],
    ["its hours before it opens", 0, "07:00", { kind: "hours", text: "08:00–18:00" }],
    ["its hours after it has closed", 0, "19:00", { kind: "hours", text: "08:00–18:00" }],
    ["both parts of its hours in the break", 1, "14:30", { kind: "hours", text: "10:00–14:00, 15:00–20:00" }],
    ["the end of the part that is now", 1, "13:00", { kind: "until", text: "14:00" }],
    ["the end after midnight", 2, "23:00", { kind: "until", text: "02:00" }],
    ["the end of the night before", 3, "01:00", { kind: "until", text: "02:00" }],
    ["that it never closes", 4, "12:00", { kind: "always" }],
    ["that it is closed", 3, "12:00", { kind: "closed" }],
    ["nothing when its hours cannot be read", 5, "17:00", null],
  ])("%s", (_, day, time, said) => expect(today(day, time)).toEqual(said));

  it("no end that is a day away, which would be taken for today's", () => {
    const shop = week("18:00-24:00", true, "00:00-03:00");
    expect(todayOf(shop, at(0, "20:00"))).toEqual({ kind: "always" });
    expect(todayOf(shop, at(2, "02:00"))).toEqual({ kind: "until", text: "03:00" });
  });

  it("nothing about now when the place may have another time", () => {
    const from = (time: string, minutes: number) => {
      const { earliest, day } = at(0, time);
      return todayOf(shop, { earliest, latest: earliest + minutes, day });
    };
    expect(from("12:00", 180)).toEqual({ kind: "until", text: "18:00" });
    expect(from("15:00", 180)).toEqual({ kind: "hours", text: "08:00–18:00" });
    expect(from("07:30", 180)).toEqual({ kind: "hours", text: "08:00–18:00" });
  });

  it("nothing when no day has hours: an empty text may mean unknown", () => {
    expect(todayOf(week(), at(0, "12:00"))).toBeNull();
  });
});
