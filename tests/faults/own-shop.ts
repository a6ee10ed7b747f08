/** A shop and a browser context for each cell, so that cells run beside one another. */
import type { Browser } from "playwright";
import { describe } from "vitest";
import { type Shop, startShop } from "../../fixtures/shop";
import { type Bench, openVisit } from "../browser/support";

const idle: Shop[] = [];

/**
 * Groups the cells of a file, which run beside one another when all of them run. A sample's cells run one after the
 * other: beside tests that are skipped they could not poll, because vitest then knows no current test.
 */
export const cellsTogether = process.env.WYSPA_FULL === "1" ? describe.concurrent : describe;

/** Runs a cell at a shop that no other cell uses meanwhile, and closes its pages afterwards. */
export async function inOwnShop<Result>(
  browser: Browser,
  cell: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const shop = idle.pop() ?? (await startShop());
  shop.reset();
  const contexts: { close(): Promise<void> }[] = [];
  const bench: Bench = {
    shop,
    browser,
    visit: (options = {}) => openVisit(browser, shop.url, options, (context) => contexts.push(context)),
  };
  try {
    return await cell(bench);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    idle.push(shop);
  }
}

/** Closes the shops that the cells of a file have shared. */
export const closeShops = (): Promise<unknown> => Promise.all(idle.splice(0).map((shop) => shop.close()));
