/** Measures how soon the header's basket on a cached page shows its content, on a slow connection. */
import type { Shop } from "../../../../fixtures/shop";
import type { Lab } from "../../lab/lab";
import { range } from "../../lab/report";
import { inTurns } from "../../lab/rounds";
import { median, spread } from "../../lab/statistics";

const LATENCY = 150;
/** Milliseconds of the build's two passes when they were chosen; a loader with an ESM entry took 1,092 ms. */
const WHEN_CHOSEN = 635;

/** The steps towards the filled header, in milliseconds since navigation. */
type Step =
  | "page is here"
  | "script is here"
  | "data asked for"
  | "data is here"
  | "shell is here"
  | "filled";

export async function timeHeader(lab: Lab, shop: Shop): Promise<void> {
  shop.fillBasket("bench-header", 3);
  const runs = await inTurns(lab, ["header"], () => fillOnce(lab, shop), { seconds: 20 });
  const times = runs.get("header") ?? [];
  const steps = Object.keys(times[0] ?? {}) as Step[];
  lab.report.table(`cached home page, ${LATENCY} ms latency: the way to the filled header, ms`, [
    ["", ...steps],
    ["since navigation", ...steps.map((step) => range(spread(times.map((time) => time[step]))))],
  ]);
  lab.report.budget({
    what: `cached home page, ${LATENCY} ms latency: the header's basket is filled`,
    actual: median(times.map(({ filled }) => filled)),
    limit: WHEN_CHOSEN,
    advisory: true,
    unit: "ms",
  });
}

const fillOnce = (lab: Lab, shop: Shop) =>
  lab.inPage(
    { shop, visitor: "bench-header", latency: LATENCY },
    async ({ page }): Promise<Record<Step, number>> => {
      await page.goto(`${shop.url}/?cached=1`, { waitUntil: "commit" });
      const filled = await page.evaluate(() => window.bench.text("#menu_basket .badge"));
      const entries = await page.evaluate(() =>
        [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
          (entry) => {
            const { name, startTime, responseEnd } = entry as PerformanceResourceTiming;
            return { name, start: startTime, end: responseEnd };
          },
        ),
      );
      const find = (part: RegExp) => entries.find(({ name }) => part.test(name));
      return {
        "page is here": entries[0]?.end ?? 0,
        "script is here": find(/wyspa\.js/)?.end ?? 0,
        "data asked for": find(/get\.php/)?.start ?? 0,
        "data is here": find(/get\.php/)?.end ?? 0,
        "shell is here": find(/\/core-/)?.end ?? 0,
        filled,
      };
    },
  );
