/** A tab in the background asks for nothing, and is up to date as soon as it is shown (bars H10, R41). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { bench, quietFor } from "../support";

const b = bench();

/** The browser's own change of visibility needs a window manager, which these tests lack. */
const shows = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, "visibilityState", {
      value: shown ? "visible" : "hidden",
      configurable: true,
    });
    Object.defineProperty(document, "hidden", { value: !shown, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isShown);

const asked = () => b.shop.log.filter(({ url }) => /get\.php|graphql/.test(url)).length;

test("a hidden tab does not ask for a basket that another tab changes, and asks once when it is shown", async () => {
  filled(b, 1);
  const { page, context, errors } = await b.visit({ context: asShopper(b) });
  await expect.poll(() => header(page).badge.textContent()).toBe("1");
  await page.waitForLoadState("networkidle");
  const other = await context.newPage();
  await other.goto(b.shop.url);
  await other.evaluate(() => window.wyspa.ready);
  await other.waitForLoadState("networkidle");
  await shows(page, false);
  filled(b, 3);
  await other.evaluate(() => window.wyspa.basket.refresh());
  await expect.poll(() => header(other).badge.textContent()).toBe("3");
  const before = asked();
  await quietFor(page, 2_000);
  expect([asked() - before, await header(page).badge.textContent()]).toEqual([0, "1"]);
  await shows(page, true);
  await expect.poll(() => header(page).badge.textContent()).toBe("3");
  await quietFor(page, 1_000);
  expect([asked() - before, errors]).toEqual([1, []]);
});

test("an alert waits for the shopper to come back", async () => {
  const { page } = await b.visit({ before: (of) => of.clock.install() });
  await page.evaluate(() => window.wyspa.alert("Zapisano", { ms: 4_000 }));
  await page.locator(".alertek__text").waitFor();
  await shows(page, false);
  await page.clock.runFor(60_000);
  expect(await page.locator(".alertek__text").innerText()).toBe("Zapisano");
  await shows(page, true);
  await page.clock.runFor(10_000);
  await expect.poll(() => page.locator(".alertek__text").count()).toBe(0);
});
