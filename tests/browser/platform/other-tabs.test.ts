/** What the shopper changes in one tab shows in the others, and on pages that Back brings from the browser's cache. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { renderEnvelope } from "../../../fixtures/shop";
import { asShopper } from "../mini-basket/shop";
import { chooser, headerCount, listButton, plain } from "../shopping-lists/shop";
import { bench, phoneAndDesktop, type Visit, type VisitOptions } from "../support";

const b = bench();
const FIRST = "Lista zakupowa";

const lists = () => {
  b.shop.page("/polecamy", (context) =>
    renderEnvelope({ context, pageType: "text", content: listButton(plain(b)[0]?.id) }),
  );
  return b.visit({ path: "/polecamy", context: asShopper(b), inWholeBrowser: true });
};
const secondTab = async ({ context }: Visit, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(b.shop.url + path);
  await page.evaluate(() => window.wyspa.ready);
  await page.waitForLoadState("networkidle");
  return page;
};
const saveOn = async (page: Page, name?: string) => {
  await page.locator(".to_list").click();
  const { offer, row } = chooser(page);
  await (name ? row(name) : offer).getByRole("button").click();
  await expect.poll(() => page.locator(".alertek__text").textContent()).toContain("Dodano do listy");
};

test("a first list and its count show in the other tab, which offers no other first list", async () => {
  const one = await lists();
  const other = await secondTab(one, "/polecamy");
  await one.page.bringToFront();
  await saveOn(one.page);
  await other.bringToFront();
  await expect.poll(() => headerCount(other, FIRST).textContent()).toBe("1");
  await other.locator(".to_list").click();
  const { row, offer } = chooser(other);
  await row(FIRST).waitFor();
  expect(await offer.count()).toBe(0);
  expect(one.errors).toEqual([]);
});

test("a page that Back brings from the browser's cache has the lists that were changed on a later page", async () => {
  const { page } = await lists();
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
  });
  await page.goto(`${b.shop.url}/polecamy?later`);
  await page.evaluate(() => window.wyspa.ready);
  await saveOn(page);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
  await expect.poll(() => headerCount(page, FIRST).textContent()).toBe("1");
});

test("products that are compared or no longer compared change the bar of the other tab", async () => {
  const listing = "/search.php?text=kurtka";
  const compared = b.shop.visitors.of("shopper").compared;
  compared.push(...b.shop.catalogue.products.slice(0, 1).map(({ id }) => id));
  const one = await b.visit({ path: listing, context: asShopper(b) });
  const other = await secondTab(one, listing);
  const items = other.locator("#menu_compare_product .compare__item");
  expect(await items.count()).toBe(1);
  await one.page.locator(".product__compare_item.--add").first().click();
  await expect.poll(() => items.count()).toBe(2);
  await one.page.locator("#menu_compare_product .compare__button.--remove").click();
  await expect.poll(() => other.locator("#menu_compare_product").isVisible()).toBe(false);
});

test("a place of delivery that was set in another tab makes a message that offers to reload", async () => {
  const one = await b.visit({ path: `${showcase.plain.path}?place=1`, context: asShopper(b) });
  const other = await secondTab(one, `${showcase.plain.path}?place=1`);
  await one.ready(".delivery_box [data-island='delivery-place']");
  await one.page.locator(".delivery_box input").first().fill("10-100");
  await one.page.locator(".delivery_box button").click();
  const link = other.locator("#alert_cover a");
  await link.waitFor();
  expect(await other.locator(".delivery_box__code").innerText()).toBe("00-001");
  await link.click();
  await expect
    .poll(() =>
      other
        .locator(".delivery_box__code")
        .innerText()
        .catch(() => ""),
    )
    .toBe("10-100");
});

/** What a page with two top bars and both banners still shows of them, and the room that the theme keeps for it. */
const newsOf = (page: Page) =>
  page.evaluate(() => {
    const bars = document.querySelector<HTMLElement>(".bars_top");
    const { classList, style } = document.documentElement;
    return {
      shown: [...document.querySelectorAll("#rabateCode, #freeShipping, .bars_top .bars__item")].map(
        ({ id }) => id,
      ),
      room: ["--rabateCode", "--freeShipping"].filter((name) => classList.contains(name)),
      height: style.getPropertyValue("--bars-height") === `${bars?.offsetHeight ?? 0}px`,
    };
  });
const NEWS = "/?bars=fixed";
const left = { shown: ["bar2", "freeShipping"], room: [], height: true };
const closeNews = async (page: Page) => {
  await page.locator("#bar1 .bars__close").click();
  await page.locator("#bar1").waitFor({ state: "detached" }); // what is below moves up
  await page.locator(".rabateCode__close").click();
  await expect.poll(async () => (await newsOf(page)).shown.sort()).toEqual(left.shown);
};
const withNews = (options: VisitOptions) => {
  b.shop.config.rebateCode = "10";
  return b.visit({ path: NEWS, ...options });
};

describe.each(phoneAndDesktop)("on %s, a bar and a banner that are closed", (_, viewport) => {
  for (const state of ["untouched", "in use"])
    test(`in one tab go in the other, which is ${state}; what is not closed stays`, async () => {
      const one = await withNews({ viewport });
      const other = await secondTab(one, NEWS);
      if (state === "in use") {
        for (const host of [".bars_top", "#rabateCode"]) {
          await other.locator(host).hover();
          await other.locator(`${host}[data-island-status*=ready]`).waitFor();
        }
      }
      expect((await newsOf(other)).shown.sort()).toEqual(["bar1", "bar2", "freeShipping", "rabateCode"]);
      await one.page.bringToFront();
      await closeNews(one.page);
      await other.bringToFront();
      await expect.poll(() => newsOf(other)).toEqual(await newsOf(one.page));
      expect((await newsOf(other)).shown.sort()).toEqual(left.shown);
      expect(one.errors).toEqual([]);
    });

  test("in one tab do not take the focus of the other with them", async () => {
    const one = await withNews({ viewport });
    const other = await secondTab(one, NEWS);
    await other.locator(".rabateCode__close").focus();
    await one.page.bringToFront();
    await closeNews(one.page);
    await other.bringToFront();
    await expect.poll(async () => (await newsOf(other)).shown.sort()).toEqual(left.shown);
    const focus = () => other.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focus).toMatch(/^(A|BUTTON)$/);
  });

  test("on a later page are gone on the page that Back brings from the browser's cache", async () => {
    const { page } = await withNews({ viewport, inWholeBrowser: true });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
    });
    await page.goto(`${b.shop.url}${NEWS}&later`);
    await page.evaluate(() => window.wyspa.ready);
    await closeNews(page);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
    await expect.poll(async () => (await newsOf(page)).shown.sort()).toEqual(left.shown);
    expect((await newsOf(page)).room).not.toContain("--rabateCode");
  });
});
