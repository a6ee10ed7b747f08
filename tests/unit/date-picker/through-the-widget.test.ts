// @vitest-environment page
/**
 * Every rule of choosing days in the real dialog: by clicks and keys, across months, years and changes of the clocks.
 */
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DateField } from "../../../islands/date-picker/date-field";
import { openPicker, prepareNames } from "../../../islands/date-picker/picker";
import { readSettings } from "../../../islands/date-picker/settings";
import { typedDayReader } from "../../../islands/date-picker/typed-day";
import { readValue, writeValue } from "../../../islands/date-picker/value";
import { addDays, addMonths, type Day, daysBetween, readDay } from "../../../runtime/calendar/days";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { runs } from "../runs";

// Every key renders a grid, and a busy machine is slow with hundreds of them.
vi.setConfig({ testTimeout: 90_000 });
const zone = process.env.TZ;
beforeAll(() => {
  // The dialog's own behaviour is the browser's; here it only opens.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

function open(props: Record<string, unknown>, value = "") {
  document.body.replaceChildren();
  const input = Object.assign(document.createElement("input"), { value });
  const button = document.createElement("button");
  button.setAttribute("aria-label", "Wybierz datę");
  document.body.append(input, button);
  const said: string[] = [];
  const settings = readSettings(props, (message) => {
    throw new Error(message);
  });
  const context = {
    signal: new AbortController().signal,
    announce: (text: string) => said.push(text),
    store: { getState: () => ({ shop: { languageSymbol: "pl" } }) },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext;
  const readTyped = typedDayReader("pl", false);
  const readOne = (typed: string) => readDay(typed) ?? readTyped(typed);
  const field: DateField = {
    input,
    button,
    settings,
    value: () => readValue(input.value, settings, settings.rules(), readOne) ?? { chosen: { days: [] } },
    write(next) {
      input.value = writeValue(next, settings);
    },
  };
  openPicker(field, context, prepareNames("pl"));
  const dialog = () => document.querySelector("dialog");
  const cell = (day: Day) => dialog()?.querySelector<HTMLElement>(`[data-calendar-day="${day}"]`);
  const focused = () => (document.activeElement as HTMLElement).dataset.calendarDay ?? "";
  const key = (name: string, shiftKey = false) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true }),
    );
  /** Moves like a shopper: by years, months, weeks and days. */
  const go = (day: Day) => {
    for (let turn = 0; turn < 5_000 && focused() !== day; turn++) {
      const away = daysBetween(focused(), day);
      if (Math.abs(away) > 366) key(away > 0 ? "PageDown" : "PageUp", true);
      else if (Math.abs(away) > 31) key(away > 0 ? "PageDown" : "PageUp");
      else if (Math.abs(away) >= 7) key(away > 0 ? "ArrowDown" : "ArrowUp");
      else key(away > 0 ? "ArrowRight" : "ArrowLeft");
    }
  };
  /** The browser's handling of a key on a button, unless the page prevents it. */
  const pressByKey = (name: "Enter" | " ") => {
    const button = document.activeElement as HTMLElement;
    const event = (type: string) => new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });
    const isPressed = button.dispatchEvent(event("keydown"));
    if (name === "Enter" && isPressed) button.click();
    const isReleased = button.dispatchEvent(event("keyup"));
    if (name === " " && isPressed && isReleased) button.click();
  };
  const chosen = () =>
    [...(dialog()?.querySelectorAll<HTMLElement>("[aria-selected=true] > [data-calendar-day]") ?? [])].map(
      ({ dataset }) => dataset.calendarDay ?? "",
    );
  return {
    input,
    button,
    said,
    dialog,
    cell,
    focused,
    key,
    pressByKey,
    go,
    chosen,
    reopen: () => openPicker(field, context, prepareNames("pl")),
  };
}

/** Days around ends of months and years, a leap day, and the nights in which the clocks change. */
const DAYS = [
  "2026-03-29",
  "2026-10-25",
  "2025-12-31",
  "2026-01-01",
  "2024-02-29",
  "2026-02-28",
  "2026-04-30",
];
const near = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: -9, max: 9 }))
  .map(([day, by]) => addDays(day, by));

