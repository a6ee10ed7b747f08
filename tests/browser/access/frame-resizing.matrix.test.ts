/** The page frame adapts to the window across all breakpoints and back, and leaves nothing behind. */
import type { CDPSession, Page } from "playwright";
import { expect, test } from "vitest";
import { untilQuiet } from "../slow-network";
import { bench, desktop } from "../support";

const b = bench();

/** One width for each view type: 4, 3, 2, 1 and back. */
const WIDTHS = [1366, 1000, 800, 390, 800, 1000];
const TIMES = process.env.WYSPA_FULL === "1" ? 50 : 8;

const viewOf = (width: number) => (width >= 1200 ? 4 : width >= 979 ? 3 : width >= 757 ? 2 : 1);

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((view) => window.wyspa.store.getState().page.view === view, viewOf(width));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs in the page: every element by its path, with the attributes that islands may have changed. */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *:not([data-wyspa-live] *)")].map((element) => {
      const parent = element.parentElement;
      const name = `${element.localName}${element.id && `#${element.id}`}`;
      return `${parent?.localName}${parent?.id && `#${parent.id}`} > ${name} ${element.className} ${element.hasAttribute("inert") ? "inert" : ""} ${element.getAttribute("aria-hidden") ?? ""}`;
    }),
  );

async function held(cdp: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 2; round++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

test("resizing across all breakpoints and back leaves no moved node, listener or extra node behind", async () => {
  const { page, context, errors, ready } = await b.visit({
    viewport: desktop,
    path: "/search.php?text=kurtka",
  });
  // Starts every island that waits for the first intent.
  const started = ["#menu_categories", "#menu_settings", "#footer_links", ".bars", "#freeShipping"];
  for (const selector of started) await page.locator(selector).first().hover();
  await page.keyboard.press("Tab");
  await page.evaluate(() => scrollTo(0, 0));
  for (const selector of started) await ready(selector);
  await untilQuiet(b.shop, 500);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");

  const round = async () => {
    for (const width of [...WIDTHS, 1366]) await resize(page, width);
  };
  await round();
  const [before, shape] = [await held(cdp), await outline(page)];
  for (let time = 0; time < TIMES; time++) await round();
  expect(await outline(page)).toEqual(shape);
  const after = await held(cdp);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  expect(await page.locator(".domHandler, .handler, .--clone").count()).toBe(0);
  expect(errors).toEqual([]);
}, 240_000);
