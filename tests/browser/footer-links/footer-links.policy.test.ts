/** The footer's columns: they fold on phones, and are all open on larger screens (contract A 17). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, desktop, phone, tablet, type VisitOptions } from "../support";

const b = bench();
const header = (page: Page, id: string) => page.locator(`#${id}_header`);
const list = (page: Page, id: string) => page.locator(`#${id}_content`);
const isOpen = async (page: Page, id: string) => {
  const { isHidden, isInert } = await list(page, id).evaluate((of) => ({
    isHidden: of.getAttribute("aria-hidden"),
    isInert: of.hasAttribute("inert"),
  }));
  expect(isInert).toBe(isHidden === "true");
  return isHidden === "false" && (await list(page, id).isVisible());
};

async function footerPage(options: VisitOptions = {}, isCollapsed = true) {
  b.shop.config.collapsedFooterTabs = isCollapsed;
  const visit = await b.visit({ viewport: phone, path: "/text-page", ...options });
  await visit.page.evaluate(() => scrollTo(0, 1e6));
  await visit.ready("#footer_links");
  return visit;
}

describe("footer links on a phone", () => {
  test("are columns as the server configured them, and disclosures without axe violations", async () => {
    const { page } = await footerPage();
    expect(await isOpen(page, "menu_orders")).toBe(true);
    expect(await isOpen(page, "menu_account")).toBe(false);
    expect(await page.getByRole("button", { name: "Konto", expanded: false }).count()).toBe(1);
    expect(await faultsIn(page, "#footer_links")).toEqual([]);
    expect(await shifts(page)).toBe(0);
  });

  for (const how of ["a click", "Enter", "Space"])
    test(`open and close a column by ${how}, and the page stays`, async () => {
      const { page } = await footerPage();
      const url = page.url();
      const one = header(page, "menu_account");
      const act = () => (how === "a click" ? one.click() : one.press(how));
      await act();
      expect(await isOpen(page, "menu_account")).toBe(true);
      expect(await one.getAttribute("aria-expanded")).toBe("true");
      expect(await isOpen(page, "menu_orders")).toBe(true);
      await page.keyboard.press("Tab");
      if (how !== "a click")
        expect(await page.evaluate(() => document.activeElement?.closest("ul")?.id)).toBe(
          "menu_account_content",
        );
      await act();
      expect(await isOpen(page, "menu_account")).toBe(false);
      expect(page.url()).toBe(url);
    });

  test("in a closed column cannot take the focus", async () => {
    const { page } = await footerPage();
    await header(page, "menu_account").focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("menu_regulations_header");
  });

  test("show a header without an arrow as a plain link", async () => {
    const { page } = await b.visit({ viewport: phone, path: "/text-page" });
    await page.evaluate(() => {
      const one = document.querySelector("#menu_account_header") as HTMLElement;
      one.setAttribute("data-hide-arrow", "true");
    });
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.locator("#footer_links[data-island-status*=ready]").waitFor();
    expect(await header(page, "menu_account").getAttribute("role")).toBeNull();
    await header(page, "menu_account").click();
    await page.waitForURL(/login\.php/);
  });
});

describe("footer links on larger screens", () => {
  for (const viewport of [tablet, desktop])
    test(`are all visible, and headers are links, at ${viewport.width} px`, async () => {
      const { page } = await footerPage({ viewport });
      for (const id of ["menu_orders", "menu_account", "menu_regulations"]) {
        expect(await isOpen(page, id)).toBe(true);
        expect(await header(page, id).getAttribute("role")).toBeNull();
        expect(await header(page, id).getAttribute("aria-expanded")).toBeNull();
      }
      expect(await faultsIn(page, "#footer_links")).toEqual([]);
      expect(await shifts(page)).toBe(0);
      await header(page, "menu_account").click();
      await page.waitForURL(/login\.php/);
    });
});

test("an open column is open again after the window was wide", async () => {
  const { page } = await footerPage();
  await header(page, "menu_account").click();
  await header(page, "menu_orders").click();
  await page.setViewportSize(desktop);
  await expect.poll(() => isOpen(page, "menu_orders")).toBe(true);
  await page.setViewportSize(phone);
  await expect.poll(() => isOpen(page, "menu_orders")).toBe(false);
  expect(await isOpen(page, "menu_account")).toBe(true);
  expect(await isOpen(page, "menu_regulations")).toBe(false);
});

test("the focus stays in its list when the window becomes narrow", async () => {
  const { page } = await footerPage({ viewport: desktop });
  await list(page, "menu_regulations").getByRole("link").first().focus();
  await page.setViewportSize(phone);
  await expect.poll(() => header(page, "menu_regulations").getAttribute("role")).toBe("button");
  expect(await isOpen(page, "menu_regulations")).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest("ul")?.id)).toBe(
    "menu_regulations_content",
  );
});
