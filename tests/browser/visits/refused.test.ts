/** Answers that a visit never shows: the browser then navigates once, to the requested address (bars S11, R6, R7). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { startShop } from "../../../fixtures/shop";
import { bench, quietFor } from "../support";
import { heading, isFollowing, openPage, type Visiting } from "./visits";

const b = bench();

/** Stores the page's content, which must be unchanged when the browser leaves the page. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const look = () =>
      JSON.stringify([
        document.title,
        location.pathname,
        document.documentElement.lang,
        document.querySelector("#layout")?.textContent,
      ]);
    const before = look();
    addEventListener("pagehide", () => {
      const busy = document.querySelectorAll(".load-content, [aria-busy=true]").length;
      sessionStorage.setItem("untouched", `${look() === before} ${busy}`);
    });
  });
const untouched = (page: Page) => page.evaluate(() => sessionStorage.getItem("untouched"));

async function expectLeft(on: Visiting, address: string): Promise<void> {
  await expect.poll(() => on.navigations).toContain(address);
  await quietFor(on.page, 500);
  expect(on.navigations.filter((one) => one === address)).toEqual([address]);
}

describe("a response that must not be shown in this page", () => {
  for (const name of ["500", "404", "json", "truncated", "no-sections", "to-login"])
    test(`${name}: the page is untouched, and the browser navigates once`, async () => {
      const on = await openPage(b, "/visits/a");
      await remember(on.page);
      await on.follow(name);
      await expectLeft(on, `/visits/${name}`);
      expect(on.fetched).toEqual([`/visits/${name}`]);
      expect([await untouched(on.page), await on.isSame(), on.errors]).toEqual(["true 0", false, []]);
    });

  test("a redirect to another origin is a full navigation, with and without CORS", async () => {
    const other = await startShop({ host: "127.0.0.1" });
    try {
      b.shop.config.elsewhere = other.url;
      const on = await openPage(b, "/visits/a");
      await remember(on.page);
      await on.follow("away");
      await on.page.waitForURL(`${other.url}/visits/b`);
      expect(on.navigations.filter((one) => one === "/visits/away")).toHaveLength(1);
      other.file("/open", "<!doctype html><html><main id=content><h1>Obca</h1></main></html>", "text/html");
      const again = await openPage(b, "/visits/a");
      await again.page.route("**/visits/away", (route) =>
        route.fulfill({
          status: 302,
          headers: { location: `${other.url}/open`, "access-control-allow-origin": "*" },
        }),
      );
      await again.follow("away");
      await again.page.waitForURL(`${other.url}/**`);
      expect(await again.isSame()).toBe(false);
    } finally {
      await other.close();
    }
  });

  test("a redirect within the shop to a page that has the sections is shown, under its own address", async () => {
    const on = await openPage(b, "/visits/a");
    await on.follow("redirect");
    await on.stands("b");
    expect([on.navigations, await on.isSame()]).toEqual([[], true]);
    await on.page.goBack();
    await on.stands("a");
  });

  test("without a network the browser shows its error, and Back restores what was typed", async () => {
    const on = await openPage(b, "/visits/a");
    await on.page.locator("[name=note]").fill("nie zgub mnie");
    await on.context.setOffline(true);
    await on.follow("b");
    await expect.poll(() => on.navigations).toEqual(["/visits/b"]);
    await on.page.waitForURL(/^chrome-error:/);
    await on.context.setOffline(false);
    await on.page.goBack({ waitUntil: "commit" });
    await on.stands("a");
    await expect.poll(() => on.page.locator("[name=note]").inputValue()).toBe("nie zgub mnie");
  });
});

describe("an address that must not be visited", () => {
  test("a link to another origin is left to the browser; a javascript: address does nothing and is reported", async () => {
    const other = await startShop({ host: "127.0.0.1" });
    try {
      const on = await openPage(b, "/visits/a");
      const answers = await on.page.evaluate(() =>
        Promise.all(
          [
            "javascript:window.hit=1",
            "blob:http://x/1",
            "data:text/html,x",
            "http://[",
            "JAVASCRIPT:window.hit=1",
          ].map((address) => window.wyspa.visit(address)),
        ),
      );
      expect(answers).toEqual([false, false, false, false, false]);
      await quietFor(on.page, 300);
      expect([on.navigations, await on.page.evaluate(() => "hit" in window)]).toEqual([[], false]);
      await expect.poll(() => b.shop.errorReports.length).toBe(1);
      await on.page.evaluate((address) => void window.wyspa.visit(address), `${other.url}/visits/b`);
      await on.page.waitForURL(`${other.url}/visits/b`);
      expect(on.fetched).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe("a response that does not arrive", () => {
  test("causes nothing at 15,999 ms and one full navigation at 16,000 ms", async () => {
    const on = await openPage(b, "/visits/a", { before: (page) => page.clock.install() });
    const { page } = on;
    await remember(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const hold = b.shop.faults.hold("page");
    await on.follow("b");
    await hold.arrived(1);
    const busy = () => page.locator("#content.load-content[aria-busy=true]").count();
    expect(await busy()).toBe(0); // most answers arrive before a busy mark would be more than a flicker
    await page.clock.runFor(100);
    expect(await busy()).toBe(1);
    await page.clock.runFor(15_899);
    await quietFor(page, 200);
    expect(on.navigations).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => on.navigations).toEqual(["/visits/b"]);
    hold.release();
    await on.stands("b");
    await quietFor(page, 300);
    expect([on.navigations, await untouched(page)]).toEqual([["/visits/b"], "true 0"]);
  });

  test("is ignored when it comes after 16 s, also when the page cannot be left", async () => {
    const on = await openPage(b, "/visits/a", { before: (page) => page.clock.install() });
    const { page } = on;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route("**/visits/b", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    const hold = b.shop.faults.hold("page");
    await on.follow("b");
    await hold.arrived(1);
    await page.clock.runFor(16_000);
    await expect.poll(() => on.navigations).toEqual(["/visits/b"]);
    hold.release();
    await quietFor(page, 400);
    expect(await page.locator("h1").first().textContent()).toBe(heading("a"));
    expect(await page.locator(".load-content, [aria-busy=true]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/visits/a");
  });

  test("makes the browser load the page after Back", async () => {
    const on = await openPage(b, "/visits/a");
    await on.follow("b");
    await on.stands("b");
    b.shop.faults.set("page", "500-html", { times: 1 });
    await on.page.goBack();
    await on.stands("a");
    expect([on.navigations, await on.isSame()]).toEqual([["/visits/a"], false]);
  });
});

describe("after a reload, without the code of visits", () => {
  const reloaded = async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await on.follow("b");
    await on.stands("b");
    // Uses a route, because files that the shop would refuse come from the browser's cache.
    await page.route(/\/visit-[^/]+\.js/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", { predicate: (request) => /retry=/.test(request.url()) });
    await page.reload();
    await lost;
    return on;
  };

  test("Back loads the page of its address", async () => {
    const on = await reloaded();
    await on.page.goBack();
    await on.stands("a");
  });

  test("links are followed in place again once the code can be loaded", async () => {
    const on = await reloaded();
    const { page } = on;
    await page.unroute(/\/visit-[^/]+\.js/);
    const code = page.waitForResponse(/\/visit-[^/]+\.js/);
    await page.keyboard.press("Shift");
    await code;
    await isFollowing(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.goBack();
    await on.stands("a");
    expect(await on.isSame()).toBe(true);
  });
});
