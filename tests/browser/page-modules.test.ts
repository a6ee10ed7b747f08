/**
 * The pages' own modules, which stand behind the tag and call the old bundle's names (contract D 0): they run to their end,
 * whenever our files come and whether they come at all.
 */
import { describe, expect, test } from "vitest";
import { bench, desktop, phone, type Visit } from "./support";

const b = bench();

const fine = ({ errors, console: lines }: Visit) => {
  expect(errors.map(String)).toEqual([]);
  expect(lines).toEqual([]);
};
const call = ({ page }: Visit, name: string, ...args: unknown[]) =>
  page.evaluate(
    ([fn, given]) => {
      void Reflect.get(window, "app_shop").fn[fn as string](...(given as unknown[]));
    },
    [name, args] as const,
  );
/** What a page's modules have done when they are through. */
const outcomes: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async "/"({ page }) {
    await page.locator("html[data-codes=function]").waitFor({ state: "attached" });
    await page.locator('.hotspot[data-omnibus="-5%"]').first().waitFor();
    await page.locator("html[data-hotspot-sliders]").waitFor({ state: "attached" });
  },
  async "/kategoria/x-101"({ page }) {
    await page.locator('.s_paging__form[data-selects="2 relevance-d true"]').waitFor();
    await page.locator("html[data-compared]").waitFor({ state: "attached" });
  },
  async "/produkt/x-1001"({ page }) {
    await page.locator('#projector_photos[data-slider~="projector_photos"]').waitFor();
    await page.locator(".deposit_price__value + .deposit_tooltip").waitFor();
  },
  async "/stocks.php"({ page }) {
    await page.locator('#stocks_map[data-markers="3"]').waitFor();
  },
  async "/basketedit.php"({ page }) {
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "app_shop").vars.basketGifts))
      .toEqual({ before: "", slider: "function" });
  },
};
const pages = Object.entries(outcomes);

describe("to their end, without an error or a warning", () => {
  for (const [path, outcome] of pages)
    for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
      test(`${path} on a ${device}`, async () => {
        const visit = await b.visit({ path: `${path}?modules=1`, viewport });
        await outcome(visit);
        fine(visit);
      });
});

describe("to their end when our files come late", () => {
  for (const [path, outcome] of pages)
    test(path, async () => {
      const hold = b.shop.faults.hold("wyspa", /chunks\//);
      const visit = await b.visit({ path: `${path}?modules=1`, bare: true });
      await visit.page.waitForLoadState("load");
      fine(visit);
      hold.release();
      await outcome(visit);
      fine(visit);
    });

  test("the same with three seconds for each of them", async () => {
    const visit = await b.visit({
      path: "/produkt/x-1001?modules=1",
      bare: true,
      before: (page) =>
        page.route(/\/wyspa\/chunks\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 3_000));
          await route.continue();
        }),
    });
    await visit.page
      .locator('#projector_photos[data-slider~="projector_photos"]')
      .waitFor({ timeout: 40_000 });
    fine(visit);
  });
});

describe("when the files of the old names fail, no module's own code stops", () => {
  for (const [path] of pages)
    for (const [what, files] of [
      ["all of them", /chunks\/(page|old-[\w-]+)-\w+\.js/],
      ["those with a chunk of their own", /chunks\/old-[\w-]+-\w+\.js/],
    ] as const)
      test(`${path}, ${what}`, async () => {
        b.shop.faults.set("wyspa", "404", { path: files });
        const visit = await b.visit({ path: `${path}?modules=1` });
        expect(visit.errors.map(String)).toEqual([]);
        expect(await visit.page.locator("html").getAttribute("data-browser")).toBe("Chrome");
      });
});

describe("what they offer works", () => {
  test("the window with a product's photos, opened twice and closed", async () => {
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
    fine(visit);
  });

  test("what is chosen above a listing is told once", async () => {
    const visit = await b.visit({ path: "/kategoria/x-101?modules=1" });
    const { page } = visit;
    const form = page.locator(".s_paging__form");
    await form.locator(".f-dropdown-toggle").first().click();
    await form.locator(".f-dropdown.--open .f-dropdown-li").nth(1).click();
    expect(await form.getAttribute("data-chosen")).toBe("price-a");
    expect(await form.locator("select").first().inputValue()).toBe("price-a");
    fine(visit);
  });

  test("the filters' cookies read back", async () => {
    const visit = await b.visit({ path: "/kategoria/x-101?modules=1" });
    await expect
      .poll(() => visit.page.locator("#Filters form").getAttribute("data-filter-hidden"))
      .toBe("true true");
  });

  test("an alert of added codes has numbers, and a link to what went wrong", async () => {
    const visit = await b.visit({ path: "/?modules=1" });
    await call(visit, "addCodesResult", 2, 5);
    await visit.page.locator("#alert_cover", { hasText: "Dodano 2 z 5 produktów. Zobacz błędy" }).waitFor();
    expect(await visit.page.locator("#alert_cover a").getAttribute("href")).toMatch(
      /\/basketedit\.php\?codes=1$/,
    );
    fine(visit);
  });

  test("the window of shopping lists closes by the names that it left on the window", async () => {
    const visit = await b.visit({ path: "/produkt/x-1001?modules=1" });
    await call(visit, "chooseShoppingList");
    expect(await visit.page.evaluate(() => document.activeElement?.localName)).toBe("input");
    await visit.page.locator(".modal.--list.--shopping-list .sl_choose__make").click();
    await visit.page.locator(".modal").waitFor({ state: "detached" });
    fine(visit);
  });
});
