/**
 * The page's storefront data: one reading sends at most two requests, whatever fails and however many callers there
 * are. A failed reading is repeated when the network is back, and when the page becomes visible again.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { comesOnline } from "../features/contract";
import { asShopper, filled, header } from "../mini-basket/shop";
import { sample } from "../sample";
import { bench, quietFor } from "../support";

const b = bench();
const readings = () => b.shop.requests.filter(({ endpoint }) => endpoint === "get.php").length;
const basket = (page: Page) => page.evaluate(() => window.wyspa.store.getState().basket.status);

/** All consumers of the basket on the page request it while the first request is pending. */
async function everybodyAsks(page: Page): Promise<void> {
  await page.locator("#menu_basket").hover();
  await page.locator(".menu_search__input").focus();
  await page.evaluate(() => {
    for (let times = 0; times < 3; times++) void window.wyspa.storefront(["Basket"]);
    document.body.append(document.querySelector("#menu_basket")?.cloneNode(true) ?? "");
  });
}

/** The page was hidden by another tab for a while. */
const isSeenAgain = (page: Page) =>
  page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });

describe("a read of the shop's data sends at most two requests", () => {
  for (const fault of sample(
    ["500-html", "503", "reset", "truncated", "empty", "200-html", "429"] as const,
    3,
  ))
    for (const missing of [null, "transport", "basket"])
      test(`get.php: ${fault}, missing: ${missing ?? "nothing"}`, async () => {
        b.shop.faults.set("get.php", fault);
        if (missing) b.shop.faults.set("wyspa", "500-html", { path: pathOf(missing) });
        const held = b.shop.faults.hold("get.php");
        const { page, errors, requests } = await b.visit({ bare: true });
        await held.arrived();
        await everybodyAsks(page);
        held.release();
        await expect.poll(() => basket(page)).toBe("failed");
        await quietFor(page, 3_000);
        // Counts the page's requests: on a broken connection, the browser itself makes several of one.
        expect(requests.filter((path) => path === "/ajax/get.php").length).toBeLessThanOrEqual(2);
        expect(errors).toEqual([]);
      });
});

describe("the page reads again after a failed read", () => {
  for (const [when, happens] of [
    ["when the connection is back", comesOnline],
    ["when the page is visible again", isSeenAgain],
  ] as const)
    test(when, async () => {
      filled(b, 3);
      b.shop.config.snippets = [{ region: "body_bottom", content: '<div id="late-snippet"></div>' }];
      b.shop.faults.set("get.php", "500-html");
      const { page, errors } = await b.visit({ context: asShopper(b), path: "/?cached=1" });
      await expect.poll(() => basket(page)).toBe("failed");
      const before = readings();
      b.shop.faults.clear();
      await happens(page);
      await expect.poll(() => basket(page)).toBe("current");
      expect(await header(page).badge.textContent()).toBe("3");
      await page.locator("#late-snippet").waitFor({ state: "attached" });
      expect(readings()).toBe(before + 1);
      expect(errors).toEqual([]);
    });

  test("but not after a successful read: neither event sends a request", async () => {
    filled(b, 3);
    const { page } = await b.visit({ context: asShopper(b) });
    await expect.poll(() => basket(page)).toBe("current");
    await comesOnline(page);
    await isSeenAgain(page);
    await quietFor(page, 1_500);
    expect(readings()).toBe(1);
  });
});
