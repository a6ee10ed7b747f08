/** Which fields get a calendar: a text field does, a field with the browser's own calendar does not. */
import "../in-a-window";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { forgetWarnings } from "../forget-warnings";
import { one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "date-picker": () => import("../../../islands/date-picker/index"),
  "date-picker/picker": () => import("../../../islands/date-picker/picker"),
  "date-picker/typed-day": () => import("../../../islands/date-picker/typed-day"),
};
afterEach(() => {
  vi.restoreAllMocks();
  forgetWarnings();
});

async function open(markup: string) {
  const page = await street.open("/text-page", {
    chunks,
    before: () => one("#content").insertAdjacentHTML("beforeend", markup),
  });
  await page.start("date-picker");
  return page;
}
const host = () => one("[data-island=date-picker]");

it.each(["text", "search", "tel"])("a field of type %s gets a button for the calendar", async (type) => {
  await open(`<label>Dzień <input type="${type}" data-island="date-picker"></label>`);
  expect(host().closest("#content")?.querySelector("button[aria-haspopup=dialog]")).not.toBeNull();
});

it.each(['<input type="date" data-island="date-picker">', '<div data-island="date-picker"><p>x</p></div>'])(
  "%s stays unchanged, and the theme designer is told why",
  async (markup) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    await open(markup).catch(() => {});
    expect(host().parentElement?.querySelector("button")).toBeNull();
    expect(host().dataset.islandStatus).toBe("failed");
    await eventually(() =>
      expect(warned.mock.calls).toEqual([
        [
          "Wyspa:",
          expect.stringContaining('like this, so the server\'s HTML stays: <input type="text"'),
          host(),
        ],
      ]),
    );
  },
);
