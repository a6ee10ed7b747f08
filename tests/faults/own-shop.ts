/** A shop and a browser context for each cell, so that cells run beside one another. */
import type { Browser } from "playwright";
import { type Shop, startShop } from "../../fixtures/shop";
import { type Bench, openVisit } from "../browser/support";

const idle: Shop[] = [];

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
