// @vitest-environment page
/** `VanillaCalendar` as pages' own modules use it (contract F 2.1). */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TextTable } from "../../../runtime/contracts/texts";
import { calendarFor } from "../../../runtime/legacy/calendar";
import { bindTexts } from "../../../runtime/texts/texts";
import { runs } from "../runs";

type Given = Parameters<typeof calendarFor>;
const announce = vi.fn();
const make = await calendarFor(
  { store: { getState: () => ({ shop: { languageSymbol: "pl" } }) } } as unknown as Given[0],
  {
    announce,
    loadTexts: async () => {},
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as Given[1],
);

let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="host"></div>';
  host = document.querySelector("#host") as HTMLElement;
  announce.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const cell = (day: string) => host.querySelector<HTMLElement>(`[data-calendar-day="${day}"]`);
const heading = () => host.querySelector(".vanilla-calendar-header__content")?.textContent;
const classesOf = (day: string) => (cell(day)?.className ?? "").split(" ");

const march = { date: { min: "2026-03-05", max: "2026-03-27", today: new Date(2026, 2, 9) } };

describe("drawing", () => {
  it("gives its host the class and the view, by an element or a selector", () => {
    for (const target of [host, "#host"]) {
      make(target, march).init();
      expect(host.className).toBe("vanilla-calendar vanilla-calendar_default");
      expect(heading()).toBe("Marzec 2026");
      expect(host.querySelectorAll(".vanilla-calendar-day__btn")).toHaveLength(42);
    }
    host.querySelector<HTMLElement>(".vanilla-calendar-year")?.click();
    expect(host.className).toBe("vanilla-calendar vanilla-calendar_year");
  });

  it("marks today, selected days, holidays, days off, other months, and the page's own days", () => {
    make(host, {
      ...march,
      settings: {
        workingDays: [1, 2, 3, 4, 5],
        selected: { dates: ["2026-03-10"], holidays: ["2026-03-12"] },
        range: { disabled: ["2026-03-13"] },
      },
      customDayNames: [{ date: "2026-03-16", class: "--package" }],
    }).init();
    const has = (day: string, name: string) => classesOf(day).includes(`vanilla-calendar-day__btn_${name}`);
    expect(has("2026-03-09", "today")).toBe(true);
    expect(has("2026-03-10", "selected")).toBe(true);
    expect(has("2026-03-12", "holiday") && has("2026-03-12", "disabled")).toBe(true);
    expect(has("2026-03-13", "disabled")).toBe(true);
    expect(has("2026-03-14", "weekend") && has("2026-03-14", "disabled")).toBe(true);
    expect(has("2026-03-04", "disabled") && has("2026-03-28", "disabled")).toBe(true);
    expect(has("2026-02-23", "prev") && has("2026-04-05", "next")).toBe(true);
    expect(classesOf("2026-03-16")).toContain("--package");
  });

  it.each([
    ["the configured year and month", { year: 1990, month: 0 }, "Styczeń 1990"],
    ["the month of today", {}, "Marzec 2026"],
    ["numbers as texts", { year: "1990", month: "4" }, "Maj 1990"],
    ["nonsense", { year: "x", month: null }, "Marzec 2026"],
  ])("starts with %s", (_, selected, shown) => {
    make(host, { ...march, settings: { selected } }).init();
    expect(heading()).toBe(shown);
  });
});

describe("a press on a day", () => {
  it("notifies the page before the selection is set and drawn, then focuses the day", () => {
    const order: unknown[] = [];
    const calendar = make(host, {
      ...march,
      settings: { selected: { dates: ["2026-03-10"] } },
      actions: {
        clickDay(event: Event, dates: string[]) {
          const target = event.target as HTMLElement;
          order.push([
            "click",
            dates,
            calendar.settings.selected?.dates,
            cell("2026-03-11")?.parentElement?.getAttribute("aria-selected"),
            target.closest(".vanilla-calendar") === host,
          ]);
        },
        afterFocus: (self: unknown, kind: string) =>
          order.push([
            "focus",
            self === calendar,
            kind,
            (document.activeElement as HTMLElement).dataset.calendarDay,
          ]),
        afterRender: () => order.push("render"),
      },
    });
    calendar.init();
    order.length = 0;
    cell("2026-03-11")?.click();
    expect(order).toEqual([
      ["click", ["2026-03-11"], ["2026-03-10"], "false", true],
      "render",
      ["focus", true, "day", "2026-03-11"],
    ]);
    expect([calendar.selectedDates, calendar.settings.selected?.dates]).toEqual([
      ["2026-03-11"],
      ["2026-03-11"],
    ]);
    expect(cell("2026-03-11")?.parentElement?.getAttribute("aria-selected")).toBe("true");
  });

  it("that is selected removes it: an empty list", () => {
    const clickDay = vi.fn();
    const calendar = make(host, {
      ...march,
      settings: { selected: { dates: ["2026-03-10"] } },
      actions: { clickDay },
    });
    calendar.init();
    cell("2026-03-10")?.click();
    expect(clickDay.mock.calls[0]?.[1]).toEqual([]);
    expect(calendar.selectedDates).toEqual([]);
  });

  it.each(["2026-03-04", "2026-03-28", "2026-03-12", "2026-03-13", "2026-03-14"])(
    "that cannot be selected, %s, only announces that",
    (day) => {
      const clickDay = vi.fn();
      const calendar = make(host, {
        ...march,
        settings: {
          workingDays: [1, 2, 3, 4, 5],
          selected: { holidays: ["2026-03-12"] },
          range: { disabled: ["2026-03-13"] },
        },
        actions: { clickDay },
      });
      calendar.init();
      cell(day)?.click();
      expect(clickDay).not.toHaveBeenCalled();
      expect(calendar.selectedDates).toEqual([]);
      expect(announce).toHaveBeenCalledOnce();
    },
  );

  it("of another month returns a whole date, and shows that month", () => {
    const clickDay = vi.fn();
    make(host, { date: { today: new Date(2026, 2, 9) }, actions: { clickDay } }).init();
    cell("2026-04-05")?.click();
    expect(clickDay.mock.calls[0]?.[1]).toEqual(["2026-04-05"]);
    expect(heading()).toBe("Kwiecień 2026");
  });

  it("may remove the host from the page, throw, or write any markup", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const calendar = make(host, {
      ...march,
      actions: {
        clickDay() {
          host.remove();
          calendar.settings.selected = undefined as never;
          throw new Error("of the page");
        },
      },
    });
    calendar.init();
    expect(() => cell("2026-03-11")?.click()).not.toThrow();
    expect(calendar.settings.selected?.dates).toEqual(["2026-03-11"]);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("update", () => {
  it("reads dates, month, year and today again, and has drawn twice when it ends", () => {
    const afterRender = vi.fn();
    const calendar = make(host, { ...march, actions: { afterRender } });
    calendar.init();
    afterRender.mockClear();
    calendar.date.today = new Date(2026, 9, 25);
    if (calendar.settings.selected) calendar.settings.selected.dates = ["2026-10-26"];
    calendar.date.max = "2026-12-31";
    calendar.update();
    expect(heading()).toBe("Październik 2026");
    expect(calendar.selectedDates).toEqual(["2026-10-26"]);
    expect(classesOf("2026-10-25")).toContain("vanilla-calendar-day__btn_today");
    expect(afterRender).toHaveBeenCalledTimes(2);
    expect(afterRender.mock.calls[0]?.[0]).toBe(calendar);
  });

  it("draws again when another script has emptied the host", () => {
    const calendar = make(host, march);
    calendar.init();
    host.replaceChildren();
    calendar.update();
    expect(cell("2026-03-09")).not.toBe(null);
  });
});

describe("a year and a month that do not exist", () => {
  const number = fc.oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double(),
    fc.integer({ min: -30, max: 10_030 }),
    fc.constantFrom(19900531, -1, 0, 9999, 10_000, "19900531", Number.MAX_VALUE),
  );
  it("show another one, and navigation from there throws nothing either", () => {
    fc.assert(
      fc.property(number, number, fc.option(fc.date({ noInvalidDate: true })), (year, month, today) => {
        const calendar = make(host, {
          date: { today: today ?? new Date(19900, 0) },
          settings: { selected: { year, month } },
        });
        calendar.init();
        expect(heading()).toMatch(/^\p{L}+ \d{1,4}$/u);
        for (const part of ["arrow_prev", "arrow_next", "month", "arrow_prev", "year", "arrow_next"])
          host.querySelector<HTMLElement>(`.vanilla-calendar-${part}`)?.click();
        calendar.destroy();
      }),
      runs(0.01),
    );
  });
  it.each([19900531, -5, 0, 10_000])("%s counts as missing", (year) => {
    make(host, { ...march, settings: { selected: { year, month: 4 } } }).init();
    expect(heading()).toBe("Marzec 2026");
  });
});

describe("arrows, months and years", () => {
  it("notify the page, with focus on the first usable control", () => {
    const kinds: unknown[] = [];
    make(host, {
      ...march,
      date: { today: new Date(2026, 2, 9) },
      actions: {
        afterFocus: (_: unknown, kind: string) =>
          kinds.push([
            kind,
            host.contains(document.activeElement) &&
              document.activeElement?.closest("[role]")?.getAttribute("role"),
          ]),
      },
    }).init();
    for (const part of ["arrow_next", "month", "months__month", "year", "years__year"])
      host.querySelector<HTMLElement>(`.vanilla-calendar-${part}`)?.click();
    expect(kinds).toEqual(["arrow", "month", "month", "year", "year"].map((kind) => [kind, "gridcell"]));
  });
});

describe("a typed year out of range", () => {
  it.each([
    [300, "arrow_next", "arrow_prev", "1900"],
    [2999, "arrow_prev", "arrow_next", "2026"],
  ])("%s is left by the arrow that leads back, in each view", (year, back, further, reached) => {
    const arrow = (name: string) => host.querySelector<HTMLElement>(`.vanilla-calendar-${name}`);
    for (const view of ["", "month", "year"]) {
      make(host, {
        date: { min: "1900-01-01", max: "2026-03-09", today: new Date(2026, 2, 9) },
        settings: { selected: { year, month: 4 } },
      }).init();
      if (view) arrow(view)?.click();
      expect(arrow(further)?.getAttribute("aria-disabled")).toBe("true");
      expect(arrow(back)?.getAttribute("aria-disabled")).toBe(null);
      arrow(back)?.click();
      expect(arrow("year")?.textContent).toBe(reached);
      expect(host.className).toContain(`vanilla-calendar_${view || "default"}`);
      expect(host.querySelector("[role=gridcell]:not([aria-disabled])")).not.toBe(null);
    }
  });
});

describe("a missing host", () => {
  it.each([
    ["a selector", "#late"],
    ["nothing", null],
    ["no selector", "///"],
    ["an empty text", ""],
  ])("by %s has no effect", (_, target) => {
    const calendar = make(target, { settings: { selected: { dates: ["2026-03-09"] } } });
    calendar.init();
    calendar.update();
    expect(calendar.selectedDates).toEqual(["2026-03-09"]);
  });
  it("that appears later is drawn into by the next update", () => {
    const calendar = make("#late", march);
    calendar.init();
    host.id = "late";
    calendar.update();
    expect(heading()).toBe("Marzec 2026");
  });
  it("options may have any value", () => {
    for (const options of [
      undefined,
      null,
      {},
      { date: null, settings: { selected: null, range: null }, actions: null },
      {
        date: { min: 5, max: "x", today: new Date(Number.NaN) },
        settings: { workingDays: "1,2", selected: { dates: "2026-03-09", holidays: 7 } },
        customDayNames: [null, {}],
      },
    ])
      expect(() => make(host, options as never).init()).not.toThrow();
  });
});

it("a second init draws once, and listens once", () => {
  const clickDay = vi.fn();
  const calendar = make(host, { ...march, actions: { clickDay } });
  calendar.init();
  calendar.init();
  cell("2026-03-11")?.click();
  expect(clickDay).toHaveBeenCalledOnce();
  expect(host.querySelectorAll(".vanilla-calendar-header")).toHaveLength(1);
});
