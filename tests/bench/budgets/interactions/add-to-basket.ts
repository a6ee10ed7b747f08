/** Measures a click on a product page's button that adds the product to the basket. */
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { clickOn, type Touch, touch } from "./touch";

const button = "#projector_button_basket";

export const touchAdding = (lab: Lab, shop: Shop, slowdown: number): Promise<readonly Touch[]> =>
  lab.inPage({ shop, asks: ["event"], slowdown, visitor: "bench-adding" }, async ({ page }) => {
    const product = shop.catalogue.products.find(
      ({ price, stock, sizes, unit }) => price > 0 && stock > 50 && sizes.length === 0 && unit.sellBy === 1,
    );
    if (!product) throw new Error("the fixture shop has no simple product with a large stock");
    await page.goto(shop.url + product.link);
    await page.locator(button).scrollIntoViewIfNeeded();
    const add = () => {
      const before = shop.requests.length;
      return touch(lab, page, {
        event: "click",
        within: "#projector_form",
        act: () => clickOn(page, button),
        async done() {
          while (!shop.requests.slice(before).some(({ body }) => body.includes("addProductsToBasket")))
            await pause(50);
          await pause(700);
        },
      });
    };
    await add(); // the first add loads the island
    await pause(1_000);
    const touches: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) touches.push(await add());
    return touches;
  });