describe.each(["Europe/Warsaw", "America/St_Johns"])("presses with the clocks of %s", (clocks) => {
  /** The same rules, written independently of the product's code. */
  function expected(mode: string, presses: readonly Day[], closed: ReadonlySet<Day>): Day[] {
    let days: Day[] = [];
    let begun = false;
    for (const day of presses.filter((one) => !closed.has(one))) {
      if (mode === "single") days = days[0] === day ? [] : [day];
      else if (mode === "multiple")
        days = days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort();
      else if (!begun) {
        days = [day];
        begun = true;
      } else {
        const [from = day, to = day] = [days[0] ?? day, day].sort();
        days = [];
        for (let one = from; one <= to; one = addDays(one, 1)) if (!closed.has(one)) days.push(one);
        begun = false;
      }
    }
    return days;
  }

  it.each(["single", "multiple", "multiple-ranged"])("in mode %s follow the selection rules", (mode) => {
    process.env.TZ = clocks;
    const week = fc.tuple(
      fc.constantFrom(...DAYS),
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        week,
        fc.array(near, { maxLength: 3 }),
        fc.constantFrom("mouse", "Enter", " "),
        ([around, offsets], disabled, by) => {
          const presses = offsets.map((offset) => addDays(around, offset));
          const widget = open({ mode, disabled });
          for (const day of presses) {
            if (!widget.dialog()) widget.reopen(); // choosing a single day closes it
            widget.go(day);
            expect(widget.focused()).toBe(day);
            if (by === "mouse") widget.cell(day)?.click();
            else widget.pressByKey(by as "Enter" | " ");
          }
          const days = expected(mode, presses, new Set(disabled));
          const [first, last] = [days[0], days.at(-1)];
          const written =
            mode === "multiple-ranged" && first !== last
              ? `${first}/${last}`
              : mode === "multiple"
                ? days.join(", ")
                : first;
          expect(widget.input.value).toBe(written ?? "");
          if (widget.dialog()) expect(days.filter((day) => widget.cell(day))).toEqual(widget.chosen());
        },
      ),
      runs(0.01),
    );
  });
});

describe("keys", () => {
  it.each<[from: Day, key: string, shift: boolean, to: Day]>([
    ["2026-03-29", "ArrowRight", false, "2026-03-30"],
    ["2026-03-29", "ArrowLeft", false, "2026-03-28"],
    ["2026-10-25", "ArrowRight", false, "2026-10-26"],
    ["2026-10-25", "ArrowDown", false, "2026-11-01"],
    ["2026-01-01", "ArrowLeft", false, "2025-12-31"],
    ["2026-01-01", "ArrowUp", false, "2025-12-25"],
    ["2026-12-31", "ArrowRight", false, "2027-01-01"],
    ["2026-03-25", "Home", false, "2026-03-23"],
    ["2026-03-25", "End", false, "2026-03-29"],
    ["2026-03-01", "Home", false, "2026-02-23"],
    ["2026-03-31", "PageUp", false, "2026-02-28"],
    ["2026-01-31", "PageDown", false, "2026-02-28"],
    ["2026-12-15", "PageDown", false, "2027-01-15"],
    ["2024-02-29", "PageDown", true, "2025-02-28"],
    ["2024-02-29", "PageUp", true, "2023-02-28"],
    ["1970-01-01", "ArrowLeft", false, "1970-01-01"],
    ["2470-12-31", "PageDown", true, "2470-12-31"],
  ])("move from %s, %s (with Shift: %j) to %s", (from, key, shift, to) => {
    const widget = open({}, from);
    expect(widget.focused()).toBe(from);
    widget.key(key, shift);
    expect(widget.focused()).toBe(to);
    expect(widget.dialog()?.querySelectorAll("[role=gridcell] > [tabindex='0']").length).toBe(1);
  });

  it("always leave one selectable day in the tab order, which has focus", () => {
    const keys = fc.constantFrom(
      "ArrowRight",
      "ArrowLeft",
      "ArrowUp",
      "ArrowDown",
      "Home",
      "End",
      "PageUp",
      "PageDown",
    );
    fc.assert(
      fc.property(near, fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 25 }), (from, presses) => {
        const widget = open({ min: "2024-01-01", max: "2027-06-30" }, from);
        for (const [key, shift] of presses) {
          widget.key(key, shift);
          const tabbable = [
            ...(widget.dialog()?.querySelectorAll<HTMLElement>("[role=gridcell] > [tabindex='0']") ?? []),
          ];
          expect(tabbable).toEqual([document.activeElement]);
          expect(widget.focused() >= "2024-01-01" && widget.focused() <= "2027-06-30").toBe(true);
        }
      }),
      runs(0.03),
    );
  });
});

