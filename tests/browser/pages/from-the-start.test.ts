/** What is already correct on an untouched page: bars, banners, signing out (contract A 14, A 15, B j, E 1). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { pathOf } from "../built-files";
import { shifts } from "../shifts";
import { bench, desktop, phone } from "../support";

const b = bench();

/** A page without the part of the head script that hides closed parts. */
function withoutHeadScript(): string {
  b.shop.page("/without-head-script", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: '<h1>Strona</h1><p style="height:3000px">tekst</p>',
    }).replace(/if \(getCookieByName\([\s\S]*?\}\)\(\);/, ""),
  );
  return "/without-head-script";
}
const boxOf = (page: Page, selector: string) => page.locator(selector).boundingBox();

describe("a bar that the server wants visible", () => {
  test("is at the window's lower edge on a desktop before any scrolling", async () => {
    const { page, status } = await b.visit({ path: "/?bars=fixed", viewport: desktop });
    await page.locator("#bar3.--fixed").waitFor();
    const box = await boxOf(page, "#bar3 .bars__wrapper");
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(desktop.height);
    expect(await status(".bars_bottom")).toBe("waiting");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.locator("#bar3 .bars__wrapper").isVisible()).toBe(true);
    expect(await shifts(page)).toBe(0);
  });

  test("stays there when the island mounts, and is released at the end of the page", async () => {
    const { page, ready } = await b.visit({ path: "/?bars=fixed", viewport: desktop });
    await page.locator("#bar3.--fixed").waitFor();
    await page.mouse.wheel(0, 200);
    await ready(".bars_bottom");
    expect(await page.locator("#bar3.--fixed").count()).toBe(1);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => page.locator("#bar3.--fixed").count()).toBe(0);
  });

  test("is in the page flow on a phone", async () => {
    const { page } = await b.visit({ path: "/?bars=fixed", viewport: phone });
    expect(await page.locator(".bars__item.--fixed").count()).toBe(0);
  });
});

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} closed bars and banners stay hidden when no head script hides them`, async () => {
    b.shop.config.rebateCode = "10";
    const { page } = await b.visit({
      path: withoutHeadScript(),
      viewport,
      before: async (of) => {
        await of.addInitScript(() => localStorage.setItem("closedBars", '["bar1"]'));
        await of.context().addCookies(
          ["rabateCode_clicked", "freeeshipping_clicked"].map((cookie) => ({
            name: cookie,
            value: "true",
            url: b.shop.url,
          })),
        );
      },
    });
    await expect.poll(() => page.locator("#bar1, #rabateCode, #freeShipping").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.className)).not.toMatch(
      /--(rabateCode|freeShipping)/,
    );
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--bars-height"))).toBe(
      "0px",
    );
  });

test("nothing shifts when the head script hides closed bars and banners", async () => {
  const { page } = await b.visit({
    viewport: desktop,
    before: (of) => of.addInitScript(() => localStorage.setItem("closedBars", '["bar1"]')),
  });
  await expect.poll(() => page.locator("#bar1").count()).toBe(0);
  expect(await shifts(page)).toBe(0);
});

for (const how of ["a click", "Enter", "the middle button"])
  test(`signing out by ${how} clears the express checkout while the core is still loading`, async () => {
    b.shop.faults.hold("wyspa", /chunks\/core-/);
    const { page } = await b.visit({ path: "/text-page?logged=1", bare: true });
    await page.evaluate(() => {
      for (const name of ["expchck1", "expchck2", "mine_expchck"]) sessionStorage.setItem(name, "x");
    });
    const link = page.locator(".logout_link");
    if (how === "Enter") await link.press("Enter");
    else await link.click({ button: how === "a click" ? "left" : "middle" });
    if (how !== "the middle button") await page.waitForURL(/login\.php\?operation=logout/);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("expchck"))),
    ).toEqual(["mine_expchck"]);
  });

for (const [why, config] of [
  ["has the link switched off", { islands: { "logout-link": false } }],
  ["has the preset off", { preset: "none" }],
] as const)
  test(`a shop that ${why} keeps its express checkout entries`, async () => {
    b.shop.faults.hold("wyspa", /chunks\/core-/);
    const path = `/text-page?logged=1&config=${encodeURIComponent(JSON.stringify(config))}`;
    const { page } = await b.visit({ path, bare: true });
    await page.evaluate(() => sessionStorage.setItem("expchck1", "x"));
    await page.locator(".logout_link").click();
    await page.waitForURL(/login\.php\?operation=logout/);
    expect(await page.evaluate(() => sessionStorage.getItem("expchck1"))).toBe("x");
  });

for (const how of ["a click", "Enter"])
  test(`signing out by ${how} clears the express checkout before the island's chunk is loaded`, async () => {
    b.shop.faults.set("wyspa", "hang", { path: pathOf("logout-link") });
    const { page, status } = await b.visit({ path: "/text-page?logged=1", bare: true });
    await expect.poll(() => status(".logout_link"), { timeout: 15_000 }).toBe("loading");
    await page.evaluate(() => {
      for (const name of ["expchck1", "expchck2", "mine_expchck"]) sessionStorage.setItem(name, "x");
    });
    if (how === "a click") await page.locator(".logout_link").click();
    else await page.locator(".logout_link").press("Enter");
    await page.waitForURL(/login\.php\?operation=logout/);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("expchck"))),
    ).toEqual(["mine_expchck"]);
  });
