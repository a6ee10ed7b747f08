/** Layout shift while islands mount: on load, with late chunks, and while the shopper scrolls down. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";
import { desktop, type Lab, pause, phone } from "../lab";

/** Milliseconds by which chunks are late: the page has been painted by then. */
const LATE = 600;
const REST = 1_500;

export async function measureShift(lab: Lab, shop: Shop): Promise<void> {
  const rows: string[][] = [["", "total", "of our hosts", "what moved"]];
  let ours = 0;
  shop.fillBasket("bench-shift", 3);
  for (const [screen, viewport] of Object.entries({ phone, desktop }))
    for (const late of [0, LATE])
      for (const path of ["/", "/?cached=1"]) {
        shop.faults.latency("wyspa", late);
        const shifts = await lab.inPage({ shop, viewport, visitor: "bench-shift" }, async ({ page }) => {
          await page.goto(shop.url + path);
          await pause(REST + late);
          await scrollDown(page);
          return page.evaluate(() => window.bench.shifts);
        });
        const sum = (which: typeof shifts) => which.reduce((total, { value }) => total + value, 0);
        const own = sum(shifts.filter((shift) => shift.ours));
        ours = Math.max(ours, own);
        const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].slice(0, 3).join(" ");
        rows.push([
          `${screen} ${path}${late ? `, chunks ${late} ms late` : ""}`,
          sum(shifts).toFixed(4),
          own.toFixed(4),
          moved,
        ]);
      }
  shop.faults.clear();
  await checkThatShiftIsSeen(lab, shop);
  lab.report.table("home page: layout shift", rows);
  lab.report.budget({
    what: "layout shift of our hosts (the worst of all)",
    actual: ours,
    limit: 0,
    unit: "",
    exact: true,
  });
}

/** A figure of nothing proves nothing before it has been seen to be able to show something. */
async function checkThatShiftIsSeen(lab: Lab, shop: Shop): Promise<void> {
  const seen = await lab.inPage({ shop }, async ({ page }) => {
    await page.goto(shop.url);
    await pause(REST);
    await page.evaluate(() => {
      document.body.style.paddingTop = "80px";
    });
    await pause(300);
    return page.evaluate(() => window.bench.shifts);
  });
  if (!seen.some(({ ours, value }) => ours && value > 0)) throw new Error("layout shift is not seen at all");
}

/** In steps that let islands mount that wait to be seen. */
async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await pause(60);
  }
  await pause(300);
}