describe("views", () => {
  it("show fifteen years with the current one in the middle, and page by fifteen", () => {
    const { dialog, key } = open({}, "2026-03-09");
    const years = () =>
      [...(dialog()?.querySelectorAll<HTMLElement>("[data-calendar-year]") ?? [])].map(({ dataset }) =>
        Number(dataset.calendarYear),
      );
    dialog()?.querySelector<HTMLElement>(".vanilla-calendar-year")?.click();
    expect([years().length, years()[0], years()[14]]).toEqual([15, 2019, 2033]);
    expect(document.activeElement?.textContent).toBe("2026");
    dialog()?.querySelector<HTMLElement>(".vanilla-calendar-arrow_next")?.click();
    expect([years()[0], years()[14]]).toEqual([2034, 2048]);
    dialog()?.querySelector<HTMLElement>(".vanilla-calendar-arrow_prev")?.click();
    dialog()?.querySelector<HTMLElement>("[data-calendar-year='2026']")?.focus();
    for (const name of ["ArrowDown", "ArrowLeft", "PageDown", "Home"]) key(name);
    expect(document.activeElement?.textContent).toBe("2043");
    (document.activeElement as HTMLElement).click();
    expect(dialog()?.querySelector(".vanilla-calendar_default .vanilla-calendar-year")?.textContent).toBe(
      "2043",
    );
    expect((document.activeElement as HTMLElement).dataset.calendarDay).toMatch(/^2043-03/);
  });

  it("show months, and a press opens that month's days; a month out of range does nothing", () => {
    const { dialog, key } = open({ min: "2026-02-10" }, "2026-03-09");
    dialog()?.querySelector<HTMLElement>(".vanilla-calendar-month")?.click();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Marzec 2026");
    const january = dialog()?.querySelector<HTMLElement>("[data-calendar-month='0']");
    expect(january?.getAttribute("aria-disabled")).toBe("true");
    january?.click();
    expect(dialog()?.querySelector(".vanilla-calendar_month")).not.toBe(null);
    key("PageDown");
    key("ArrowRight");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Kwiecień 2027");
    (document.activeElement as HTMLElement).click();
    expect((document.activeElement as HTMLElement).dataset.calendarDay).toBe("2027-04-01");
  });

  it("stop at the selectable range", () => {
    fc.assert(
      fc.property(near, fc.integer({ min: 0, max: 3 }), (from, months) => {
        const max = addMonths(from, months);
        const { dialog } = open({ min: from, max }, from);
        const next = () => dialog()?.querySelector<HTMLElement>(".vanilla-calendar-arrow_next");
        for (let turn = 0; turn < months + 3; turn++) next()?.click();
        expect(next()?.getAttribute("aria-disabled")).toBe("true");
        expect(dialog()?.querySelector(`[data-calendar-day="${max}"]`)).not.toBe(null);
      }),
      runs(0.03),
    );
  });
});

it("a range over days that cannot be chosen names them, or counts many", () => {
  const few = open({ mode: "multiple-ranged", disabled: ["2026-12-24", 6] }, "2026-12-01");
  few.cell("2026-12-23")?.click();
  few.cell("2026-12-27")?.click();
  expect(few.said.at(-1)).toBe("Wybrano: od 23 do 27 grudnia. Zakres nie obejmuje: 24 grudnia, 26 grudnia.");
  const many = open({ mode: "multiple-ranged", disabled: [0, 6] }, "2026-12-01");
  many.cell("2026-12-01")?.click();
  many.cell("2026-12-31")?.click();
  expect(many.said.at(-1)).toBe(
    "Wybrano: od 1 do 31 grudnia. Zakres nie obejmuje dni, których nie można wybrać (8).",
  );
});

describe("the announcement", () => {
  it("names the day, the start of a range, the range, a removed day, and a disabled day", () => {
    const single = open({ disabled: ["2026-03-10"] }, "2026-03-09");
    single.cell("2026-03-10")?.click();
    single.cell("2026-03-09")?.click();
    single.cell("2026-03-11")?.click();
    expect(single.said).toEqual([
      "Tego dnia nie można wybrać: wtorek, 10 marca 2026",
      "Usunięto: poniedziałek, 9 marca 2026",
      "Wybrano: środa, 11 marca 2026",
    ]);
    expect(single.dialog()).toBe(null);
    expect(document.activeElement).toBe(single.button);
    const range = open({ mode: "multiple-ranged" }, "2026-03-01");
    range.cell("2026-03-03")?.click();
    range.cell("2026-03-09")?.click();
    expect(range.said).toEqual([
      "Początek: wtorek, 3 marca 2026. Wybierz koniec.",
      "Wybrano: od 3 do 9 marca",
    ]);
  });
});

