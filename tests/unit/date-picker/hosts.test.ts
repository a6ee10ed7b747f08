/** Which fields get a calendar: a text field does, a field with the browser's own calendar does not. */
import "../in-a-window";
import { afterEach, expect, it, vi } from "vitest";
import { one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "date-picker": () => import("../../../islands/date-picker/index"),
  "date-picker/picker": () => import("../../../islands/date-picker/picker"),
  "date-picker/typed-day": () => import("../../../islands/date-picker/typed-day"),
};
afterEach(() => void vi.restoreAllMocks());

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

it.each([
  ['<input type="date" data-island="date-picker">', 'input type="date"'],
  ['<div data-island="date-picker"><p>x</p></div>', "div "],
])("%s stays as it is, and the theme designer is told why", async (markup, told) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { errors } = await open(markup);
  expect(host().parentElement?.querySelector("button")).toBeNull();
  expect(warned.mock.calls.join()).toContain("a host must be an <input type=");
  expect(warned.mock.calls.join()).toContain(told);
  expect(errors).toEqual([]);
});

it("a birth date reaches from 1900 to today without any props", async () => {
  await open('<label>Data urodzenia <input id="birth_date" data-island="date-picker"></label>');
  const button = one("#content button[aria-haspopup=dialog]");
  const field = one<HTMLInputElement>("#birth_date");
  const message = () => one("#content").textContent ?? "";
  const type = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  expect(button).not.toBeNull();
  type("1980-05-17");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  type("1899-12-31");
  await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(message()).not.toBe("");
});
