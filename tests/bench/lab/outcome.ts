/** Measures from a tap to the painted number in the header's basket, in place or over a navigation. */
import type { Page } from "playwright";
import { bundled } from "./lab";
import type { CountTold } from "./page/watch-count";

export interface CountWatch {
  /**
   * Presses the first card's button.
   * @returns milliseconds until the basket shows `wanted` products; NaN after the deadline
   */
  add(wanted: number): Promise<Outcome>;
}

/** Milliseconds since the tap. */
export interface Outcome {
  /** The count is painted for the first time, perhaps marked as expected. */
  readonly shown: number;
  /** The count is the shop's. */
  readonly confirmed: number;
}

/** Milliseconds until a tap counts as lost. */
const DEADLINE = 15_000;
/** Milliseconds between a finger's scroll and its tap. */
const FINGER = 250;
const button = "form.product__add button";

/** Must be called before the page is opened. */
export async function watchCount(page: Page): Promise<CountWatch> {
  let see = (_told: CountTold) => {};
  await page.exposeBinding("benchTold", (_source, told: CountTold) => see(told));
  await page.addInitScript({ content: await bundled("page/watch-count.ts") });
  return {
    async add(wanted) {
      await page.evaluate(
        (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center" }),
        button,
      );
      await page.waitForTimeout(FINGER);
      const outcome = new Promise<Outcome>((resolve) => {
        let from = Number.NaN;
        let shown = Number.NaN;
        see = ({ kind, at, text, isProvisional }) => {
          if (kind === "tap") from ||= at;
          else if (text === String(wanted)) {
            shown ||= at - from;
            if (!isProvisional) resolve({ shown, confirmed: at - from });
          }
        };
        setTimeout(resolve, DEADLINE, { shown: Number.NaN, confirmed: Number.NaN });
      });
      const box = await page.locator(button).first().boundingBox();
      if (!box) throw new Error("the page shows no product that can be added");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return outcome;
    },
  };
}

/** Waits until the page has been painted for the first time. */
export const firstPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, {
    polling: 30,
    timeout: DEADLINE,
  });
