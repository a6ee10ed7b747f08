/** Back from a product leads to the listing as the shopper left it: page, filter and scroll position. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, phone, touchScreen } from "../support";
import { isFollowing, scrollTop } from "../visits/visits";
import { keepDocument, listing, names } from "./listing";

const b = bench();
const filtered = "&price_to=300";
const card = (page: Page) => page.locator("#search .product__name").nth(8);

async function scrolledListing(mode: "theme" | "visits", latency: number) {
  const on = await b.visit({
    path: listing(mode, filtered),
    viewport: phone,
    context: touchScreen,
    inWholeBrowser: true,
  });
  const { page } = on;
  const cdp = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send("Network.emulateNetworkConditions", conditions);
  const before = await names(page);
  await card(page).evaluate((link) => link.scrollIntoView({ block: "center" }));
  return { ...on, before, top: await scrollTop(page) };
}

describe.each([0, 1_200])(
  "with a latency of %i ms, Back from a product shows the filtered listing at the same place",
  (latency) => {
    test("after a full navigation", async () => {
      const { page, before, top } = await scrolledListing("theme", latency);
      await card(page).tap();
      await page.waitForURL((url) => !url.pathname.startsWith("/search.php"));
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => names(page).catch(() => [])).toEqual(before);
      await expect.poll(() => scrollTop(page)).toBe(top);
      expect(page.url()).toContain(filtered);
    });

    test("after a visit in place", async () => {
      const { page, before, top, errors } = await scrolledListing("visits", latency);
      await isFollowing(page);
      await keepDocument(page);
      await card(page).evaluate((one) => (one.closest("a") ?? one).setAttribute("data-visit", ""));
      await card(page).tap();
      await page.locator("#projector_photos").waitFor();
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(before);
      await expect.poll(() => scrollTop(page)).toBe(top);
      expect(page.url()).toContain(filtered);
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      expect(errors).toEqual([]);
    });
  },
);
