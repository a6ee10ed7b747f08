/** Old scripts of shops call `document.write`: while parsing it adds markup, after the load it replaces the document. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { PATH, put } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();

test("hosts that a script writes while the page is parsed are mounted", async () => {
  put(
    b.shop,
    `<script>document.write('<p id="written" data-island="plural" data-island-props=\\'{"count":3,"one":"sztuka","few":"sztuki","many":"sztuk"}\\'>3</p>');</script>`,
  );
  const { page, errors } = await b.visit({ path: PATH });
  await expect.poll(() => page.locator("#written").textContent()).toBe("3 sztuki");
  expect(errors).toEqual([]);
});

/** Replaces the whole document by the server's page, as some old scripts of advertisers do with theirs. */
const rewrite = (page: Page) =>
  page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    document.open();
    document.write(text);
    document.close();
  });

test("after the load the new document works by the server's HTML at least, and nothing throws", async () => {
  filled(b, 2);
  const { page, errors } = await b.visit({ context: asShopper(b) });
  await expect.poll(() => header(page).badge.textContent()).toBe("2");
  await rewrite(page);
  await quietFor(page, 1_500); // late timers of the first document
  expect(await header(page).badge.textContent()).toBe("2");
  await page.locator(".menu_search__input").fill("kurtka");
  await page.locator(".menu_search__input").press("Enter");
  await page.waitForURL(/search\.php\?text=kurtka/);
  // The window stays, and with it the constants of the page's own scripts.
  const unexpected = errors.filter(({ message }) => !message.endsWith("has already been declared"));
  expect(unexpected).toEqual([]);
});

test("after the load the new document's links and forms are not held back", async () => {
  filled(b, 2);
  const { page } = await b.visit({ context: asShopper(b), path: "/basketedit.php" });
  await rewrite(page);
  await page.locator(".basket__remove").first().click();
  await expect.poll(() => b.shop.visitors.of("shopper").basket.length).toBe(1);
  await page.goto(b.shop.url);
  await rewrite(page);
  await page.locator("#menu_basket .top_basket__sub").click();
  await page.waitForURL(/basketedit\.php/);
});
