/** One journey of the chaos run: random steps, then quiet, then what must hold. */
import type { Browser, Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";
import { failedIslands, focusOutsideDialog, loaders } from "../../browser/runtime/page-state";
import { untilQuiet } from "../../browser/slow-network";
import { handPause } from "../../browser/support";
import { lies } from "../shop-truth";
import { chanceOf } from "./random";
import { type Journey, steps } from "./steps";

const LEAST_STEPS = 8;
const MOST_MORE_STEPS = 9;
/** How long a page may take to agree with its shop once everything works again. */
const AGREE_MS = 15_000;

export interface Outcome {
  readonly seed: number;
  /** The steps that were taken, in words. */
  readonly taken: readonly string[];
  readonly found: readonly string[];
}

export async function travel(browser: Browser, shop: Shop, seed: number): Promise<Outcome> {
  const chance = chanceOf(seed);
  shop.reset();
  const isPhone = chance.below(2) === 1;
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1366, height: 900 };
  const context = await browser.newContext({
    viewport,
    screen: viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await context.addCookies([{ name: "client", value: "shopper", url: shop.url }]);
  // tsx names inner functions by a helper that pages lack.
  await context.addInitScript("globalThis.__name ??= (inner) => inner");
  shop.fillBasket("shopper", chance.below(4));
  const found: string[] = [];
  const taken: string[] = [isPhone ? "on a phone" : "on a desktop"];
  const tabs: Page[] = [];
  const openTab = async () => {
    if (tabs.length > 1) return;
    const page = await context.newPage();
    collectErrors(page, found);
    tabs.unshift(page);
    await page.goto(shop.url, { timeout: 10_000 });
  };
  const journey: Journey = {
    ...{ shop, context, chance, openTab },
    get page() {
      return tabs[0] as Page;
    },
    async turn() {
      tabs.reverse();
      await tabs[0]?.bringToFront();
    },
  };
  try {
    await openTab();
    const count = LEAST_STEPS + chance.below(MOST_MORE_STEPS);
    for (let turn = 0; turn < count; turn++) taken.push(await take(journey));
    await context.setOffline(false);
    shop.faults.clear();
    for (const [index, page] of tabs.entries())
      found.push(...(await wrongIn(page, shop)).map((one) => `tab ${index + 1}, ${page.url()}: ${one}`));
  } finally {
    await context.close();
  }
  return { seed, taken, found };
}

/** Collects the page's uncaught errors, except the page's own last call when our script could not be fetched. */
function collectErrors(page: Page, found: string[]): void {
  let hasOurScript = true;
  page.on("framenavigated", () => {
    hasOurScript = true;
  });
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/wyspa.js")) hasOurScript = false;
  });
  page.on("pageerror", ({ message }) => {
    if (!hasOurScript && message === "app_shop.runApp is not a function") return;
    found.push(`an exception escaped: ${message}`);
  });
}

async function take(journey: Journey): Promise<string> {
  const { name, run } = journey.chance.one(steps);
  const [details, pause] = await run(journey).then(
    (said) => [typeof said === "string" ? said : "", journey.chance.one([0, 50, 300])] as const,
    () => ["not possible", 0] as const,
  );
  if (pause) await handPause(journey.page, pause);
  return [name, details].filter(Boolean).join(": ");
}

/** Asks again until the page agrees with its shop, or its time is over. */
async function wrongIn(page: Page, shop: Shop): Promise<string[]> {
  await page.bringToFront();
  const late = performance.now() + AGREE_MS;
  while (true) {
    await untilQuiet(shop, 500).catch(() => {});
    const wrong = await look(page, shop).catch((error: Error) => [
      `the page does not answer: ${error.message}`,
    ]);
    if (!wrong.length || performance.now() > late) return wrong;
  }
}

async function look(page: Page, shop: Shop): Promise<string[]> {
  // A page that a fault replaced, such as an error page, has no script of ours.
  if (!(await page.evaluate(() => "wyspa" in window))) return [];
  return [
    ...(await lies(page, shop)),
    ...(await loaders(page)).map((one) => `still loading: ${one}`),
    ...(await failedIslands(page)),
    ...(await focusOutsideDialog(page)),
  ];
}
