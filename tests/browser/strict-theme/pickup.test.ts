/**
 * Pickup points under the standard theme's own rules, which style a panel over a map (contract F 1.3). On the page of
 * pickup sites and in the order's dialog, with and without a map, nothing overlaps. Everything is reachable, and the
 * page does not shift.
 */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { visitPage } from "../legacy/module-pages";
import { listed, parts, visitSites } from "../pickup-map/shop";
import { shiftsOf } from "../shifts";
import { desktop, phone } from "../support";
import { box, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();
const widths = { "1366 px": desktop, "390 px": phone, "320 px": { width: 320, height: 640 } };
const WIDGET = ".cop_pickup_widget";
const CARD = ".cop_pickup_list .cop_pickup_item";

/** Some shops' themes do not limit these rules to the panel over the map. */
const EVERYWHERE = `
  .cop_pickup_search, .cop_pickup_items, .cop_pickup_filters { position: absolute; }
  .cop_pickup_search__results { display: none; }
  .cop_pickup_search__button { position: absolute; width: 44px; height: 44px; padding: 0; border-radius: 50%; }`;

/** Controls, texts of points and the map that overlap each other, or that leave the window or their card. */
const faults = (page: Page) =>
  page.locator(WIDGET).evaluate((widget) => {
    const selector =
      "h2, label, legend, input, button, .cop_pickup_range, .cop_pickup_item__name, .cop_pickup_item__street, .cop_pickup_item__distance, .cop_pickup_map__wrapper";
    const name = (one: Element) => `${one.localName}.${one.className}`;
    const list = widget.querySelector(".cop_pickup_list")?.getBoundingClientRect();
    /** Without what the sheet's own scrolling hides. */
    const seenOf = (one: Element) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const around = one.closest(".cop_pickup_listing");
      const clip =
        around && getComputedStyle(around).overflowY === "auto" ? around.getBoundingClientRect() : null;
      const [from, to] = clip ? [Math.max(top, clip.top), Math.min(bottom, clip.bottom)] : [top, bottom];
      return { left, right, width, top: from, bottom: to, height: to - from };
    };
    const all = [...widget.querySelectorAll(selector)]
      .filter((one) => !one.closest("[hidden]") && !one.parentElement?.closest(".cop_pickup_map__wrapper"))
      .map((one) => ({ one, of: seenOf(one), inList: !!one.closest(".cop_pickup_list") }))
      .filter(({ of }) => of.width > 0 && of.height > 0)
      // Rows that are scrolled out of the list cover nothing.
      .filter(({ of, inList }) => !inList || !list || of.bottom <= list.bottom + 1);
    const found: string[] = [];
    for (const [place, { one, of }] of all.entries()) {
      const right = (one.closest(".cop_pickup_item") ?? document.documentElement).getBoundingClientRect()
        .right;
      if (of.left < -1 || of.right > right + 1) found.push(`out of its place: ${name(one)}`);
      for (const { one: other, of: too } of all.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const x = Math.min(of.right, too.right) - Math.max(of.left, too.left);
        const y = Math.min(of.bottom, too.bottom) - Math.max(of.top, too.top);
        if (x > 1 && y > 1) found.push(`${name(one)} over ${name(other)}`);
      }
    }
    return found;
  });

async function opened(viewport = desktop, isMapOpen = false, query = "at=52.2297,21.0122") {
  b.shop.config.tiles = isMapOpen;
  const visit = await visitSites(b, { viewport, query });
  const { page } = visit;
  await listed(page);
  await page.evaluate(() => document.fonts.ready);
  if (isMapOpen) {
    await parts(page).toggle.click();
    await page.locator(".cop_pickup_map__area_button.--area").waitFor({ timeout: 60_000 });
  }
  await parts(page).rows.nth(1).click();
  await parts(page).choose.waitFor();
  return visit;
}

async function orderDialog(viewport = desktop, isSelected = true) {
  b.shop.config.leftOutModules = ["cop_modules_pickup"];
  const { page } = await visitPage(b, "/place-order.php", { viewport });
  await page.locator("html[data-cop$=copModulesSummary]").waitFor({ state: "attached" });
  await page.locator(".cop_delivery__pickup_choose").click();
  await listed(page);
  if (!isSelected) return page;
  await parts(page).rows.nth(1).click();
  await parts(page).choose.waitFor();
  return page;
}

