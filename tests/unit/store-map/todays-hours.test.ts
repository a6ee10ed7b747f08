// @vitest-environment page
/** Rows say when a store is open today, where the theme gives its hours, as a prop or as an attribute. */
import { describe, expect, it, vi } from "vitest";
import { distanceLine, todayLines } from "../../../islands/store-map/rows";
import { storesOfMarkup } from "../../../islands/store-map/stores";
import { texts } from "../../../islands/store-map/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { given, storesOf } from "./support";

const t = bindTexts(texts, {}, "pol");
const WEEK = ["09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-20:00", "10:00-14:00", ""];
/** 2026-11-23 was a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${23 + day}T${time}:00+01:00`);
const text = (hours: unknown, when: Date, more: Record<string, unknown> = {}) => {
  const [store] = storesOf([{ ...given[0], hours, ...more }]);
  vi.useFakeTimers({ now: when });
  const life = new AbortController();
  const [line] = store ? todayLines(t, life.signal)(store) : [];
  life.abort();
  vi.useRealTimers();
  return line?.textContent ?? "";
};

describe("a row", () => {
  it("shows the hours of the day, and that the store is closed", () => {
    expect(text(WEEK, at(0, "07:00"))).toBe("dziś 09:00–18:00");
    expect(text(WEEK, at(6, "12:00"))).toBe("dziś nieczynne");
  });

  it.each([
    ["its country", { lat: "", lng: "" }],
    ["its country in another language", { country: "Pologne" }],
    ["the letters of its country", { country: "PL" }],
  ])("says until when the store is open, by %s", (_, more) => {
    expect(text(WEEK, at(4, "19:00"), more)).toBe("otwarte do 20:00");
    expect(text(WEEK, at(4, "20:00"), more)).toBe("dziś 09:00–20:00");
  });

  it("says nothing about now when the country is unknown and the longitude leaves a doubt", () => {
    expect(text(WEEK, at(4, "12:00"), { country: "" })).toBe("otwarte do 20:00");
    expect(text(WEEK, at(4, "19:00"), { country: "Atlantyda" })).toBe("dziś 09:00–20:00");
    expect(text(WEEK, at(4, "12:00"), { country: "", lat: "", lng: "" })).toBe("dziś 09:00–20:00");
  });

  it.each([undefined, null, [], "09:00-18:00", ["?"], [1, 2]])(
    "says nothing about hours like %j",
    (hours) => {
      expect(text(hours, at(0, "10:00"))).toBe("");
    },
  );
});

it("a row of a page that stays open no longer says open when the store has closed", () => {
  vi.useFakeTimers({ now: at(4, "19:58") });
  const life = new AbortController();
  const [store] = storesOf([{ ...given[0], hours: WEEK }]);
  const [line] = store ? todayLines(t, life.signal)(store) : [];
  expect(line?.textContent).toBe("otwarte do 20:00");
  vi.advanceTimersByTime(120_000);
  expect(line?.textContent).toBe("dziś 09:00–20:00");
  life.abort();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
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

it("the distance is shown in whole kilometres, and never as zero", () => {
  const [store] = storesOf([{ ...given[0], lat: 0, lng: 0.001 }]);
  const said = [0, 0.3, 1.4, 1.6, 486.2].map(
    (km) =>
      store && distanceLine(store, { place: { lat: km / 111.195, lng: 0.001 }, name: "" }, t)?.textContent,
  );
  expect(said).toEqual(["1 km", "1 km", "1 km", "2 km", "486 km"]);
});
