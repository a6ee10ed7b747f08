/**
 * Our stylesheet: it comes beside a React island's files. Among the page's sheets it is before them, only once, and
 * weaker than any rule with a class name.
 */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { header } from "../mini-basket/shop";
import { sparing } from "../runtime/pages";
import { shifts } from "../shifts";
import { styled } from "../strict-theme/strict-theme";
import { bench, quietFor } from "../support";

const b = bench();

const RESETS = "* { margin: 0; padding: 0 } button { border: 3px solid red; outline: 0 }";
const OWN = ".alertek__close { color: rgb(1, 2, 3) }";

/** Opens a page that prefetches nothing, so that only what the test does requests the stylesheet. */
const visitUnused = (path: string) => b.visit({ path, before: sparing });

const page = (headExtra: string) => {
  b.shop.page("/arkusze", (context) =>
    renderEnvelope({ context, pageType: "text", headExtra, content: "<h1>Arkusze</h1>" }),
  );
  return visitUnused("/arkusze");
};
const alerted = async (on: Page) => {
  await on.evaluate(() => window.wyspa.alert("Dodano.", { ms: 60_000 }));
  await on.locator(".alertek__close").waitFor();
};

it("our stylesheet is inserted before the page's sheets, loads once, and shifts nothing", async () => {
  const visit = await page("");
  const { requests } = visit;
  expect(
    requests.filter((path) => path.endsWith("wyspa.css")),
    requests.join(" "),
  ).toEqual([]);
  await alerted(visit.page);
  await visit.page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Do 14:00." }));
  await visit.page.locator(".modal__title").waitFor();
  const sheets = await visit.page
    .locator("head link[rel=stylesheet]")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLLinkElement).href).pathname));
  expect(sheets).toEqual(["/wyspa/wyspa.css", "/theme/style.css"]);
  expect(visit.requests.filter((path) => path.endsWith("wyspa.css"))).toHaveLength(1);
  expect(await shifts(visit.page)).toBe(0);
});

it("our stylesheet overrides resets, and a shop's rule for the class overrides it", async () => {
  const visit = await page(`<style>${RESETS} ${OWN}</style>`);
  await alerted(visit.page);
  expect(await styled(visit.page, ".alertek__close", "border-top-width")).toBe("0px");
  expect(await styled(visit.page, ".alertek__close", "position")).toBe("absolute");
  expect(await styled(visit.page, ".alertek__close", "color")).toBe("rgb(1, 2, 3)");
});

const sheetRequests = () => b.shop.log.filter(({ url }) => url.endsWith("/wyspa.css")).length;
const openSearch = async (on: Page) => {
  await on.locator(".menu_search__input").click();
  await expect.poll(() => b.shop.log.some(({ url }) => url.includes("/chunks/react-"))).toBe(true);
};
/** What the search offers before typing. */
const offers = ".search_result__block.--start";
const hasSheet = (on: Page) =>
  on.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith("/wyspa.css")));

it("our stylesheet is requested beside React, and an island is shown only with it", async () => {
  const react = b.shop.faults.hold("wyspa", /chunks\/react-/);
  const sheet = b.shop.faults.hold("wyspa", /wyspa\.css/);
  const { page: own } = await visitUnused("/");
  expect(sheetRequests()).toBe(0);
  await openSearch(own);
  await expect.poll(sheetRequests).toBe(1);
  react.release();
  await quietFor(own, 600);
  expect(await own.locator(offers).count()).toBe(0);
  sheet.release();
  await own.locator(offers).waitFor();
  expect(await hasSheet(own)).toBe(true);
  expect(sheetRequests()).toBe(1);
});

it("an island's own sheet comes with it, behind our first one, and it is shown only with both", async () => {
  const sheet = b.shop.faults.hold("wyspa", /wyspa-search\.css/);
  const { page: own, requests } = await visitUnused("/");
  await openSearch(own);
  await sheet.arrived(1);
  await quietFor(own, 600);
  expect(await own.locator(offers).count()).toBe(0);
  sheet.release();
  await own.locator(offers).waitFor();
  const sheets = await own
    .locator("head link[rel=stylesheet]")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLLinkElement).href).pathname));
  expect(sheets.slice(0, 3)).toEqual(["/wyspa/wyspa.css", "/wyspa/wyspa-search.css", "/theme/style.css"]);
  expect(requests.filter((path) => /wyspa-\w+\.css$/.test(path))).toHaveLength(1);
  expect(await shifts(own)).toBe(0);
});

it("an island works while our stylesheet cannot be loaded, and the next one requests it again", async () => {
  b.shop.faults.set("wyspa", "500-html", { path: /wyspa(-\w+)?\.css/ });
  const { page: own } = await b.visit({ path: "/" });
  await openSearch(own);
  await own.locator(offers).waitFor();
  expect(await hasSheet(own)).toBe(false);
  await quietFor(own, 2_500); // longer than an island waits for a slow sheet
  b.shop.faults.clear();
  await header(own).link.hover();
  await expect.poll(() => hasSheet(own)).toBe(true);
});

it("a page that links our stylesheet itself requests it once", async () => {
  const { page: own } = await page('<link rel="stylesheet" href="/wyspa/wyspa.css">');
  await openSearch(own);
  await own.locator(offers).waitFor();
  expect(sheetRequests()).toBe(1);
  expect(await own.locator("link[href$='wyspa.css']").count()).toBe(1);
});
