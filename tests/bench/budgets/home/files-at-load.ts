/** Checks the home page without interaction: which of our files were fetched, and which ran. */
import type { Shop } from "../../../../fixtures/shop";
import { readBuilt } from "../../lab/built";
import { type Lab, pause } from "../../lab/lab";

/** Milliseconds after load until the idle prefetch is over. */
const REST = 2_000;

const inDist = (url: string) => new URL(url).pathname.replace(/^\/wyspa\//, "");
const isOurs = (url: string) => new URL(url).pathname.startsWith("/wyspa/");

export const lookAtUntouched = (lab: Lab, shop: Shop): Promise<void> =>
  lab.inPage({ shop }, async ({ page }) => {
    const requested = new Map<string, boolean>();
    page.on("request", (request) => {
      const isPrefetch = /prefetch/.test(request.headers()["sec-purpose"] ?? request.headers().purpose ?? "");
      if (isOurs(request.url())) requested.set(inDist(request.url()), isPrefetch);
    });
    shop.requests.length = 0;
    await page.coverage.startJSCoverage();
    await page.goto(shop.url);
    await pause(REST);
    const coverage = await page.coverage.stopJSCoverage();
    const ran = [
      ...new Set(
        coverage
          .map(({ url }) => url)
          .filter(isOurs)
          .map(inDist),
      ),
    ];
    judge(lab, ran, requested, shop.requests.filter(({ endpoint }) => endpoint === "get.php").length);
  });

function judge(
  { report }: Lab,
  ran: readonly string[],
  requested: ReadonlyMap<string, boolean>,
  asked: number,
): void {
  const built = readBuilt();
  const bytes = (files: readonly string[]) => files.reduce((sum, file) => sum + built.brotli(file), 0);
  const legacy = ran.filter(built.isLegacy);
  const others = ran.filter((file) => !built.isLegacy(file));
  const prefetched = [...requested].filter(([, isPrefetch]) => isPrefetch).map(([file]) => file);
  const wanted = [...requested].filter(([file, isPrefetch]) => !isPrefetch && built.hasReact(file));
  report.table("home page, nothing touched: our files", [
    ["", "brotli", "how"],
    ...others.map((file) => [file, String(built.brotli(file)), "ran"]),
    ...legacy.map((file) => [file, String(built.brotli(file)), "ran (legacy globals)"]),
    ...prefetched.map((file) => [file, String(built.brotli(file)), "prefetched only"]),
  ]);
  const exact = (what: string, actual: number, limit: number, unit: string) =>
    report.budget({ what: `home page, nothing touched: ${what}`, actual, limit, unit, exact: true });
  exact("script that ran", bytes(ran), 41 * 1_024, "bytes");
  exact("files of ours that were asked for", requested.size, 8, "files");
  exact("files with React that ran", ran.filter(built.hasReact).length, 0, "files");
  exact("files with React that were asked for, the idle prefetch apart", wanted.length, 0, "files");
  exact("get.php requests", asked, 1, "requests");
}
