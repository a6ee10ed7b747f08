/** The drawer's tabs follow the ARIA pattern (contract A 3.5, bar A10). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, desktop, phone } from "../support";

const b = bench();

async function openDrawer(rtl = false): Promise<Page> {
  const { page } = await b.visit({ viewport: phone });
  if (rtl) await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.locator(".navbar-toggler").first().click();
  await page.locator("#mobileCategories[role=tablist]").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
  return page;
}
const sections = (page: Page) =>
  page.evaluate(() =>
    [
      "#menu_search",
      "#menu_navbar",
      ".shopping_list_menu",
      "#login_menu_block",
      ".--clone",
      "#menu_settings",
    ].filter((selector) => document.querySelector(`aside ${selector}`)?.getClientRects().length),
  );
const chosen = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("[role=tab][aria-selected=true][tabindex='0']")].map(
      (tab) => tab.textContent,
    ),
    document.activeElement?.textContent,
  ]);

test("a tab shows its own sections and hides the others", async () => {
  const page = await openDrawer();
  expect(await sections(page)).toEqual(["#menu_search", "#menu_navbar", ".shopping_list_menu"]);
  await page.getByRole("tab", { name: "Konto" }).click();
  expect(await sections(page)).toEqual(["#login_menu_block", ".--clone"]);
  await page.getByRole("tab", { name: "Ustawienia" }).click();
  expect(await sections(page)).toEqual(["#menu_settings"]);
  const panel = page.getByRole("tabpanel", { name: "Ustawienia" });
  expect(await panel.getAttribute("id")).toBe("menu_settings");
  expect(await page.getByRole("tab", { name: "Ustawienia" }).getAttribute("aria-controls")).toBe(
    "menu_settings",
  );
});

test("arrows, Home and End choose a tab, and the row is one tab stop", async () => {
  const page = await openDrawer();
  const steps = [
    ["ArrowRight", "Konto"],
    ["End", "Ustawienia"],
    ["ArrowRight", "Menu"],
    ["ArrowLeft", "Ustawienia"],
    ["Home", "Menu"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    expect(await chosen(page)).toEqual([name, name]);
  }
});

test("arrows are mirrored in right-to-left text", async () => {
  const page = await openDrawer(true);
  await page.keyboard.press("ArrowLeft");
  expect(await chosen(page)).toEqual(["Konto", "Konto"]);
  await page.keyboard.press("ArrowRight");
  expect(await chosen(page)).toEqual(["Menu", "Menu"]);
});

test("each opening starts with the first tab, and the search box returns visible from a hidden tab", async () => {
  const page = await openDrawer();
  await page.getByRole("tab", { name: "Konto" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("header #menu_search .menu_search__input").isVisible()).toBe(true);
  await page.locator(".navbar-toggler").first().click();
  await expect.poll(() => chosen(page)).toEqual(["Menu", "Menu"]);
  expect(await sections(page)).toContain("#menu_navbar");
});

test("on a larger screen there are no tabs and no hidden sections", async () => {
  const page = await openDrawer();
  const before = await page.evaluate(() => document.querySelector("#login_menu_block")?.outerHTML);
  await page.getByRole("tab", { name: "Ustawienia" }).click();
  await page.setViewportSize(desktop);
  await expect.poll(() => page.locator("[role=tab], [role=tabpanel], [role=tablist]").count()).toBe(0);
  expect(before).toContain("hidden");
  await expect.poll(() => page.locator("aside [hidden], header [hidden]").count()).toBe(0);
  expect(await page.evaluate(() => document.querySelector("#mobileCategories")?.className)).toBe(
    "mobileCategories",
  );
});
