/** Measures filtering 10,000 stores: from the key to the next paint, in the server's list and in one of ours. */
import type { Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { range, short } from "../lab/report";
import { spread } from "../lab/statistics";
import { type Touch, touch } from "./interactions/touch";

/** Milliseconds of the page's own time per key. */
const LIMIT = 100;
const input = ".store-map__field";
/** Each key changes the list: towns with G, those with Z, all. */
const KEYS = ["g", "Backspace", "z", "Backspace"];

const lists = {
  "the server's list": { path: "/stocks.php?stores=10000", within: ".stocks_list" },
  "a list of ours": { path: "/stocks.php?finder=1&stores=10000", within: ".store-map__list" },
} as const;

export const filterStores: Suite = (lab) =>
  withShop({}, async (shop) => {
    const rows: string[][] = [];
    for (const [name, list] of Object.entries(lists)) {
      const touches = await typing(lab, shop, list);
      const of = (pick: (touch: Touch) => number) => spread(touches.map(pick));
      const own = of((one) => one.own);
      const script = of(({ task }) => task?.script ?? 0).median;
      rows.push([name, range(of(({ paint }) => paint)), range(own), short(script)]);
      lab.report.budget({
        what: `filter 10,000 stores, ${name}: a key's own time`,
        actual: own.median,
        limit: LIMIT,
        unit: "ms",
      });
    }
    lab.report.table("a key in the filter of 10,000 stores, ms", [
      ["", "event to next paint", "own time in it", "longest script in a task"],
      ...rows,
    ]);
  });

const typing = (
  lab: Lab,
  shop: Shop,
  { path, within }: { readonly path: string; readonly within: string },
): Promise<readonly Touch[]> =>
  lab.inPage({ shop, asks: ["event"] }, async ({ page }) => {
    await page.goto(shop.url + path);
    await page.waitForSelector(input);
    await page.focus(input);
    await pause(2_000);
    const touches: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++)
      touches.push(
        await touch(lab, page, {
          event: "keydown",
          within,
          act: () => page.keyboard.press(KEYS[run % KEYS.length] as string),
          done: () => pause(1_200),
        }),
      );
    return touches;
  });