for (const [width, viewport] of Object.entries(widths))
  describe(`at ${width}`, () => {
    for (const isMapOpen of [false, true])
      it(`the page's list ${isMapOpen ? "beside its map" : "alone"} has all of its space, and the page continues below it`, async () => {
        const { page, errors } = await opened(viewport, isMapOpen);
        expect(await faults(page)).toEqual([]);
        const widget = await box(page, WIDGET);
        expect(widget.height).toBeGreaterThan(viewport.height - 100);
        expect((await box(page, "footer")).top).toBeGreaterThanOrEqual(widget.bottom);
        expect((await box(page, CARD)).width).toBeGreaterThan(isMapOpen ? 250 : viewport.width * 0.6);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        const besideMap =
          ".cop_pickup_parts > :not(.cop_pickup_stage, .cop_pickup_map), .cop_pickup_stage > :not(.cop_pickup_map)";
        expect(await unmarked(page, besideMap)).toEqual([]);
        if (isMapOpen) {
          const map = await box(page, ".cop_pickup_map__wrapper");
          // On phones the list shares the window with the map.
          expect(map.height).toBeGreaterThanOrEqual(viewport === desktop ? 260 : 180);
          if (viewport === desktop) expect(map.left).toBeGreaterThan((await box(page, CARD)).right);
        } else expect(await page.locator(".cop_pickup_map").count()).toBe(0);
        expect(errors).toEqual([]);
      });

    it("a theme that takes search and list out of the flow, and draws a round icon as its button, changes nothing", async () => {
      const { page } = await opened(viewport);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, EVERYWHERE);
      expect(await faults(page)).toEqual([]);
      const widget = await box(page, WIDGET);
      expect(widget.height).toBeGreaterThan(viewport.height - 100);
      expect((await box(page, "footer")).top).toBeGreaterThanOrEqual(widget.bottom);
    });

    it("the order's dialog has space around the list, which scrolls in it, and its close button is not covered", async () => {
      const page = await orderDialog(viewport);
      expect(await faults(page)).toEqual([]);
      const wrapper = await box(page, ".modal__wrapper");
      const card = await box(page, CARD);
      expect(card.left - wrapper.left).toBeGreaterThanOrEqual(15);
      expect(wrapper.right - card.right).toBeGreaterThanOrEqual(15);
      expect(wrapper.bottom).toBeLessThanOrEqual(viewport.height);
      expect(await unmarked(page, ".cop_pickup_parts")).toEqual([]);
      // The dialog's heading is the only one.
      expect(await page.locator(".modal :is(h1, h2, h3)").allTextContents()).toEqual([
        "Wybierz punkt odbioru",
      ]);
    });
  });

it.each(["kind", "strict"] as const)(
  "in the %s theme nothing in view moves when the list loads late, on the page and in the dialog",
  async (theme) => {
    b.shop.config.theme = theme;
    b.shop.faults.latency("graphql", 1_200);
    const { page } = await visitSites(b);
    await listed(page);
    const moved = (await shiftsOf(page))
      .flatMap(({ moved }) => moved)
      .filter((one) => /cop_pickup/.test(one));
    expect(moved).toEqual([]);
    const dialog = await orderDialog(desktop, false);
    const inDialog = (await shiftsOf(dialog)).flatMap(({ moved }) => moved);
    expect(inDialog.filter((one) => /cop_pickup|modal/.test(one))).toEqual([]);
  },
);

/** Buttons whose text runs over their ring. */
const tight = (page: Page) =>
  page
    .locator(`${WIDGET} button:visible`)
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest(".map_region") && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    );

for (const [width, viewport] of Object.entries(widths).filter(([, { width }]) => width < 979))
  for (const isMapOpen of [false, true])
    it(`with text of 200 % at ${width} nothing is cut off, in both themes, ${isMapOpen ? "beside" : "without"} the map`, async () => {
      for (const theme of ["kind", "strict"] as const) {
        b.shop.config.theme = theme;
        const { page } = await opened(viewport, isMapOpen);
        await page.addStyleTag({
          content: `html{font-size:200%!important} ${WIDGET} *{font-size:${theme === "strict" ? "26px" : ""}!important}`,
        });
        expect(await faults(page)).toEqual([]);
        expect(await tight(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });

it("the field suggests below itself, can be cleared, and shows errors without covering the list", async () => {
  const { page } = await opened(phone);
  const { field, options } = parts(page);
  await field.fill("Gda");
  await options.first().waitFor();
  expect((await box(page, ".cop_pickup_finder__results")).top).toBeGreaterThanOrEqual(
    (await box(page, ".cop_pickup_finder__input")).bottom,
  );
  expect(await styled(page, ".cop_pickup_finder__results", "display")).toBe("block");
  await page.keyboard.press("Escape");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Wyczyść" }).click();
  expect(await field.inputValue()).toBe("");
  await field.fill("Nigdzie");
  await page.keyboard.press("Enter");
  await page.locator(".cop_pickup_finder__problem").waitFor();
  expect(await faults(page)).toEqual([]);
});

it("each point shows its price, also before it is selected, and only the selected one asks for a number", async () => {
  const page = await orderDialog();
  const cards = page.locator(CARD);
  expect(await cards.first().locator(".cop_pickup_item__price").textContent()).toMatch(/zł/);
  const number = page.locator(".cop_pickup_item__client_courier_number");
  expect(await number.count()).toBeLessThanOrEqual(1);
  for (let index = 2; index < 12 && !(await number.count()); index++) await cards.nth(index).click();
  expect(await number.count()).toBe(1);
  expect(await number.isEnabled()).toBe(true);
  expect((await box(page, ".cop_pickup_item__client_courier_number")).height).toBeGreaterThanOrEqual(40);
  expect(await faults(page)).toEqual([]);
});

it("the page's own module keeps its panel over a map that fills the dialog", async () => {
  b.shop.config.tiles = true;
  const { page } = await visitPage(b, "/place-order.php");
  await page.locator("html[data-cop$=copModulesSummary]").waitFor({ state: "attached" });
  await page.locator(".cop_delivery__pickup_choose").click();
  await page.locator(".cop_pickup_items__wrapper .cop_pickup_item").first().waitFor();
  const [map, items] = [await box(page, ".cop_pickup_map__wrapper"), await box(page, ".cop_pickup_items")];
  expect(map.height).toBeGreaterThanOrEqual(0.8 * desktop.height - 41);
  expect(items.width).toBe(350);
  expect(items.left).toBe(map.left + 30);
  expect(items.bottom).toBeLessThan(map.bottom);
});
