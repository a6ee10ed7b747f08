/** First touches of a product's page. */
import { showcase } from "../../../fixtures/catalogue/showcase";
import { desktop } from "../support";
import { count, isOnBasketPage, plain, shopperOf, type Touch, tap } from "./touch";

export const productTouches: readonly Touch[] = [
  {
    name: "the button that shows the providers of instalments",
    islands: ["instalments-toggle"],
    path: (shop) => `${plain(shop)[0]?.link}?instalments=1`,
    host: "#projector_instalments",
    isPress: true,
    act: tap(".projector_instalments__link"),
    has: async (page) => (await count(page, "#projector_instalments.--active")) === 1,
    once: async (page) => (await count(page, "#projector_instalments.--active")) === 1,
  },
  {
    name: "add to basket",
    islands: ["add-to-basket"],
    path: (shop) => plain(shop)[0]?.link ?? "/",
    host: "#projector_form",
    isPress: true,
    act: tap("#projector_button_basket"),
    has: async (page, shop) =>
      shopperOf(shop).basket.length === 1 &&
      (isOnBasketPage(page) || (await page.locator("#menu_basket .badge").textContent()) === "1"),
    once: async (_, shop) => shopperOf(shop).basket[0]?.quantity === 1,
  },
  {
    name: "one more of a product",
    islands: ["product-options"],
    path: showcase.plain.path,
    host: "#projector_form",
    isPress: true,
    act: tap("[data-range-type=up]"),
    has: async (page) => (await page.locator("#projector_number").inputValue()) === "2",
    once: async (page) => (await page.locator("#projector_number").inputValue()) === "2",
  },
  {
    name: "the question about a product",
    islands: ["product-question"],
    path: showcase.plain.path,
    viewport: desktop,
    host: "a.questions__button",
    isPress: true,
    act: tap("a.questions__button"),
    has: async (page) => (await count(page, "dialog.--askforproduct[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "the table of sizes",
    islands: ["product-details"],
    path: showcase.sizes.path,
    host: "a.projector_chart__link",
    isPress: true,
    act: tap("a.projector_chart__link"),
    has: async (page) => (await count(page, "dialog.--sizes-chart[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "all traits",
    islands: ["product-details"],
    path: showcase.plain.path,
    host: "a.traits__all",
    isPress: true,
    act: tap("a.traits__all"),
    has: async (page) => (await count(page, ".traits.--show")) === 1,
    once: async (page) => (await count(page, ".traits.--show")) === 1,
  },
  {
    name: "the stars' link to the opinions on a phone",
    islands: ["product-sections"],
    path: showcase.plain.path,
    host: ".product_name__note_link",
    // Without the island the URL's hash names the target, and the island goes there once it is mounted.
    isPress: false,
    act: tap(".product_name__note_link"),
    has: async (page) => (await count(page, "#opinions_section_mobile.active")) === 1,
    once: async (page) => (await count(page, "#opinions_section_mobile.active")) === 1,
  },
  {
    name: "a postal code for delivery",
    islands: ["delivery-place"],
    path: `${showcase.plain.path}?place=1`,
    host: ".delivery_box",
    isPress: true,
    async act(page) {
      const box = page.locator(".delivery_box [data-island='delivery-place']");
      await box.locator("input").first().fill("10-100");
      await box.locator("button").tap({ noWaitAfter: true });
    },
    has: async (page) => (await page.locator(".delivery_box__code").innerText()) === "10-100",
    once: async (_, shop) => shopperOf(shop).place.zipcode === "10-100",
  },
  {
    name: "a size",
    islands: ["product-options"],
    path: showcase.sizes.path,
    host: "#projector_form",
    isPress: true,
    act: tap(".projector_sizes__item:not(.--disabled):not(.--selected)"),
    has: async (page) => (await count(page, ".projector_sizes__item.--selected")) === 1,
    once: async (page) => (await count(page, ".projector_sizes__item.--selected")) === 1,
  },
  {
    name: "a section of the product",
    islands: ["product-sections"],
    path: showcase.plain.path,
    host: "#dynamic_tabs_handler",
    isPress: false,
    comesWithScript: true,
    act: tap("#dynamic_tabs_handler .tabs__item:last-child > *"),
    has: async (page) => (await count(page, "#dynamic_tabs_handler .tabs__item:last-child.active")) === 1,
    once: async (page) => (await count(page, "#dynamic_tabs_handler .tabs__item:last-child.active")) === 1,
  },
  {
    name: "the product on a shopping list",
    islands: ["shopping-lists"],
    path: showcase.plain.path,
    host: "a.projector_buy__shopping_list",
    isPress: true,
    prepare: (shop) =>
      void shopperOf(shop).lists.push({ id: 11, name: "Remont", isPublic: false, products: [] }),
    act: tap("a.projector_buy__shopping_list"),
    has: async (page) => (await count(page, "dialog.--sl-choose[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
];
