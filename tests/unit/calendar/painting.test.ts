// @vitest-environment page
import { expect, it } from "vitest";
import { Calendar } from "../../../runtime/calendar/calendar";
import { namesOf } from "../../../runtime/calendar/names";
import { rulesOf } from "../../../runtime/calendar/rules";

it("writes no text again that is on the page, because themes with `:has()` would restyle the whole form", () => {
  const host = document.createElement("div");
  document.body.append(host);
  let chosen = "2026-10-28";
  const calendar = new Calendar({
    host,
    signal: new AbortController().signal,
    names: namesOf("pol"),
    t: (key) => key,
    rules: () => rulesOf({}),
    chosen: () => [chosen],
    today: () => "2026-10-20",
    choose() {},
    refused() {},
  });
  calendar.show(2026, 9);
  const textOf = (day: string) => host.querySelector(`[data-calendar-day="${day}"]`)?.firstChild;
  const [before, selected] = [textOf("2026-10-28"), () => host.querySelector("[aria-selected=true]")];
  chosen = "2026-10-29";
  calendar.draw();
  expect([textOf("2026-10-28") === before, selected()?.textContent]).toEqual([true, "29"]);
  calendar.show(2026, 10);
  expect(host.querySelector('[data-calendar-day="2026-11-01"]')?.getAttribute("aria-label")).toBe(
    "niedziela, 1 listopada 2026",
  );
});
