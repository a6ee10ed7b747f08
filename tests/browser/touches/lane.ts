/**
 * Tests the cells of the matrix (latency × moment) in parallel lanes. Each lane has a shop with its own slow network
 * and held files, and tests one cell at a time.
 */
import type { Browser, Page } from "playwright";
import { type Shop, startShop } from "../../../fixtures/shop";
import { PHONE_SLOWDOWN, slowProcessor, untilQuiet } from "../slow-network";
import { phone, quietFor } from "../support";
import type { Touch } from "./touch";

/** When the touch happens: after the entry has run, after the core's file has arrived, or when the page is idle. */
export const moments = ["before the core", "between core and island", "after"] as const;
export type Moment = (typeof moments)[number];

export interface Cell {
  readonly latency: number;
  readonly moment: Moment;
}

export interface Outcome extends Cell {
  /** `ok`, or the error. */
  readonly verdict: string;
  /** Milliseconds from the press to the busy state; `null` when the control showed none or the touch needs none. */
  readonly busy: number | null;
  /** Milliseconds from the press to the outcome, including the time for which files are held. */
  readonly outcome: number | null;
}

const PATIENCE_MS = 40_000;
/** Shorter than the 3 s after which a submit becomes native. */
const BUSY_MS = 2_000;
/** Long enough for a second outcome to show. */
const AGAIN_MS = 700;

/** @param lanes maximum number of cells tested in parallel */
export async function inLanes(
  browser: Browser,
  touch: Touch,
  cells: readonly Cell[],
  lanes: number,
): Promise<Outcome[]> {
  const queue = [...cells];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    const shop = await startShop();
    try {
      for (let cell = queue.shift(); cell; cell = queue.shift())
        outcomes.push(await tryCell(browser, shop, touch, cell));
    } finally {
      await shop.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, cells.length) }, lane));
  return outcomes.sort(
    (a, b) => a.latency - b.latency || moments.indexOf(a.moment) - moments.indexOf(b.moment),
  );
}

async function tryCell(browser: Browser, shop: Shop, touch: Touch, cell: Cell): Promise<Outcome> {
  shop.reset();
  touch.prepare?.(shop);
  const { viewport = phone } = touch;
  const context = await browser.newContext({ viewport, screen: viewport, hasTouch: true, isMobile: true });
  await context.addCookies([{ name: "client", value: "shopper", url: shop.url }]);
  // Several lanes draw at once; a page with a map may take longer than the usual 30 s to lie still.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const times: { busy: number | null; outcome: number | null } = { busy: null, outcome: null };
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  try {
    await page.addInitScript(recordTouch, touch.host);
    await touch.before?.(page);
    await slowProcessor(page, PHONE_SLOWDOWN);
    shop.faults.roundTrip(cell.latency);
    const hold = await openAt(page, shop, touch, cell.moment);
    await touch.act(page);
    const pressed = performance.now();
    let lacks: string | undefined;
    if (hold && touch.opens) {
      const opened = page.locator(touch.opens).waitFor({ state: "attached", timeout: BUSY_MS });
      await opened.catch(() => {
        lacks = "not open meanwhile";
      });
    } else if (hold && touch.isPress) {
      // A page that navigates away does not answer. The new page may wait for a connection while files are held.
      const left = new Promise<"left">((resolve) => setTimeout(resolve, 2 * BUSY_MS, "left"));
      const busy = await Promise.race([busyAfter(page).catch(() => "left" as const), left]);
      times.busy = typeof busy === "number" ? busy : null;
      if (busy === null) lacks = "not busy meanwhile";
    }
    hold?.release();
    await until(() => touch.has(page, shop), "no outcome");
    times.outcome = performance.now() - pressed;
    await quietFor(page, AGAIN_MS);
    if (!(await touch.once(page, shop))) throw new Error("not exactly once");
    if (errors.length) throw new Error(errors.join("; "));
    if (lacks) throw new Error(lacks);
    return { ...cell, ...times, verdict: "ok" };
  } catch (error) {
    return {
      ...cell,
      ...times,
      verdict: error instanceof Error ? (error.message.split("\n")[0] ?? "") : "?",
    };
  } finally {
    await context.close();
  }
}

/** Loads the page up to the given moment. @returns the hold on the files that the touch needs */
async function openAt(page: Page, shop: Shop, touch: Touch, moment: Moment) {
  const address = shop.url + (typeof touch.path === "function" ? touch.path(shop) : touch.path);
  if (moment === "after") {
    await page.goto(address);
    await page.evaluate(() => window.wyspa.ready);
    await untilQuiet(shop);
    return null;
  }
  const hold = shop.faults.hold(
    "wyspa",
    moment === "before the core" ? /\/chunks\/core-/ : /\/chunks\/(?!core-)/,
  );
  await page.goto(address, { waitUntil: "domcontentloaded" });
  if (moment !== "before the core")
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .some(
          (one) => one.name.includes("/chunks/core-") && (one as PerformanceResourceTiming).responseEnd > 0,
        ),
    );
  return hold;
}

/**
 * Waits for the busy state while files are held.
 * @returns its delay in milliseconds, `null` without one, `leads` for a link, which needs none
 */
async function busyAfter(page: Page): Promise<number | "leads" | null> {
  const isBusy = () => page.evaluate(() => Reflect.get(window, "touchTimes").busy !== null);
  const leads = () => page.evaluate(() => Boolean(Reflect.get(window, "touchTimes").leads));
  const end = performance.now() + BUSY_MS;
  while (!(await isBusy())) if (performance.now() > end) return (await leads()) ? "leads" : null;
  return page.evaluate(() => {
    const { pressed, busy } = Reflect.get(window, "touchTimes");
    return Math.round(busy - pressed);
  });
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  // A page that navigates away does not answer.
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: records the times of the first touch and of the host's first busy state. */
function recordTouch(host: string): void {
  const times: { pressed: number; busy: number | null; leads: boolean } = {
    pressed: 0,
    busy: null,
    leads: false,
  };
  Object.assign(window, { touchTimes: times });
  for (const type of ["pointerdown", "keydown", "submit"])
    window.addEventListener(
      type,
      ({ target }) => {
        times.pressed ||= performance.now();
        times.leads ||= target instanceof Element && !!target.closest("a[href]:not([href^='#'])");
      },
      true,
    );
  new MutationObserver(() => {
    if (times.pressed && times.busy === null)
      if (document.querySelector(`:is(${host})[aria-busy=true], :is(${host}) [aria-busy=true]`))
        times.busy = performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
}
