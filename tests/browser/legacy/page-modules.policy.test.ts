/**
 * The pages' own modules, which follow the tag and call the old bundle's names (contract D 0): they run to their end,
 * and their features work.
 */
import type { Route } from "playwright";
import { describe, expect, test } from "vitest";
import { shifts } from "../shifts";
import { bench, desktop, expectNoErrors, phone, quietFor, type Visit } from "../support";
import { modulePages, outcomes, visitPage } from "./module-pages";

const b = bench();

const call = ({ page }: Visit, name: string, ...args: unknown[]) =>
  page.evaluate(
    ([fn, given]) => {
      void Reflect.get(window, "app_shop").fn[fn as string](...(given as unknown[]));
    },
    [name, args] as const,
  );

describe("page modules run to the end without an error or a warning", () => {
  for (const [path, outcome] of modulePages)
    for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
      test(`${path} on a ${device}`, async () => {
        const visit = await visitPage(b, path, { viewport });
        await outcome(visit.page);
        expectNoErrors(visit);
      });
});

describe("page modules cause no layout shift when they render", () => {
  for (const path of ["/", "/kategoria/x-101", "/produkt/x-1001", "/client-new.php", "/place-order.php"])
    for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
      test(`${path} on a ${device}`, async () => {
        const { page } = await visitPage(b, path, { viewport });
        await outcomes[path]?.(page);
        expect(await shifts(page)).toBe(0);
      });
});

describe("a slider that page modules wait for", () => {
  const slider = /menu_slider_core/;
  const pages = ["/", "/produkt/x-1001", "/basketedit.php"];

  for (const path of pages)
    test(`${path}: loads however late it arrives, and nothing is uncaught meanwhile`, async () => {
      const held: Route[] = [];
      const visit = await visitPage(b, path, {
        async before(page) {
          await page.clock.install();
          await page.route(slider, (route) => void held.push(route));
        },
      });
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await visit.page.clock.runFor(12_000);
      expectNoErrors(visit);
      for (const route of held) await route.continue();
      await outcomes[path]?.(visit.page);
      expectNoErrors(visit);
    });

  for (const path of pages)
    test(`${path}: fails without an uncaught error when its file cannot be loaded`, async () => {
      const refused: string[] = [];
      const visit = await visitPage(b, path, {
        before: (page) =>
          page.route(slider, (route) => {
            refused.push(route.request().url());
            return route.abort();
          }),
      });
      await expect.poll(() => refused.length).toBeGreaterThan(0);
      await visit.page.waitForLoadState("load");
      // The browser reports an unhandled rejection one task later.
      await quietFor(visit.page, 300);
      expect(visit.errors.map(String)).toEqual([]);
    });
});

describe("what page modules offer works", () => {
  test("the gallery of a product opens twice and closes", async () => {
    const visit = await b.visit({ path: "/produkt/x-1001?modules=1" });
    const { page } = visit;
    const photo = page.locator("#projector_photos .swiper-slide:first-child .photos__photo");
    await page.locator("#projector_photos[data-slider]").waitFor();
    for (const _ of [1, 2]) {
      await photo.click();
      await page.locator('#modal.gallery_modal .gallery_modal__slider[data-width="true"]').waitFor();
      expect(await page.locator("#modal.gallery_modal").getAttribute("aria-label")).toBe("Galeria zdjęć");
      await page.locator(".gallery_modal__next").click();
      expect(await page.locator(".gallery_modal__next").getAttribute("data-pressed")).toBe("1");
      await page.locator(".modal__close[data-gallery-close]").click();
      await page.locator("#modal").waitFor({ state: "detached" });
    }
    expect(await page.locator("#projector_photos").getAttribute("data-closed")).toBe("true");
    expectNoErrors(visit);
  });

  test("a choice in the form above a listing is submitted once", async () => {
    const visit = await b.visit({ path: "/kategoria/x-101?modules=1" });
    const { page } = visit;
    const form = page.locator(".s_paging__form");
    await form.locator(".f-dropdown-toggle").first().click();
    await form.locator(".f-dropdown.--open .f-dropdown-li").nth(1).click();
    await page.waitForURL(/sort=price-a/);
    await page.locator('.s_paging__form[data-selects="2 price-a true"]').waitFor();
    expect(b.shop.log.filter(({ url }) => /sort=/.test(url))).toHaveLength(1);
    expectNoErrors(visit);
  });

  test("page modules read the filters' cookies", async () => {
    const visit = await b.visit({ path: "/kategoria/x-101?modules=1" });
    await expect
      .poll(() => visit.page.locator("#Filters form").getAttribute("data-filter-hidden"))
      .toBe("true true");
  });

  test("the alert about added codes shows the counts and links to the errors", async () => {
    const visit = await b.visit({ path: "/?modules=1" });
    await call(visit, "addCodesResult", 2, 5);
    await visit.page.locator("#alert_cover", { hasText: "Dodano 2 z 5 produktów. Zobacz błędy" }).waitFor();
    expect(await visit.page.locator("#alert_cover a").getAttribute("href")).toMatch(
      /\/basketedit\.php\?codes=1$/,
    );
    expectNoErrors(visit);
  });

  test("the shopping-list dialog closes by the functions that it left on window", async () => {
    const visit = await b.visit({ path: "/produkt/x-1001?modules=1" });
    await call(visit, "chooseShoppingList");
    expect(await visit.page.evaluate(() => document.activeElement?.localName)).toBe("input");
    await visit.page.locator(".modal.--list.--shopping-list .sl_choose__make").click();
    await visit.page.locator(".modal").waitFor({ state: "detached" });
    expectNoErrors(visit);
  });
});
