// @vitest-environment page
/** Delivery days that a page's own module draws get their weekday, as those that the island shows (contract F 2.2). */
import { beforeEach, expect, it } from "vitest";
import type { TextTable } from "../../../runtime/contracts/texts";
import { calendarFor } from "../../../runtime/legacy/calendar";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

type Given = Parameters<typeof calendarFor>;
const chip = (date: string, content: string) =>
  `<div class="cop_delivery__date" data-date="${date}"><button type="button">${content}</button></div>`;

async function draw(islands = {}, classes = "cop_delivery__datepicker") {
  document.body.innerHTML = `<div class="cop_delivery__calendar"><div class="cop_delivery__dates">
    ${chip("2026-10-22", "22.10")}${chip("2026-10-23", "<b>23</b>")}${chip("2026-10-26", "pojutrze")}
    <div class="cop_delivery__date --other"><a>Inny dzień</a><div class="${classes}"></div></div></div></div>`;
  const make = await calendarFor(
    { store: { getState: () => ({ shop: { languageSymbol: "pl", islands } }) } } as unknown as Given[0],
    {
      announce() {},
      loadTexts: async () => {},
      texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    } as unknown as Given[1],
  );
  const calendar = make(document.querySelector(`.${classes}`), {});
  calendar.init();
  return calendar;
}
const shown = () => [...document.querySelectorAll("[data-date]")].map(({ textContent }) => textContent);

beforeEach(() => document.body.replaceChildren());

it("days of digits have their weekday; days in words or with elements stay as the module draws them", async () => {
  await draw();
  expect(shown()).toEqual(["czw., 22 października", "23", "pojutrze"]);
});

it("a day that the module adds for a choice in the calendar has its weekday, too", async () => {
  const calendar = await draw();
  const added = document.querySelector("[data-date]")?.cloneNode(true) as HTMLElement;
  added.dataset.date = "2026-11-03";
  added.firstElementChild?.replaceChildren("03.11");
  document.querySelector(".--other")?.replaceWith(added);
  calendar.update();
  await eventually(() => expect(shown().at(-1)).toBe("wt., 3 listopada"));
});

it("the module's texts return when its calendar ends", async () => {
  const calendar = await draw();
  calendar.destroy();
  expect(shown()[0]).toBe("22.10");
});

it("a shop keeps the module's texts, and a calendar of another kind changes nothing", async () => {
  await draw({ "date-picker": { weekdays: false } });
  expect(shown()[0]).toBe("22.10");
  await draw({}, "other_calendar");
  expect(shown()[0]).toBe("22.10");
});
