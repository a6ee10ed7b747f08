/** Content blockers stop requests and files by their names, and hide or remove elements by their classes. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { chunkFiles, nameOf } from "../built-files";
import { asShopper, filled, header, products } from "../mini-basket/shop";
import { bench } from "../support";

const b = bench();

/** Words in names that public lists of filters block. */
const suspicious = /track|banner|cookie|metrics|notice|consent|popup|modal|alert|faults|info-bars/;

const blocks = (page: Page, address: RegExp) =>
  page.route(address, (route) => route.abort("blockedbyclient"));

/** What every shopper needs: the count of the basket, search, and buying. */
async function shops(page: Page): Promise<void> {
  await expect.poll(() => header(page).badge.textContent()).toBe("2");
  await page.locator(".menu_search__input").click();
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  await page.goto(b.shop.url + products(b)[5]?.link);
  await page.locator("#projector_button_basket").click();
  await expect.poll(() => b.shop.visitors.of("shopper").basket.length).toBe(3);
}

test("with get.php blocked, the basket comes from the other source, and shopping goes on", async () => {
  filled(b, 2);
  const { page, errors } = await b.visit({
    context: asShopper(b),
    before: (of) => blocks(of, /\/ajax\/get\.php/),
  });
  await shops(page);
  expect(errors).toEqual([]);
});

test("with GraphQL and the error log blocked, the count stays and products are added natively", async () => {
  filled(b, 2);
  const { page, errors } = await b.visit({
    context: asShopper(b),
    before: (of) => blocks(of, /\/graphql\//),
    path: products(b)[5]?.link ?? "/",
  });
  await expect.poll(() => header(page).badge.textContent()).toBe("2");
  await page.locator("#projector_button_basket").click();
  await expect.poll(() => b.shop.visitors.of("shopper").basket.length).toBe(3);
  expect(errors).toEqual([]);
});

test("with every file of a suspicious name blocked, shopping goes on: none holds what a shopper needs", async () => {
  const blocked = [...new Set(Object.values(chunkFiles()))].filter((file) => suspicious.test(file));
  expect(blocked.map(nameOf).sort()).toEqual(["faults", "metrics"]);
  const files = blocked.map((file) => file.replace(/[.+]/g, "\\$&"));
  b.shop.config.rebateCode = "10";
  filled(b, 2);
  const { page, errors } = await b.visit({
    context: asShopper(b),
    path: "/?bars=fixed",
    before: (of) => blocks(of, new RegExp(`/(${files.join("|")})`)),
  });
  await page.locator("#rabateCode").waitFor();
  await page.locator("#bar1").waitFor();
  await page.locator("#manageCookies").waitFor();
  await shops(page);
  expect(errors).toEqual([]);
});

const cosmetic: Readonly<Record<string, (selector: string) => void>> = {
  hides: (selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  },
  removes: (selector) => {
    const remove = () => {
      for (const element of document.querySelectorAll(selector)) element.remove();
    };
    new MutationObserver(remove).observe(document, { childList: true, subtree: true });
  },
};

for (const [how, act] of Object.entries(cosmetic))
  test(`when a blocker ${how} banners, bars, alerts and the cookie link, shopping goes on`, async () => {
    b.shop.config.rebateCode = "10";
    filled(b, 2);
    const { page, errors } = await b.visit({
      context: asShopper(b),
      path: "/?bars=fixed",
      before: (of) =>
        of.addInitScript(act, "#rabateCode, #freeShipping, #bar1, #alert_cover, #manageCookies"),
    });
    await page.evaluate(() => void window.wyspa.alert("Zapisano"));
    await shops(page);
    expect(await page.locator("#rabateCode").isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });
