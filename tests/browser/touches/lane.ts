/**
 * A lane: a shop of its own, in which one cell of the matrix is tried at a time, so that several cells run side by side
 * and each has its own slow network and its own files that are kept back.
 */
import type { Browser, Page } from "playwright";
import { type Shop, startShop } from "../../../fixtures/shop";
import { PHONE_SLOWDOWN, slowProcessor, untilQuiet } from "../slow-network";
import { phone } from "../support";
import type { Touch } from "./touch";

/** When the touch comes: after the entry has run, after the core has been answered, when the page is at rest. */
export const moments = ["before the core", "between core and island", "after"] as const;
export type Moment = (typeof moments)[number];

export interface Cell {
  readonly latency: number;
  readonly moment: Moment;
}

export interface Outcome extends Cell {
  /** `ok`, or what went wrong. */
  readonly verdict: string;
  /** Milliseconds from the press to the busy look; null where there was none. */
  readonly busy: number | null;
  /** Milliseconds from the press until its outcome was seen. */
  readonly outcome: number | null;
}

const PATIENCE_MS = 40_000;
/** Less than the 3 s after which a submit goes its native way. */
const BUSY_MS = 2_000;
/** Long enough for a second outcome to show. */
const AGAIN_MS = 700;

/** Tries all cells, in so many lanes at once. */
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
  const page = await context.newPage();
  const times: { busy: number | null; outcome: number | null } = { busy: null, outcome: null };
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  try {
    await page.addInitScript(recordTouch, touch.host);
    await touch.before?.(page);
    await slowProcessor(page, PHONE_SLOWDOWN);
    shop.faults.roundTrip(cell.latency);
    const kept = await openAt(page, shop, touch, cell.moment);
    await touch.act(page);
    const pressed = performance.now();
    let isDeaf = false;
    if (kept && touch.isPress) {
      // A page that is being left answers nothing, and may wait for a connection as long as files are kept back.
      const left = new Promise<"left">((resolve) => setTimeout(resolve, 2 * BUSY_MS, "left"));
      const busy = await Promise.race([busyAfter(page).catch(() => "left" as const), left]);
      times.busy = typeof busy === "number" ? busy : null;
      isDeaf = busy === null;
    }
    kept?.release();
    await until(() => touch.has(page, shop), "no outcome");
    times.outcome = performance.now() - pressed;
    await page.waitForTimeout(AGAIN_MS);
    if (!(await touch.once(page, shop))) throw new Error("not exactly once");
    if (errors.length) throw new Error(errors.join("; "));
    if (isDeaf) throw new Error("not busy meanwhile");
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

/** Opens the page as far as the moment says. @returns what releases the files that are kept back until the touch */
async function openAt(page: Page, shop: Shop, touch: Touch, moment: Moment) {
  const address = shop.url + (typeof touch.path === "function" ? touch.path(shop) : touch.path);
  if (moment === "after") {
    await page.goto(address);
    await page.evaluate(() => window.wyspa.ready);
    await untilQuiet(shop);
    return null;
  }
  const kept = shop.faults.hold(
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
  return kept;
}

/**
 * Milliseconds, or null when nothing says that it is busy, although the files are still kept back. A link that leads on
 * is followed by the browser, and owes no busy look.
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
  // A page that is being left answers nothing.
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: when it was touched first, and when something of the touched host said that it is busy. */
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
