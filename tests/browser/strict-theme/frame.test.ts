/**
 * Parts whose style depends on their position: breadcrumbs, contact, the drawer's selects, bars at the window's edge,
 * wide panels.
 */
import { describe, expect, it } from "vitest";
import { openDrawer } from "../access/frame-elements";
import { desktop, phone } from "../support";
import { box, boxes, strictBench, styled } from "./strict-theme";

const b = strictBench();

it("breadcrumbs are above the content, leave no extra space, and lead back", async () => {
  const { page } = await b.visit({ viewport: phone });
  await page.goto(`${b.shop.url}/search.php?text=czapka`);
  await expect.poll(() => page.locator("#layout > .breadcrumbs").isVisible()).toBe(true);
  expect(await page.locator(".breadcrumbs:visible").count()).toBe(1);
  expect(await styled(page, "#content", "margin-top")).toBe("12px");
  await page.locator("#back_button").click();
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => "")).toBe("/");
});

it("phone, mail and address are visible in the footer", async () => {
  const { page } = await b.visit({ viewport: phone, path: "/text-page" });
  await openDrawer(page);
  for (const part of ["--phone", "--mail", "--adress"])
    expect((await boxes(page, `footer .menu_contact__item.${part}`)).length).toBe(1);
});

it("the drawer's settings have options to choose from", async () => {
  const { page } = await b.visit({ viewport: phone, path: "/?regions=1" });
  await openDrawer(page);
  await page.locator(".mobileCategories__item.--settings [role=tab]").click();
  const choice = "aside #menu_settings .select_language__choose :is(input, select, button)";
  await expect.poll(async () => (await boxes(page, choice)).length).toBeGreaterThan(3);
});

it("a sticky bar is at the window's edge before the first scroll", async () => {
  const { page } = await b.visit({ viewport: desktop, path: "/?bars=fixed" });
  const edge = async () => (await box(page, ".bars_bottom .bars__item.--fixed .bars__wrapper")).bottom;
  await page.locator(".bars_bottom .bars__item.--fixed").waitFor({ state: "attached" });
  await expect.poll(edge).toBeGreaterThan(desktop.height - 25);
  expect(await edge()).toBeLessThanOrEqual(desktop.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

describe("the wide menu", () => {
  it("shows the same panel at the first opening, at the second, and by keyboard", async () => {
    const { page } = await b.visit({ viewport: desktop });
    const item = page.locator(".navbar-nav > .nav-item:has(.navbar-subnav)").nth(1);
    const panel = item.locator(".navbar-subnav").first();
    const place = () =>
      panel.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
      });
    await item.locator(".nav-link").first().hover();
    await page.locator("#menu_categories[data-island-status=ready]").waitFor();
    await panel.waitFor();
    const first = await place();
    await page.mouse.move(300, 4);
    await panel.waitFor({ state: "hidden" });
    await item.locator(".nav-link").first().hover();
    await panel.waitFor();
    expect(await place()).toEqual(first);
    await page.mouse.move(300, 4);
    await panel.waitFor({ state: "hidden" });
    const expand = item.locator(".nav-link-expand").first();
    await expand.focus();
    await page.keyboard.press("Shift"); // a key makes the browser show the focus from now on
    expect(await expand.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
    expect(await expand.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
    await page.keyboard.press("Enter");
    await panel.waitFor();
    expect(await place()).toEqual(first);
  });
});
