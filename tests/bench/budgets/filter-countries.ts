/** Measures filtering a thousand countries on a slow processor: from the key to the next paint (issue 6). */
import { manyCountries } from "../../../fixtures/regions/hostile";
import type { Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { range, short } from "../lab/report";
import { spread } from "../lab/statistics";
import { type Touch, touch } from "./interactions/touch";

const SLOWDOWN = 4;
/** Milliseconds of the page's own time per key. */
const LIMIT = 50;

const opener = ".select_language__open";
const list = "dialog .select_language__countries_select";
const input = "dialog input.select_language__field";

/** Of the thousand names, 960 begin with `kraj` and 40 with `łąka`, so each of these keys changes the list. */
const KEYS = ["k", "Backspace", "l", "Backspace"];

export const filterCountries: Suite = (lab) =>
  withShop({}, async (shop) => {
    shop.config.regions = { config: manyCountries(`${shop.url}/`) };
    const touches = await typing(lab, shop);
    const of = (pick: (touch: Touch) => number) => spread(touches.map(pick));
    lab.report.table(`a key in the filter of 1,000 countries, processor ${SLOWDOWN} times slower, ms`, [
      ["", "event to next paint", "own time in it", "longest script in a task"],
      [
        "type in the filter",
        range(of(({ paint }) => paint)),
        range(of(({ own }) => own)),
        short(of(({ task }) => task?.script ?? 0).median),
      ],
    ]);
    lab.report.budget({
      what: "filter 1,000 countries: a key's own time",
      actual: of(({ own }) => own).median,
      limit: LIMIT,
      unit: "ms",
    });
  });

const typing = (lab: Lab, shop: Shop): Promise<readonly Touch[]> =>
  lab.inPage({ shop, asks: ["event"], slowdown: SLOWDOWN }, async ({ page }) => {
    await page.goto(`${shop.url}/text-page`);
    await pause(2_000);
    await page.click(opener);
    await page.waitForSelector(input);
    await page.focus(input);
    await pause(3_000); // until the names in other languages are loaded
    const touches: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++)
      touches.push(
        await touch(lab, page, {
          event: "keydown",
          within: list,
          act: () => page.keyboard.press(KEYS[run % KEYS.length] as string),
          done: () => pause(800),
        }),
      );
    return touches;
  });
