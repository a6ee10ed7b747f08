/**
 * One cell of the matrix: a deed meets a fault. Nothing of the shopper's is lost, and what the page says is true.
 *
 *   page ─► ready ─► act ─► request held ─► state before ─► released, broken ─► settled ─► state after ─► verdict
 */
import type { Browser, Page } from "playwright";
import {
  deadLinks,
  failedIslands,
  focusOutsideDialog,
  leaveCanary,
  loaders,
  losses,
  type PageState,
  pageState,
} from "../browser/runtime/page-state";
import { untilQuiet } from "../browser/slow-network";
import type { Bench, Visit } from "../browser/support";
import type { Deed, Told } from "./deed";
import { columnOf, type FaultColumn } from "./faults";
import { inOwnShop } from "./own-shop";
import { lies } from "./shop-truth";

/** Longer than any deadline of ours. */
const DEADLINE_MS = 17_000;
const PATIENCE_MS = 30_000;
/** A second try waits for up to a second. */
const AFTERWARDS_MS = 4_000;
/** Deadlines that may follow one another in one deed. */
const MOST_DEADLINES = 6;

/** @returns what is wrong; empty = the cell holds */
export const tryCell = (browser: Browser, deed: Deed, column: FaultColumn): Promise<string[]> =>
  inOwnShop(browser, (bench) => meet(bench, deed, column));

async function meet(b: Bench, deed: Deed, column: FaultColumn): Promise<string[]> {
  deed.prepare?.(b);
  const breakIt = () => {
    const { fault, rule } = columnOf(column);
    const { at, asking, times } = deed;
    b.shop.faults.set(at, fault, { ...rule, asking, ...(times && { times }) });
    return b.shop.faults.hold(deed.at, undefined, deed.asking);
  };
  const early = deed.act ? null : breakIt();
  const visit = await open(b, deed, column, !deed.act);
  const { page } = visit;
  page.setDefaultTimeout(PATIENCE_MS);
  if (deed.act) await untilQuiet(b.shop, 400);
  await deed.ready?.(page, b);
  await leaveCanary(page);
  const words = await told(visit);
  const held = early ?? breakIt();
  const acting = deed.act?.(page, b).catch(() => {}); // a page that leaves ends the action
  await within(held.arrived(), "the request was never sent");
  const before = await pageState(page);
  const document = await markDocument(page);
  held.release();
  await acting;
  const end = await settle(b, visit, deed, column, { words, ...document });
  const judge = async () => verdict(b, visit, deed, { before, end, isSame: await document.isSame() });
  let found = await judge();
  // What the page reads again after a failure may still be on its way.
  for (const late = performance.now() + AFTERWARDS_MS; found.length && performance.now() < late; ) {
    await untilQuiet(b.shop, 300);
    found = await judge();
  }
  return found;
}

async function open(b: Bench, deed: Deed, column: FaultColumn, bare: boolean): Promise<Visit> {
  const { path = "/", viewport, context, before } = deed;
  return b.visit({
    path: typeof path === "function" ? path(b) : path,
    bare,
    ...(viewport && { viewport }),
    ...(context && { context: context(b) }),
    async before(page) {
      if (columnOf(column).waits) await page.clock.install();
      await before?.(page);
    },
  });
}

async function within<Value>(task: Promise<Value>, otherwise: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), PATIENCE_MS);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

interface Marked {
  isSame(): Promise<boolean>;
}

/** Tells later whether the document is still the same. */
async function markDocument(page: Page): Promise<Marked> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return { isSame: () => page.evaluate(() => "sameDocument" in window).catch(() => false) };
}

type Words = (pattern: RegExp) => number;

/** Everything that the page has announced, and what it shows now. */
async function told({ page, said }: Visit): Promise<Words> {
  const text = await page.evaluate(() => document.body.innerText).catch(() => "");
  const heard = await said().catch(() => []);
  const all = [...heard, text].join("\n").replace(/\s+/g, " ");
  return (pattern) => [...all.matchAll(new RegExp(pattern, "g"))].length;
}

const isTold = async (b: Bench, visit: Visit, what: Told | undefined, before: Words): Promise<boolean> => {
  if (!what) return false;
  if (typeof what === "function") return what(visit.page, b).catch(() => false);
  return (await told(visit))(what) > before(what);
};

interface End {
  readonly done: boolean;
  readonly failed: boolean;
  readonly unsure: boolean;
  readonly left: boolean;
}

/** Waits until the page is at rest, and has told its shopper how the deed ended. */
async function settle(
  b: Bench,
  visit: Visit,
  deed: Deed,
  column: FaultColumn,
  { words, isSame }: Marked & { readonly words: Words },
): Promise<End> {
  const { page } = visit;
  const until = performance.now() + PATIENCE_MS;
  const most = columnOf(column).waits ? MOST_DEADLINES : 0;
  let deadlines = most;
  let heard: End = { done: false, failed: false, unsure: false, left: false };
  while (true) {
    await untilQuiet(b.shop, 400);
    await page.waitForLoadState("domcontentloaded");
    // An alert may close by itself, so words that were told once count. What the page shows may change.
    const still = (what: Told | undefined, was: boolean) => was && typeof what !== "function";
    heard = {
      done: still(deed.done, heard.done) || (await isTold(b, visit, deed.done, words)),
      failed: still(deed.failed, heard.failed) || (await isTold(b, visit, deed.failed, words)),
      unsure: still(deed.unsure, heard.unsure) || (await isTold(b, visit, deed.unsure, words)),
      left: !!deed.leaves?.test(page.url()) && !(await isSame()),
    };
    const isHeard = heard.done || heard.failed || heard.unsure || heard.left;
    const isAtRest = !(await loaders(page).catch(() => ["left"])).length;
    // At least one deadline passes: a request without a visible effect has to end, too.
    const isOver = !most || deadlines < most;
    if (isAtRest && isOver && (isHeard || (deed.untold && deadlines <= 0))) return heard;
    if (deadlines-- > 0) await page.clock.fastForward(DEADLINE_MS).catch(() => {});
    else if (performance.now() > until) return heard;
  }
}

interface Story {
  readonly before: PageState;
  readonly end: End;
  readonly isSame: boolean;
}

async function verdict(
  b: Bench,
  visit: Visit,
  deed: Deed,
  { before, end, isSame }: Story,
): Promise<string[]> {
  const { page } = visit;
  const { held, untold, reports = 1 } = deed;
  const found: string[] = [];
  const isHeld = await held?.(b.shop, page);
  if (isHeld === true && end.failed && !end.done) found.push("said to have failed, but the shop holds it");
  if (isHeld === false && end.done && !end.failed)
    found.push("said to be done, but the shop does not hold it");
  if (!end.done && !end.failed && !end.unsure && !end.left && !untold)
    found.push("the shopper is told nothing");
  if (isSame) found.push(...losses(before, await pageState(page), end.done ? "taken" : "kept", deed.resets));
  else if (!end.left && !end.done) found.push(`the page was left for ${new URL(page.url()).pathname}`);
  found.push(...(await loaders(page)).map((one) => `still loading: ${one}`));
  found.push(...(await failedIslands(page)), ...(await focusOutsideDialog(page)), ...(await deadLinks(page)));
  found.push(...(await lies(page, b.shop)));
  found.push(...visit.errors.map(({ message }) => `an exception escaped: ${message}`));
  const texts = b.shop.errorReports.map(({ stack }) => stack.split("\n")[0] ?? "");
  if (texts.length > reports) found.push(`${texts.length} reports: ${texts.join(" | ")}`);
  return found;
}
