/** What the page pays for the script: load event and largest paint with it and without it. */
import { pause, type Suite, withShop } from "../lab";
import { range, short } from "../report";
import { inTurns } from "../rounds";
import { median, spread } from "../statistics";

const SLOWDOWN = 4;
const LATENCY = 150;
const REST = 600;

type Way = "with" | "without";

export const cost: Suite = (lab) =>
  withShop({}, async (shop) => {
    const loads = await inTurns<Way, Record<"load" | "lcp", number>>(
      ["with", "without"],
      lab.options,
      (way) =>
        lab.inPage(
          { shop, asks: ["largest-contentful-paint"], slowdown: SLOWDOWN, latency: LATENCY },
          async ({ page, blockScript }) => {
            if (way === "without") await blockScript();
            await page.goto(shop.url);
            await pause(REST);
            return page.evaluate(() => {
              const [navigation] = performance.getEntriesByType(
                "navigation",
              ) as PerformanceNavigationTiming[];
              return { load: navigation?.loadEventEnd ?? 0, lcp: window.bench.lcp };
            });
          },
        ),
    );
    const of = (way: Way, what: "load" | "lcp") => (loads.get(way) ?? []).map((one) => one[what]);
    const ratio = (what: "load" | "lcp") => median(of("with", what)) / median(of("without", what));
    lab.report.table(
      `home page, processor ${SLOWDOWN} times slower, ${LATENCY} ms latency: with and without the script`,
      [
        ["", "with", "without (blocked)", "ratio"],
        ...(["lcp", "load"] as const).map((what) => [
          { lcp: "largest paint", load: "load event" }[what],
          range(spread(of("with", what))),
          range(spread(of("without", what))),
          short(ratio(what)),
        ]),
      ],
    );
    lab.report.budget({
      what: "home page: largest paint with the script, beside without",
      actual: ratio("lcp"),
      limit: 1.1,
      advisory: true,
      unit: "×",
    });
  });
