/** A birth date takes three presses to any year of most adults, by touch and by keyboard, or is typed in any usual form. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { unexpectedShifts } from "../shifts";
import { boxes } from "../strict-theme/strict-theme";
import { bench, desktop, phone, type VisitOptions } from "../support";

const b = bench();
const FIELD = "#birth_date";
const touch = { viewport: phone, context: { hasTouch: true } };

async function birthPage(options: VisitOptions = {}) {
  const visit = await b.visit({ path: "/client-new.php?register=1", ...options });
  const { page } = visit;
  await page.locator(FIELD).scrollIntoViewIfNeeded();
  await visit.ready(FIELD);
  const dialog = page.locator("dialog.date-picker");
  return {
    ...visit,
    dialog,
    value: () => page.locator(FIELD).inputValue(),
    button: page.locator(`.f-feedback:has(> ${FIELD}) .date-picker__button, ${FIELD} ~ .date-picker__button`),
    year: (year: number) => dialog.locator(`[data-calendar-year="${year}"]`),
    month: (month: number) => dialog.locator(`[data-calendar-month="${month}"]`),
    day: (day: string) => dialog.locator(`[data-calendar-day="${day}"]`),
  };
}
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.getAttribute("aria-label") ?? element.textContent ?? "";
  });

test.each([0, 1_200])("by touch at %i ms latency takes three presses: year, month, day", async (latency) => {
  const { page, dialog, button, year, month, day, value, said, errors } = await birthPage(touch);
  b.shop.faults.roundTrip(latency);
  await button.tap();
  await dialog.waitFor();
  // The first page has the years of most adults, and no year is proposed as if it were chosen.
  expect(await dialog.locator(".vanilla-calendar-header__content").innerText()).toMatch(/^\d{4}–\d{4}$/);
  expect(await dialog.locator("[aria-selected=true]").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  let presses = 0;
  for (const target of [year(1984), month(1), day("1984-02-01")]) {
    await target.tap();
    presses += 1;
    if (await dialog.count()) expect(await violations(page)).toEqual([]);
  }
  await dialog.waitFor({ state: "detached" });
  expect([presses, await value()]).toEqual([3, "1984-02-01"]);
  await expect.poll(said).toContain("Wybrano: środa, 1 lutego 1984");
  expect((await said()).filter((text) => text.startsWith("Wybrano"))).toHaveLength(1);
  expect([await unexpectedShifts(page), errors]).toEqual([[], []]);
});

test("by keyboard alone moves from year to month to day, and Escape returns to the button", async () => {
  const { page, dialog, button, value } = await birthPage({ viewport: desktop });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await button.focus();
  await press("Enter");
  await dialog.waitFor();
  const start = Number(await focusedName(page));
  expect(start).toBeGreaterThan(1970);
  await press("ArrowRight");
  expect(await focusedName(page)).toBe(String(start + 1));
  await press("ArrowUp");
  expect(await focusedName(page)).toBe(String(start - 4));
  await press("PageUp");
  expect(await focusedName(page)).toBe(String(start - 64));
  await press("PageDown", "Home");
  expect(Number(await focusedName(page)) % 5).toBe(0);
  await press("End");
  expect(Number(await focusedName(page)) % 5).toBe(4);
  const year = Number(await focusedName(page));
  await press("Enter");
  expect(await focusedName(page)).toBe(`Styczeń ${year}`);
  await press("ArrowRight", "ArrowDown");
  expect(await focusedName(page)).toBe(`Maj ${year}`);
  await press("Space");
  expect(await focusedName(page)).toContain(`maja ${year}`);
  await press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await value()).toBe("");
  expect(await focusedName(page)).toContain("Wybierz datę");
  await press("Enter", "Enter", "Enter", "Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await value()).toBe(`${start}-01-01`);
});

test("with a date shows its month first, from which another year is one press away", async () => {
  const { page, dialog, button, year, month, day, value } = await birthPage(touch);
  await page.locator(FIELD).fill("1.2.1984");
  await page.locator(FIELD).press("Tab");
  await expect.poll(value).toBe("1984-02-01");
  await button.tap();
  await expect(day("1984-02-01").getAttribute("aria-pressed")).resolves.toBe("true");
  await dialog.locator(".vanilla-calendar-year").tap();
  expect(await year(1984).getAttribute("aria-pressed")).toBe("true");
  await year(1986).tap();
  await month(2).tap();
  await day("1986-03-03").tap();
  await expect.poll(value).toBe("1986-03-03");
});

test.each([
  ["1.2.84", "1984-02-01"],
  ["01/02/84", "1984-02-01"],
  ["1 lutego 1984", "1984-02-01"],
  ["1984 2 1", "1984-02-01"],
])("typed as %j is written as the shop wants it", async (typed, written) => {
  const { page, value } = await birthPage(touch);
  await page.locator(FIELD).fill(typed);
  await page.locator(FIELD).press("Tab");
  await expect.poll(value).toBe(written);
  await expect
    .poll(() => page.locator(`.f-feedback:has(> ${FIELD})`).getAttribute("class"))
    .toContain("--success");
});

describe.each(["kind", "strict"] as const)("in the %s theme", (theme) => {
  test.each([320, 390, 1366])(
    "all years fit into a window of %i px, large enough to press",
    async (width) => {
      b.shop.config.theme = theme;
      const viewport = { width, height: width > 400 ? 768 : 844 };
      const { page, dialog, button } = await birthPage({ viewport });
      await button.click();
      await dialog.waitFor();
      const cells = await boxes(page, "dialog.date-picker [data-calendar-year]");
      expect(cells).toHaveLength(60);
      for (const { width: wide, height, left, right } of cells) {
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
        expect([left >= 0, right <= width]).toEqual([true, true]);
      }
    },
  );
});

describe("in a calendar of the page's own module", () => {
  const withModules = (options: VisitOptions = {}) =>
    b.visit({ path: "/client-new.php?register&modules=1", ...touch, ...options });

  test.each([0, 1_200])("is chosen by three presses, too, at %i ms latency", async (latency) => {
    const { page, errors } = await withModules();
    await page.waitForLoadState("networkidle");
    b.shop.faults.roundTrip(latency);
    await page.locator(FIELD).tap();
    const calendar = page.locator("#birthdate_calendar.--active");
    for (const cell of ["year='1984'", "month='1'", "day='1984-02-01'"])
      await calendar.locator(`[data-calendar-${cell}]`).tap();
    await expect.poll(() => page.locator(FIELD).inputValue()).toBe("1984-02-01");
    expect(errors).toEqual([]);
  });

  test("its file comes with the page's first touch, and not before", async () => {
    const { page, requests } = await withModules();
    await page.waitForLoadState("networkidle");
    const asked = () => requests.filter((path) => pathOf("legacy-calendar").test(path)).length;
    expect(asked()).toBe(0);
    await page.locator("#client_firstname").tap();
    await expect.poll(asked).toBe(1);
  });

  test("without its file the typed date is what the form holds, and nothing throws", async () => {
    b.shop.faults.set("wyspa", "404", { path: pathOf("legacy-calendar") });
    const { page, errors } = await withModules();
    await page.waitForLoadState("networkidle");
    await page.locator(FIELD).tap();
    await page.locator(FIELD).pressSequentially("1984-02-01");
    await page.locator(FIELD).press("Tab");
    expect(await page.locator(FIELD).inputValue()).toBe("1984-02-01");
    expect(errors).toEqual([]);
  });
});

test("has the usual calendar where the shop switches this one off", async () => {
  b.shop.file(
    "/usual",
    `<!doctype html><html lang="pl"><head><script src="/wyspa/wyspa.js" defer></script></head><body>
     <label for="day">Data</label><input id="day" autocomplete="bday" data-island="date-picker" data-island-props='{"birthDate": false}'></body></html>`,
    "text/html",
  );
  const { page, ready } = await b.visit({ path: "/usual", viewport: phone });
  await ready("#day");
  await page.locator(".date-picker__button").click();
  await page.locator("dialog.date-picker [data-calendar-day]").first().waitFor();
  expect(await page.locator("dialog.date-picker [data-calendar-year]").count()).toBe(0);
});
