/** Measures layout shift that the script causes: on load, with late chunks, and while the shopper scrolls down. */
import type { Page } from "playwright";
import type { Shop } from "../../../../fixtures/shop";
import { desktop, type Lab, type Opened, pause, phone } from "../../lab/lab";
import type { Shift } from "../../lab/page/probe";

/** Milliseconds by which chunks are delayed: the first paint precedes them. */
const LATE = 500;
const REST = 1_000;

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

/**
 * A host that grows moves what is below it, so the browser's list of moved nodes does not show the cause. The
 * comparison with the same page without the script does.
 */
export async function measureShift(lab: Lab, shop: Shop): Promise<void> {
  const rows: string[][] = [["", "with", "chunks late", "script blocked", "what moved"]];
  let worst = 0;
  shop.fillBasket("bench-shift", 3);
  for (const [screen, viewport] of Object.entries({ phone, desktop }))
    for (const path of ["/", "/?cached=1"]) {
      const look = (late: number, before?: (opened: Opened) => Promise<unknown>) => {
        shop.faults.clear();
        shop.faults.latency("wyspa", late);
        return lab.inPage(
          { shop, asks: ["layout-shift"], viewport, visitor: "bench-shift" },
          async (opened) => {
            await before?.(opened);
            return shiftsOf(opened.page, shop.url + path, REST + 2 * late);
          },
        );
      };
      const blocked = await look(0, ({ blockScript }) => blockScript());
      const all = [await look(0), await look(LATE), blocked] as const;
      worst = Math.max(worst, ...all.map((shifts) => sum(shifts) - sum(blocked)));
      const moved = new Set(all.flat().flatMap((shift) => shift.moved));
      rows.push([
        `${screen} ${path}`,
        ...all.map((shifts) => sum(shifts).toFixed(4)),
        [...moved].slice(0, 3).join(" "),
      ]);
    }
  shop.faults.clear();
  await checkThatShiftIsSeen(lab, shop);
  lab.report.table(`home page: layout shift (late: by ${LATE} ms each)`, rows);
  lab.report.budget({
    what: "home page: layout shift beyond that with the script blocked, the worst of all",
    actual: worst,
    limit: 0,
    unit: "",
    exact: true,
  });
}

async function shiftsOf(page: Page, url: string, rest: number): Promise<readonly Shift[]> {
  await page.goto(url);
  await pause(rest);
  await scrollDown(page);
  return page.evaluate(() => window.bench.shifts);
}

/** Scrolls in steps, so that islands mount that wait until they are visible. */
async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await pause(40);
  }
  await pause(300);
}

/**
 * Guards against a blind measurement: zero means nothing unless a known shift is seen.
 * @throws when a page that shifts is not noticed
 */
async function checkThatShiftIsSeen(lab: Lab, shop: Shop): Promise<void> {
  const seen = await lab.inPage({ shop, asks: ["layout-shift"] }, async ({ page }) => {
    await page.goto(shop.url);
    await pause(REST);
    await page.evaluate(() => {
      document.body.style.paddingTop = "80px";
    });
    await pause(300);
    return page.evaluate(() => window.bench.shifts);
  });
  if (sum(seen) < 0.01) throw new Error("layout shift is not seen at all");
}
