/** Measures choices on a product's page: a size that changes every price line, and one more piece. */
import { showcase } from "../../../../fixtures/catalogue/showcase";
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { clickOn, type Touch, touch } from "./touch";

const form = "#projector_form";
const size = (id: string) => `.projector_sizes__item[data-size-type="${id}"]`;
const more = "[data-range-type=up]";

export interface ChoiceTouches {
  readonly sizes: readonly Touch[];
  readonly quantities: readonly Touch[];
}

export const touchChoice = (lab: Lab, shop: Shop, slowdown: number): Promise<ChoiceTouches> =>
  lab.inPage({ shop, asks: ["event"], slowdown, visitor: "bench-choosing" }, async ({ page }) => {
    await page.goto(shop.url + showcase.pricesPerSize.path);
    await page.waitForSelector(`${form}[data-island-status*="product-options:ready"]`);
    await page.locator(size("2")).scrollIntoViewIfNeeded();
    await pause(1_500);
    const press = (selector: string) =>
      touch(lab, page, {
        event: "click",
        within: form,
        act: () => clickOn(page, selector),
        done: () => pause(1_500), // until the platform has answered and the live region has announced it
      });
    const sizes: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) sizes.push(await press(size(run % 2 ? "2" : "3")));
    const quantities: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) quantities.push(await press(more));
    return { sizes, quantities };
  });
