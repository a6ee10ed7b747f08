// @vitest-environment page
/** Rows say when a store is open today, where the theme gives its hours, as a prop or as an attribute. */
import { describe, expect, it } from "vitest";
import { storesOfMarkup } from "../../../islands/store-map/read-stores";
import { texts } from "../../../islands/store-map/texts";
import { todayText } from "../../../islands/store-map/today";
import { bindTexts } from "../../../runtime/texts/texts";
import { given, storesOf } from "./support";

const t = bindTexts(texts, {}, "pol");
const WEEK = ["09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-20:00", "10:00-14:00", ""];
/** 2026-11-23 was a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${23 + day}T${time}:00`);
const text = (hours: unknown, when: Date, place = true) => {
  const [store] = storesOf([{ ...given[0], hours, ...(!place && { lat: "", lng: "" }) }]);
  return store && todayText(store, when, t);
};

describe("a row", () => {
  it("shows the hours of the day, and that the store is closed", () => {
    expect(text(WEEK, at(0, "07:00"))).toBe("dziś 09:00–18:00");
    expect(text(WEEK, at(6, "12:00"))).toBe("dziś nieczynne");
  });

  it("says until when the store is open, unless its clock is unknown", () => {
    const isPoland = new Date().getTimezoneOffset() === 0 || new Date().getTimezoneOffset() === -60;
    if (isPoland) expect(text(WEEK, at(4, "19:00"))).toBe("otwarte do 20:00");
    expect(text(WEEK, at(4, "19:00"), false)).toBe("dziś 09:00–20:00");
  });

  it.each([undefined, null, [], "09:00-18:00", ["?"], [1, 2]])(
    "says nothing about hours like %j",
    (hours) => {
      expect(text(hours, at(0, "10:00"))).toBe("");
    },
  );
});

it("the server's rows have their hours in an attribute, as JSON; anything else is no hours", () => {
  const row = document.createElement("div");
  const week = () => storesOfMarkup([row]).stores[0]?.week;
  expect(week()).toEqual([]);
  row.dataset.hours = JSON.stringify(WEEK);
  expect(week()).toHaveLength(7);
  row.dataset.hours = "9-18";
  expect(week()).toEqual([]);
});
