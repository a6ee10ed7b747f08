/** Measures what the script costs the page: load event and largest paint, with it and without it. */
import type { Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { range, short } from "../lab/report";
import { inTurns } from "../lab/rounds";
import { median, spread } from "../lab/statistics";

const SLOWDOWN = 4;
const LATENCY = 150;
const REST = 600;

type Way = "with" | "without";
type Paid = "largest paint" | "load event";

export const largestPaint: Suite = (lab) =>
  withShop({}, async (shop) => {
    const ways: readonly Way[] = ["with", "without"];
    const loads = await inTurns(lab, ways, (way) => loadOnce(lab, shop, way), { seconds: 30 });
    const of = (way: Way, what: Paid) => (loads.get(way) ?? []).map((one) => one[what]);
    const ratio = (what: Paid) => median(of("with", what)) / median(of("without", what));
    const row = (what: Paid) => [
      what,
      range(spread(of("with", what))),
      range(spread(of("without", what))),
      short(ratio(what)),
    ];
    lab.report.table(
      `home page, processor ${SLOWDOWN} times slower, ${LATENCY} ms latency: with and without the script`,
      [["", "with", "without (blocked)", "ratio"], row("largest paint"), row("load event")],
    );
    lab.report.budget({
      what: "home page: largest paint with the script, beside without",
      actual: ratio("largest paint"),
      limit: 1.1,
      advisory: true,
      unit: "×",
    });
  });

const loadOnce = (lab: Lab, shop: Shop, way: Way) =>
  lab.inPage(
    { shop, slowdown: SLOWDOWN, latency: LATENCY, asks: ["largest-contentful-paint"] },
    async ({ page, blockScript }): Promise<Record<Paid, number>> => {
      if (way === "without") await blockScript();
      await page.goto(shop.url);
      await pause(REST);
      const paid = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return { load: navigation?.loadEventEnd ?? 0, lcp: window.bench.lcp };
      });
      return { "largest paint": paid.lcp, "load event": paid.load };
    },
  );
