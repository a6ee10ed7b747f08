/** Features of the product page. */
import { type ShowcaseName, showcase } from "../../../fixtures/catalogue/showcase";
import { phone, rendered } from "../support";
import { clickSoon, type Feature, isThere } from "./contract";

const on = (name: ShowcaseName) => showcase[name].path;
const priceIs =
  (text: string): Feature["has"] =>
  async (page) =>
    ((await page.locator("#projector_price_value").textContent()) ?? "").replace(/\s+/g, " ").trim() === text;

/** A size is a link: the file is needed to stay on the page. */
export const sizeOfProduct: Feature = {
  path: on("quantitySteps"),
  act: (page) => clickSoon(page, "[data-range-type=up]"),
  has: async (page) => Number(await page.locator("#projector_number").inputValue()) > 1,
};

export const subscription: Feature = {
  path: on("subscription"),
  async act(page) {
    await page.locator("#radioSubscriptionFalse").check({ timeout: 8_000 });
    await page.locator("#radioSubscriptionTrue").check({ timeout: 8_000 });
  },
  has: priceIs("180,00 zł"),
};

/** The bar stands in for the form's button, which stays usable without it. */
export const buyingBar: Feature = {
  path: on("plain"),
  viewport: phone,
  async act(page) {
    await page.locator("#projector_button_basket").scrollIntoViewIfNeeded({ timeout: 8_000 });
    await rendered(page);
    // A finger that scrolls touches the page first, which is what a missing file waits for.
    await page.locator("body").dispatchEvent("pointerdown");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  },
  has: (page) => page.locator(".product_bar").isVisible(),
};

export const tellWhenBack: Feature = {
  path: on("stockNone"),
  act: (page) => clickSoon(page, ".tell_availability_link_handler"),
  has: (page) => isThere(page, "form.tell_availability"),
};

export const shippingCosts: Feature = {
  path: on("plain"),
  act: (page) => clickSoon(page, ".projector_shipping__info"),
  has: (page) => isThere(page, "#shipping_info"),
};
