/** Measures typing into the search box when the answers are cached. */
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { type Touch, touch } from "./touch";

const input = "#menu_search input[name=text]";
const list = "#menu_search .search_result";

/** The island searches, or reads its cache, after this many milliseconds without typing (its default). */
export const DEBOUNCE = 500;

/** Two texts that differ by one key. Both are answered before the measurement. */
const WORD = "kurtk";
const KEY = "a";

export const touchSearch = (lab: Lab, shop: Shop, slowdown: number): Promise<readonly Touch[]> =>
  lab.inPage({ shop, asks: ["event"], slowdown }, async ({ page }) => {
    await page.goto(shop.url);
    await pause(2_000);
    await page.focus(input);
    await page.waitForSelector("#menu_search[data-island-status*=ready]");
    const answered = (text: string) =>
      page.waitForFunction(
        ([selector, wanted]) =>
          Object.keys(sessionStorage).some((key) => key.startsWith(`search_${wanted}_`)) &&
          !!document.querySelector(`${selector} [role=option]`),
        [list, text] as const,
        { polling: 100 },
      );
    await page.keyboard.type(WORD);
    await answered(WORD);
    await page.keyboard.press(KEY);
    await answered(WORD + KEY);
    await pause(1_000);

    const touches: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) {
      const key = run % 2 ? KEY : "Backspace";
      touches.push(
        await touch(lab, page, {
          event: "keydown",
          within: list,
          act: () => page.keyboard.press(key),
          done: () => pause(DEBOUNCE + 500),
        }),
      );
    }
    return touches;
  });
