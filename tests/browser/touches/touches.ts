/** First touches of a shopper: each with what must come of it, once. */
import type { Page } from "playwright";
import { showcase } from "../../../fixtures/catalogue/showcase";
import type { Shop } from "../../../fixtures/shop";
import { desktop, phone } from "../support";

export interface Touch {
  readonly name: string;
  readonly path: string | ((shop: Shop) => string);
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  /** Where the busy look is looked for. */
  readonly host: string;
  /** A press of a control, which must say that it is busy; other touches only have an outcome. */
  readonly isPress: boolean;
  prepare?(shop: Shop): void;
  act(page: Page): Promise<unknown>;
  has(page: Page, shop: Shop): Promise<boolean>;
  /** Asked a moment after the outcome: it came once, and is still there. */
  once(page: Page, shop: Shop): Promise<boolean>;
}

const count = (page: Page, selector: string) => page.locator(selector).count();
const click = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ noWaitAfter: true });

const plain = ({ catalogue }: Shop) =>
  catalogue.products.filter(
    ({ price, stock, sizes, unit, subscription }) =>
      price > 0 && stock > 9 && sizes.length === 0 && unit.sellBy === 1 && !subscription,
  );
const shopperOf = (shop: Shop) => shop.visitors.of("shopper");
const searches = (shop: Shop) =>
  shop.requests.filter(({ body }) => body.includes("productsTextSearch") && body.includes("kurtka"));

const ITEM = ".navbar-nav > .nav-item:has(> .navbar-subnav)";
const openItems = `${ITEM} > .nav-link-wrapper > button[aria-expanded=true]`;
const panelRows = "#menu_basket li.top_basket__product";
const isOnBasketPage = (page: Page) => page.url().includes("/basketedit.php");
const isOnCategoryPage = (page: Page) => page.url().includes("/kategoria/");
const isOpenDrawer = async (page: Page) => (await count(page, "html.sidebar_open")) === 1;