it("hours and minutes wrap around, are kept when the day changes, and are written with it", () => {
  const { dialog, cell, input } = open({ time: true }, "2026-03-09 13:45");
  const [hours, minutes] = [...(dialog()?.querySelectorAll("input") ?? [])] as HTMLInputElement[];
  const press = (field: HTMLInputElement | undefined, name: string) =>
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  cell("2026-03-12")?.click();
  expect(input.value).toBe("2026-03-12 13:45");
  for (let turn = 0; turn < 11; turn++) press(hours, "ArrowUp");
  expect(input.value).toBe("2026-03-12 00:45");
  press(hours, "ArrowDown");
  expect(input.value).toBe("2026-03-12 23:45");
  for (let turn = 0; turn < 15; turn++) press(minutes, "ArrowUp");
  expect(input.value).toBe("2026-03-12 23:00");
  if (minutes) minutes.value = "75";
  minutes?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(input.value).toBe("2026-03-12 23:59");
  expect([hours, minutes].map((field) => field?.getAttribute("aria-label"))).toEqual(["Godzina", "Minuta"]);
});

describe("typed minutes", () => {
  const typed = () => {
    const widget = open({ time: true }, "2026-03-09 13:45");
    const minutes = widget.dialog()?.querySelectorAll("input")[1] as HTMLInputElement;
    minutes.focus();
    minutes.value = "5";
    return widget;
  };
  it("are accepted with Enter", () => {
    const { key, input, dialog } = typed();
    key("Enter");
    expect(input.value).toBe("2026-03-09 13:05");
    expect(dialog()).not.toBe(null);
  });
  it("are accepted when the calendar closes before they lose focus", () => {
    const { key, input, dialog } = typed();
    key("Escape");
    expect([input.value, dialog()]).toEqual(["2026-03-09 13:05", null]);
  });
  it("are not added when nothing was typed: a day without a time stays one", () => {
    const { key, input } = open({ time: true }, "2026-03-09");
    key("Escape");
    expect(input.value).toBe("2026-03-09");
  });
});

it("a typed disabled day is removed by a press, in a list and alone", () => {
  for (const mode of ["single", "multiple"]) {
    const { cell, input } = open({ mode, disabled: ["2026-03-10"] }, "2026-03-10");
    expect(cell("2026-03-10")?.getAttribute("aria-disabled")).toBe(null);
    cell("2026-03-10")?.click();
    expect(input.value).toBe("");
    expect(cell("2026-03-10")?.getAttribute("aria-disabled")).toBe("true");
  }
});

describe("a screen reader", () => {
  it("reads the grid's month or years, and whether several days can be selected", () => {
    const grid = (props: Record<string, unknown>, view = "") => {
      const { dialog } = open(props, "2026-03-09");
      if (view) dialog()?.querySelector<HTMLElement>(`.vanilla-calendar-${view}`)?.click();
      const element = dialog()?.querySelector("[role=grid]");
      return [element?.getAttribute("aria-label"), element?.getAttribute("aria-multiselectable")];
    };
    expect(grid({})).toEqual(["Marzec 2026", null]);
    expect(grid({ mode: "multiple" })).toEqual(["Marzec 2026", "true"]);
    expect(grid({ mode: "multiple-ranged" })).toEqual(["Marzec 2026", "true"]);
    expect(grid({}, "month")).toEqual(["Miesiące 2026", null]);
    expect(grid({}, "year")).toEqual(["Lata 2019–2033", null]);
  });
  it("reads each month and each page of years, whose buttons have other names", () => {
    const { dialog } = open({}, "2026-03-09");
    const press = (part: string) =>
      dialog()?.querySelector<HTMLElement>(`.vanilla-calendar-${part}`)?.click();
    const live = () => dialog()?.querySelector("[aria-live=polite]")?.textContent;
    expect(live()).toBe("Marzec 2026");
    press("year");
    press("arrow_next");
    expect(live()).toBe("2034–2048");
    press("year");
    expect(live()).toBe("Marzec 2026");
    press("arrow_next");
    expect(live()).toBe("Kwiecień 2026");
    press("month");
    expect(live()).toBe("2026");
  });
});
