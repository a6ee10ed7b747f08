/**
 * `npm run chaos`: seeded random journeys through the shop. After each, no exception has escaped, nothing still
 * loads, and no dialog has lost the focus. What the pages say is what the shop holds.
 *
 *     npm run chaos -- --journeys 50      fewer than 200
 *     WYSPA_SEED=123 npm run chaos        the journey with this seed again
 */
import { chromium } from "playwright";
import { startShop } from "../../../fixtures/shop";
import { ensureBrowser, findHeadlessShell } from "../../tools/ensure-browser.mjs";
import { launchSwitches } from "../../tools/launch-switches";
import { type Outcome, travel } from "./journey";

const LANES = 3;

const given = process.env.WYSPA_SEED;
const seed = given ? Number(given) : Date.now() % 1_000_000_000;
const place = process.argv.indexOf("--journeys");
const count = place > 0 ? Number(process.argv[place + 1]) : given ? 1 : 200;
if (!Number.isInteger(seed) || !(count > 0))
  throw new Error("WYSPA_SEED is an integer, and --journeys a number above zero.");

console.log(`${count} journeys, the first with the seed ${seed}`);
const executablePath = findHeadlessShell() ?? (await ensureBrowser());
const browser = await chromium.launch({ args: launchSwitches, executablePath });
const outcomes: Outcome[] = [];
let next = 0;
const lane = async () => {
  const shop = await startShop();
  while (next < count) {
    const outcome = await travel(browser, shop, seed + next++);
    outcomes.push(outcome);
    if (outcome.found.length) tell(outcome);
    else if (outcomes.length % 10 === 0) console.log(`${outcomes.length} of ${count}`);
  }
  await shop.close();
};

function tell({ seed: own, taken, found }: Outcome): void {
  console.log(`\nThe journey with the seed ${own} went wrong (WYSPA_SEED=${own} npm run chaos):`);
  for (const one of found) console.log(`  ✗ ${one}`);
  for (const [index, step] of taken.entries()) console.log(`  ${index}. ${step}`);
}

await Promise.all(Array.from({ length: Math.min(LANES, count) }, lane));
await browser.close();
const wrong = outcomes.filter(({ found }) => found.length);
const steps = outcomes.reduce((sum, { taken }) => sum + taken.length - 1, 0);
console.log(`${outcomes.length} journeys of ${steps} steps: ${wrong.length} went wrong`);
process.exitCode = wrong.length ? 1 : 0;