export const touches: readonly Touch[] = [
  {
    name: "the menu on a large screen, by a finger",
    path: "/text-page",
    viewport: desktop,
    hasTouch: true,
    host: "#menu_categories",
    // A link may also lead where it says, at once: then nothing has to look busy.
    isPress: false,
    act: (page) => page.locator(`${ITEM} > .nav-link-wrapper > .nav-link`).first().tap({ noWaitAfter: true }),
    has: async (page) => isOnCategoryPage(page) || (await count(page, openItems)) === 1,
    once: async (page) => isOnCategoryPage(page) || (await count(page, openItems)) === 1,
  },
  {
    name: "the drawer on a phone",
    path: "/text-page",
    viewport: phone,
    hasTouch: true,
    host: "#menu_categories, .navbar-toggler",
    isPress: true,
    act: click(".navbar-toggler"),
    has: isOpenDrawer,
    once: isOpenDrawer, // twice would have closed it
  },
  {
    name: "typing in the search field",
    path: "/text-page",
    host: "#menu_search",
    isPress: false,
    async act(page) {
      await page.locator(".menu_search__input").click();
      await page.keyboard.type("kurtka");
    },
    has: async (page) => (await count(page, ".search_result__item.--product")) > 0,
    once: async (page, shop) =>
      searches(shop).length === 1 && (await page.locator(".menu_search__input").inputValue()) === "kurtka",
  },
  {
    name: "the search overlay on a phone",
    path: "/text-page",
    viewport: phone,
    hasTouch: true,
    host: "#menu_search, .menu_search__mobile",
    isPress: true,
    act: click(".menu_search__mobile"),
    has: async (page) => (await count(page, "html.--search-open .menu_search__input:focus")) === 1,
    once: async (page) => (await count(page, "html.--search-open .menu_search__input:focus")) === 1,
  },
  {
    name: "the mini basket",
    path: "/text-page",
    host: "#menu_basket",
    isPress: true,
    prepare: (shop) =>
      shop.fillBasket(
        "shopper",
        plain(shop)
          .slice(0, 3)
          .map(({ id }) => ({ product: `${id}`, size: "uniw", quantity: 1 })),
      ),
    // As the server sent it, the basket is a link; the toggle beside it comes with the script.
    act: click("#menu_basket .top_basket__toggle:visible, #menu_basket .top_basket__sub"),
    has: async (page) => isOnBasketPage(page) || page.locator(panelRows).first().isVisible(),
    once: async (page) => isOnBasketPage(page) || (await count(page, panelRows)) === 3,
  },
  {
    name: "the region selector",
    path: "/text-page",
    host: ".select_language__open, #menu_settings",
    isPress: true,
    prepare: (shop) => {
      shop.config.regions = {};
    },
    act: click(".select_language__open"),
    has: async (page) => (await count(page, "dialog[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "a provider of instalments",
    path: "/basketedit.php",
    host: ".basket__payment_link",
    isPress: true,
    prepare: (shop) => {
      shop.fillBasket("shopper", 2);
      shop.config.instalments = [
        { name: "Bank", link: "https://bank.example/?p={calculate_price}", maxPrice: 1 },
      ];
    },
    act: click(".basket__payment_link"),
    has: async (page) => (await count(page, "dialog.instalment_calculator[open]")) === 1,
    once: async (page) => (await count(page, "dialog.instalment_calculator[open]")) === 1,
  },
  {
    name: "the button that shows the providers of instalments",
    path: (shop) => `${plain(shop)[0]?.link}?instalments=1`,
    host: "#projector_instalments",
    isPress: true,
    act: click(".projector_instalments__link"),
    has: async (page) => (await count(page, "#projector_instalments.--active")) === 1,
    once: async (page) => (await count(page, "#projector_instalments.--active")) === 1,
  },
  {
    name: "an info bar's close",
    path: "/text-page?bars=fixed",
    host: ".bars",
    isPress: true,
    act: click("#bar1 .bars__close"),
    has: async (page) => (await count(page, "#bar1")) === 0,
    once: async (page) => (await count(page, "#bar2")) === 1,
  },
  {
    name: "a banner's close",
    path: "/text-page",
    host: "#rabateCode",
    isPress: true,
    prepare: (shop) => {
      shop.config.rebateCode = "10";
    },
    act: click(".rabateCode__close"),
    has: async (page) => (await count(page, "#rabateCode")) === 0,
    once: async (page) => (await count(page, "#freeShipping")) === 1,
  },
  {
    name: "a tooltip, by a finger",
    path: "/wyglad",
    viewport: phone,
    hasTouch: true,
    host: "#tip_order",
    isPress: true,
    act: (page) => page.locator("#tip_order").tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, "[role=tooltip]")) === 1,
    once: async (page) => (await count(page, "[role=tooltip]")) === 1,
  },
  {
    name: "add to basket",
    path: (shop) => plain(shop)[0]?.link ?? "/",
    host: "#projector_form",
    isPress: true,
    act: click("#projector_button_basket"),
    has: async (page, shop) =>
      shopperOf(shop).basket.length === 1 &&
      (isOnBasketPage(page) || (await page.locator("#menu_basket .badge").textContent()) === "1"),
    once: async (_, shop) => shopperOf(shop).basket[0]?.quantity === 1,
  },
  {
    name: "one more of a product",
    path: showcase.plain.path,
    viewport: phone,
    hasTouch: true,
    host: "#projector_form",
    isPress: true,
    act: (page) => page.locator("[data-range-type=up]").tap({ noWaitAfter: true }),
    has: async (page) => (await page.locator("#projector_number").inputValue()) === "2",
    once: async (page) => (await page.locator("#projector_number").inputValue()) === "2",
  },
  {
    name: "the question about a product",
    path: showcase.plain.path,
    host: "a.questions__button",
    isPress: true,
    act: click("a.questions__button"),
    has: async (page) => (await count(page, "dialog.--askforproduct[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "the table of sizes, by a finger",
    path: showcase.sizes.path,
    viewport: phone,
    hasTouch: true,
    host: "a.projector_chart__link",
    isPress: true,
    act: (page) => page.locator("a.projector_chart__link").tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, "dialog.--sizes-chart[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "all traits",
    path: showcase.plain.path,
    viewport: phone,
    hasTouch: true,
    host: "a.traits__all",
    isPress: true,
    act: (page) => page.locator("a.traits__all").tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, ".traits.--show")) === 1,
    once: async (page) => (await count(page, ".traits.--show")) === 1,
  },
  {
    name: "the stars' link to the opinions on a phone",
    path: showcase.plain.path,
    viewport: phone,
    hasTouch: true,
    host: ".product_name__note_link",
    // Without the island the address says where to go, and the island goes there when it comes.
    isPress: false,
    act: (page) => page.locator(".product_name__note_link").tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, "#opinions_section_mobile.active")) === 1,
    once: async (page) => (await count(page, "#opinions_section_mobile.active")) === 1,
  },
  {
    name: "sending a form that nobody has touched",
    path: "/client-new.php?register",
    host: "form.cop",
    isPress: true,
    act: click("form.cop [type=submit]"),
    has: async (page) => (await count(page, ".f-feedback.--error .f-message")) > 0,
    once: async (_, shop) => shopperOf(shop).sent.length <= 1,
  },
  {
    name: "the way to the first shopping list",
    path: "/text-page",
    viewport: desktop,
    host: ".slt_link",
    isPress: true,
    act: click(".slt_link"),
    has: async (page, shop) => page.url().includes("/shoppinglist.php") && shopperOf(shop).lists.length === 1,
    once: async (_, shop) => shopperOf(shop).lists.length === 1,
  },
  {
    name: "the basket on a shopping list",
    path: "/basketedit.php",
    viewport: desktop,
    host: ".tool__button.--add-to-favorite",
    isPress: true,
    prepare: (shop) => {
      shop.fillBasket("shopper", 2);
      shopperOf(shop).lists.push({ id: 11, name: "Remont", isPublic: false, products: [] });
    },
    act: click(".tool__button.--add-to-favorite"),
    has: async (page) => (await count(page, "dialog.--sl-choose[open]")) === 1,
    once: async (page, shop) =>
      (await count(page, "dialog[open]")) === 1 && shopperOf(shop).lists.length === 1,
  },
  {
    name: "another day of delivery",
    path: "/order1.php?days=1",
    viewport: phone,
    hasTouch: true,
    host: ".cop_delivery__calendar",
    isPress: true,
    act: (page) => page.locator(".cop_delivery__other_link").tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, ".cop_delivery__datepicker.--active")) === 1,
    once: async (page) => (await count(page, ".cop_delivery__datepicker.--active")) === 1, // twice would have closed it
  },
  {
    name: "a postal code for delivery",
    path: `${showcase.plain.path}?place=1`,
    host: ".delivery_box",
    isPress: true,
    async act(page) {
      const box = page.locator(".delivery_box [data-island='delivery-place']");
      await box.locator("input").first().fill("10-100");
      await box.locator("button").click({ noWaitAfter: true });
    },
    has: async (page) => (await page.locator(".delivery_box__code").innerText()) === "10-100",
    once: async (_, shop) => shopperOf(shop).place.zipcode === "10-100",
  },
  {
    name: "a store's way to the map",
    path: "/stocks.php?stores=40&tiles=1",
    host: "#content",
    isPress: true,
    act: click(".stocks_list__show_on_map"),
    has: async (page) => (await count(page, "#stocks_map .stocks_marker")) === 1,
    once: async (page) => (await count(page, ".map_region")) === 1,
  },
];
