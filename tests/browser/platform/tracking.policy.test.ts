/** Tracking events (contract A 21, B d, bars S6, C1, H3). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { fiveEvents } from "../../../fixtures/storefront-data/server-code";
import { expectReports } from "../runtime/nothing-lost";
import { PATH, put } from "../runtime/pages";
import { bench, handPause, quietFor } from "../support";

const b = bench();
const effects = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "effects") as string[] | undefined) ?? []);
const reads = () => b.shop.requests.filter(({ query }) => "trackingEvents" in query);
const ran = ["good", "throwing", "after the faults", "returning"];

function open(config: object = {}, query = "") {
  put(b.shop, "<h1>Strona</h1>");
  Object.assign(b.shop.config, { snippets: [], topLayers: {} });
  return b.visit({ path: `${PATH}?config=${encodeURIComponent(JSON.stringify(config))}${query}` });
}
/** Causes an answer with the header: the shop's answer to a change of the basket. */
async function add(page: Page): Promise<void> {
  const { id } = b.shop.catalogue.products.find(({ sizes, stock }) => !sizes.length && stock > 12) ?? {};
  const added = await page.evaluate((given) => window.wyspa.basket.add({ id: given ?? "" }), id);
  expect(added.ok).toBe(true);
}
/** The same by the native form, when GraphQL fails. */
async function set(page: Page, quantity: number): Promise<void> {
  const { id } = b.shop.catalogue.products.find(({ sizes, stock }) => !sizes.length && stock > 12) ?? {};
  const line = { id: id ?? "", quantity };
  expect((await page.evaluate((given) => window.wyspa.basket.setQuantity(given), line)).ok).toBe(true);
}
const consent = (page: Page, tracking: boolean) =>
  page.evaluate((detail) => void document.dispatchEvent(new CustomEvent("wyspa:consent", { detail })), {
    tracking,
  });

test("events that a response announces are fetched once and run in order; two errors are reported", async () => {
  const { page } = await open();
  b.shop.config.trackingScripts = fiveEvents;
  await add(page);
  await expect.poll(() => effects(page)).toEqual(ran);
  expect(reads()).toHaveLength(1);
  expect(reads()[0]?.method).toBe("POST");
  expect(JSON.parse(reads()[0]?.body ?? "")).toEqual({ query: "query { trackingEvents }" });
  await expectReports(page, b.shop, 2);
  const told = b.shop.errorReports
    .map(({ stack }) => stack.split("\n")[0]?.replace(/^wyspa \S+ /, ""))
    .sort();
  expect(told).toEqual([
    expect.stringMatching(/^tracking 2: SyntaxError/),
    "tracking 3: Error: thrown by an event",
  ]);
});

test("under the strict policy events run without a violation", async () => {
  const { page, console: lines } = await open({}, "&csp=strict");
  b.shop.config.trackingScripts = fiveEvents;
  await add(page);
  await expect.poll(() => effects(page)).toEqual(ran);
  expect(lines.filter((line) => /Content Security|Trusted/.test(line))).toEqual([]);
});

describe("consent", () => {
  test("that is denied holds events, and when it is granted they run in order, without a reload", async () => {
    const { page } = await open({ consent: "denied" });
    b.shop.config.trackingScripts = fiveEvents;
    await add(page);
    await expect.poll(() => reads().length).toBe(1);
    await quietFor(page, 300);
    expect(await effects(page)).toEqual([]);
    await consent(page, true);
    await expect.poll(() => effects(page)).toEqual(ran);
    await quietFor(page, 200);
    expect(await effects(page)).toEqual(ran);
  });

  test("that is withdrawn stays so after a visit, which reads the page's configuration again", async () => {
    const { page } = await open();
    await consent(page, false);
    expect(await page.evaluate(() => window.wyspa.visit("/text-page", { sections: ["#content"] }))).toBe(
      true,
    );
    b.shop.config.trackingScripts = fiveEvents;
    await add(page);
    await expect.poll(() => reads().length).toBe(1);
    await quietFor(page, 300);
    expect(await effects(page)).toEqual([]);
  });

  test("that is withdrawn holds later events", async () => {
    const { page } = await open();
    await consent(page, false);
    b.shop.config.trackingScripts = fiveEvents;
    await add(page);
    await expect.poll(() => reads().length).toBe(1);
    await quietFor(page, 300);
    expect(await effects(page)).toEqual([]);
  });
});

