/**
 * A slow network and a slow processor. Playwright's routes would break preloads, so the shop itself answers late and
 * the browser is throttled.
 */
import type { Page } from "playwright";
import type { LoggedRequest, Shop } from "../../fixtures/shop";

/** Milliseconds of a round trip: at a desk, on a phone, on a train. */
export const roundTrips = [0, 300, 1_200] as const;

/** How many times slower a cheap phone is than the machine that runs the tests. */
export const PHONE_SLOWDOWN = 4;

/** Throttles the page's processor from now on; rate 1 ends it. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

const folder = "/wyspa/";

/** Whether a logged request is for a file of ours. */
export const isOurs = ({ url }: LoggedRequest): boolean => url.startsWith(folder);

/** The page's requests for our files: paths below the folder with their queries, in order. */
export const filesAsked = (shop: Shop, visitor?: string): string[] =>
  shop.log
    .filter((one) => isOurs(one) && (visitor ?? one.visitor) === one.visitor)
    .map(({ url }) => url.slice(folder.length));

/** Waits until the shop has received no request for a second. */
export async function untilQuiet(shop: Shop, ms = 1_000): Promise<void> {
  const last = () => shop.log.at(-1)?.at ?? 0;
  const end = performance.now() + 30_000;
  let seen = last();
  let since = performance.now();
  while (performance.now() - since <= ms) {
    if (performance.now() > end) throw new Error("the page keeps asking the shop");
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (last() === seen) continue;
    seen = last();
    since = performance.now();
  }
}
