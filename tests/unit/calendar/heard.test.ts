// @vitest-environment page
/** What screen readers have of a calendar: named buttons in cells, the shown month, and a grid that stays. */
import { beforeEach, describe, expect, it } from "vitest";
import { Calendar } from "../../../runtime/calendar/calendar";
import { namesOf } from "../../../runtime/calendar/names";
import { rulesOf } from "../../../runtime/calendar/rules";
import { birthYears } from "../../../runtime/calendar/shown";

let host: HTMLElement;
let calendar: Calendar;
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const focused = () => document.activeElement;
const live = () => host.querySelector("[aria-live]")?.textContent ?? null;
const grid = () => host.querySelector("[role=grid]");

beforeEach(() => {
  host = document.createElement("div");
  document.body.replaceChildren(host);
  const life = new AbortController();
  calendar = new Calendar({
    host,
    signal: life.signal,
    names: namesOf("pol"),
    t: (key) => key,
    rules: () => rulesOf({ min: "1900-01-01", max: "2030-12-31", disabled: ["2026-11-28"] }),
    chosen: () => ["2026-11-29"],
    today: () => "2026-11-29",
    yearFirst: birthYears("2026-11-29"),
    choose() {},
    refused() {},
  });
  return () => life.abort();
});

describe("a day, a month and a year", () => {
  it("are named buttons in cells: Orca reads a cell by its text, which is a bare number", () => {
    const row = (value: string, kind: string) => {
      const button = host.querySelector(`[data-calendar-${kind}="${value}"]`);
      const cell = button?.parentElement;
      return [
        cell?.getAttribute("role"),
        cell?.parentElement?.getAttribute("role"),
        button?.getAttribute("role"),
        button?.getAttribute("aria-label"),
        [cell?.getAttribute("aria-selected"), button?.getAttribute("aria-pressed")],
        [cell?.getAttribute("aria-disabled"), button?.getAttribute("aria-disabled")],
      ];
    };
    calendar.focusOn("2026-11-29");
    expect(row("2026-11-29", "day")).toEqual([
      ...["gridcell", "row", null, "niedziela, 29 listopada 2026"],
      ["true", "true"],
      [null, null],
    ]);
    expect(row("2026-11-28", "day").slice(4)).toEqual([
      ["false", null],
      ["true", "true"],
    ]);
    host.querySelector<HTMLElement>(".vanilla-calendar-month")?.click();
    expect(row("10", "month").slice(0, 5)).toEqual([
      ...["gridcell", "row", null, "Listopad 2026"],
      ["true", "true"],
    ]);
    calendar.showYears(1986);
    expect(row("1986", "year").slice(0, 3)).toEqual(["gridcell", "row", null]);
    expect(host.querySelectorAll("[role=row] > :not([role=gridcell], [role=columnheader])").length).toBe(0);
  });
});

describe("the month", () => {
  it("is heard when a step of the shopper leads into another one, with its year", () => {
    calendar.focusOn("2026-11-30");
    const shown = host.querySelector("[aria-live]");
    key("ArrowRight");
    expect(live()).toBe("Grudzień 2026");
    expect(host.querySelector("[aria-live]")).toBe(shown); // live before its text changed
    expect(host.querySelector(".vanilla-calendar-header__content")?.closest("[aria-live]")).toBe(null);
  });

  it("is silent beside a field in which the shopper types", () => {
    calendar.focusOn("2026-11-30");
    key("ArrowRight");
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    calendar.showYears(1990);
    expect(live()).toBe(null);
  });
});

describe("the years", () => {
  it("keep their grid while the arrows move in it: a new one is read with its name and size", () => {
    calendar.showYears(1986);
    calendar.focusable?.focus();
    const before = grid();
    for (const name of ["ArrowRight", "ArrowDown", "ArrowLeft"]) key(name);
    expect(focused()?.textContent).toBe("1991");
    expect(grid()).toBe(before);
    key("PageDown");
    expect(grid()).not.toBe(before);
    expect([focused()?.textContent, live()]).toEqual(["2030", "2010–2069"]);
  });
});