test("a shop that disables tracking is never asked for events", async () => {
  const { page } = await open({ serverCode: { tracking: false } });
  b.shop.config.trackingScripts = fiveEvents;
  await add(page);
  await quietFor(page, 500);
  expect([reads().length, await effects(page)]).toEqual([0, []]);
});

test("the same event of a later response is another event", async () => {
  const { page } = await open();
  b.shop.config.trackingScripts = [fiveEvents[0] ?? "", fiveEvents[0] ?? ""];
  await add(page);
  await expect.poll(() => effects(page)).toEqual(["good"]);
  await add(page);
  await expect.poll(() => effects(page)).toEqual(["good", "good"]);
});

test("events that cannot be loaded run nothing, and are reported once per kind", async () => {
  const { page, errors } = await open();
  b.shop.config.trackingScripts = fiveEvents;
  b.shop.faults.set("graphql", "500-html");
  await set(page, 1);
  await set(page, 2);
  await expect.poll(() => reads().length).toBeGreaterThanOrEqual(2);
  await expectReports(page, b.shop, 1);
  expect(b.shop.errorReports[0]?.stack).toMatch(
    /tracking: TrackingError: The tracking events could not be fetched: status/,
  );
  expect([await effects(page), errors]).toEqual([[], []]);
});

test("a page without events requests none", async () => {
  const { page } = await open();
  await add(page);
  await quietFor(page, 500);
  expect(reads()).toHaveLength(0);
});

describe("a visit", () => {
  const seen = ["(window.effects ??= []).push(document.querySelector('#content h1').textContent)"];
  /** A page of links whose pages announce events. */
  async function announcing() {
    Object.assign(b.shop.config, {
      snippets: [],
      topLayers: {},
      trackingScripts: seen,
      trackingOnPages: true,
    });
    const visit = await b.visit({ path: "/visits/a" });
    expect(reads()).toHaveLength(0); // scripts cannot read the headers of a page that the browser loads
    return visit;
  }

  test("to a page that announces events runs them, once, when the page is shown", async () => {
    const { page, errors } = await announcing();
    expect(await page.evaluate(() => window.wyspa.visit("/visits/b"))).toBe(true);
    await expect.poll(() => effects(page)).toEqual(["Strona B"]);
    expect(await page.evaluate(() => window.wyspa.visit("/visits/c"))).toBe(true);
    await expect.poll(() => effects(page)).toEqual(["Strona B", "Strona C"]);
    await page.goBack();
    await expect.poll(() => effects(page)).toEqual(["Strona B", "Strona C", "Strona B"]);
    expect([reads().length, errors]).toEqual([3, []]);
  });

  test("to a prefetched page runs its events after the click, and none before", async () => {
    const { page } = await announcing();
    const link = page.locator(".visits__links a[href$='/b']");
    await link.evaluate((own) => own.setAttribute("data-visit-prefetch", ""));
    const pages = () => b.shop.log.filter(({ url }) => url === "/visits/b").length;
    await expect
      .poll(async () => {
        await link.hover();
        await page.mouse.move(0, 0, { steps: 2 });
        await link.hover();
        await handPause(page, 200);
        return pages();
      })
      .toBe(1);
    await quietFor(page, 300);
    expect([reads().length, await effects(page)]).toEqual([0, []]);
    await link.click();
    await expect.poll(() => effects(page)).toEqual(["Strona B"]);
    expect(pages()).toBe(1);
  });

  test("that falls back to a full navigation runs no events in the page that is left", async () => {
    const { page } = await announcing();
    void page.evaluate(() => window.wyspa.visit("/visits/500")).catch(() => {}); // the page is left
    await page.locator("h1", { hasText: "Strona 500" }).waitFor();
    expect([reads().length, await effects(page)]).toEqual([0, []]);
  });
});
