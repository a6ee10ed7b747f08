/** Measures using the mini basket: its panel and its quantities. */
import type { Page } from "playwright";
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { clickOn, type Touch, touch } from "./touch";

const toggle = "#menu_basket .top_basket__toggle";
const panel = "#menu_basket [data-island-root] .top_basket__details";
const more = `${panel} .top_basket__step.--more`;

const isOpen = (page: Page) => page.locator(panel).waitFor({ state: "visible" });
const isAtRest = (page: Page) =>
  page.waitForFunction(() => !document.querySelector("#menu_basket [aria-busy=true]"), null, { polling: 50 });

export interface BasketTouches {
  /** The first opening, which loads and evaluates React. */
  readonly first: Touch;
  readonly opening: readonly Touch[];
  readonly changing: readonly Touch[];
}

export const touchBasket = (lab: Lab, shop: Shop, slowdown: number): Promise<BasketTouches> =>
  lab.inPage({ shop, asks: ["event"], slowdown, visitor: "bench-hands" }, async ({ page }) => {
    shop.fillBasket("bench-hands", 5);
    await page.goto(shop.url);
    await page.locator(toggle).waitFor({ state: "visible" });
    await pause(3_000); // until the idle prefetch is done
    const open = () =>
      touch(lab, page, {
        event: "click",
        within: "#menu_basket",
        wanted: `${panel} .top_basket__product`,
        act: () => clickOn(page, toggle),
        done: () => isOpen(page),
      });
    const change = () =>
      touch(lab, page, {
        event: "click",
        within: panel,
        act: () => clickOn(page, more),
        done: () => isAtRest(page),
      });

    const first = await open();
    await pause(500);
    const opening: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) {
      await clickOn(page, toggle);
      await page.locator(panel).waitFor({ state: "hidden" });
      await pause(300);
      opening.push(await open());
    }
    const changing: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) changing.push(await change());
    return { first, opening, changing };
  });
