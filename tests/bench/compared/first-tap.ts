/** From the first tap on "add to basket" to the painted count, on slow connections: the page has just been painted. */
import { type Lab, phone, type Suite } from "../lab/lab";
import { firstPaint, type Outcome, watchCount } from "../lab/outcome";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { type Served, withPeers } from "../peers/serve";

const LATENCIES = [300, 1_200] as const;
type Latency = (typeof LATENCIES)[number];
const SECONDS: Readonly<Record<Latency, number>> = { 300: 35, 1200: 60 };

export const firstTap: Suite = (lab) =>
  withPeers(async (served) => {
    const taps = new Map<Latency, Map<Served, Outcome[]>>();
    for (const latency of LATENCIES)
      taps.set(
        latency,
        await inTurns(lab, served, (one) => tapOnce(lab, one, latency), {
          warmUp: [],
          seconds: SECONDS[latency],
          atOnce: 5,
        }),
      );
    lab.report.section({
      suite: "tap",
      title: "First tap",
      about:
        "A phone on a connection whose every request takes 300 or 1,200 ms. As soon as the page is painted, a finger scrolls to a product and taps its button. Measured from the tap until the basket in the header shows one product, also if a page is loaded meanwhile. Two counts: one that the page marks as expected, and the shop's. Pictures are left out.",
      columns: LATENCIES.flatMap((latency) => [
        {
          name: `at ${latency.toLocaleString("en")} ms`,
          unit: "ms",
          better: "less" as const,
          chart: `First tap to outcome at ${latency.toLocaleString("en")} ms latency, ms`,
          why: "the count counts as the shop's only after a second request, which reads the basket",
        },
        { name: `expected count at ${latency.toLocaleString("en")} ms`, unit: "ms" },
      ]),
      rows: served.map((one) => ({
        name: one.peer.name,
        version: one.peer.version,
        cells: LATENCIES.flatMap((latency) => {
          const runs = taps.get(latency)?.get(one) ?? [];
          return [cell(runs, ({ confirmed }) => confirmed), cell(runs, ({ shown }) => shown)];
        }),
      })),
    });
  });

let visits = 0;

const tapOnce = (lab: Lab, { shop, path }: Served, latency: number): Promise<Outcome> =>
  lab.inPage({ shop, viewport: phone, latency, visitor: `bench-tap-${++visits}` }, async ({ page, cdp }) => {
    // The demo shop speaks HTTP/1.1: pictures would hold its six connections, which HTTP/2 does not have.
    await cdp.send("Network.setBlockedURLs", { urls: ["*/pictures/*"] });
    const watch = await watchCount(page);
    await page.goto(shop.url + path, { waitUntil: "commit" });
    await firstPaint(page);
    return watch.add(1);
  });
