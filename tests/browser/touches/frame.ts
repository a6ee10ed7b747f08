/** First touches of the parts that every page has: header, drawer, bars, footer. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";
import { desktop } from "../support";
import { count, isOnBasketPage, plain, type Touch, tap } from "./touch";

const searches = (shop: Shop) =>
  shop.requests.filter(({ body }) => body.includes("productsTextSearch") && body.includes("kurtka"));

const ITEM = ".navbar-nav > .nav-item:has(> .navbar-subnav)";
const openItems = `${ITEM} > .nav-link-wrapper > button[aria-expanded=true]`;
const panelRows = "#menu_basket li.top_basket__product";
const sheetRows = "dialog.--sheet li.top_basket__product";
const LAST_COLUMN = "#footer_links .footer_links:last-of-type .footer_tab__header";
const isOnCategoryPage = (page: Page) => page.url().includes("/kategoria/");
/** The column is open, or its header's link was followed. */
const hasOpenedColumn = async (page: Page) =>
  new URL(page.url()).pathname === "/" || (await count(page, `${LAST_COLUMN}[aria-expanded=true]`)) === 1;
const OPEN_SEARCH = "html.--search-open .menu_search__block[role=dialog] .menu_search__input:focus";
/** The island has taken over what the press has opened. */
const isOpenDrawer = async (page: Page) =>
  (await count(page, "html.sidebar_open .navbar-toggler[aria-expanded=true]")) > 0;

const fillWithThree = (shop: Shop) =>
  shop.fillBasket(
    "shopper",
    plain(shop)
      .slice(0, 3)
      .map(({ id }) => ({ product: `${id}`, size: "uniw", quantity: 1 })),
  );

export const frameTouches: readonly Touch[] = [
  {
    name: "the menu on a large screen",
    islands: ["category-menu"],
    path: "/text-page",
    viewport: desktop,
    host: "#menu_categories",
    // The browser may also follow the link at once; then no busy state is required.
    isPress: false,
    act: tap(`${ITEM} > .nav-link-wrapper > .nav-link`),
    has: async (page) => isOnCategoryPage(page) || (await count(page, openItems)) === 1,
    once: async (page) => isOnCategoryPage(page) || (await count(page, openItems)) === 1,
  },
  {
    name: "the drawer on a phone",
    islands: ["category-menu"],
    path: "/text-page",
    host: "#menu_categories, .navbar-toggler",
    isPress: true,
    opens: "html.sidebar_open",
    act: tap(".navbar-toggler"),
    has: isOpenDrawer,
    once: isOpenDrawer, // a second tap closes it
  },
  {
    name: "typing in the search field",
    islands: ["search-panel"],
    path: "/text-page",
    host: "#menu_search",
    isPress: false,
    async act(page) {
      await page.locator(".menu_search__input").tap();
      await page.keyboard.type("kurtka");
    },
    has: async (page) => (await count(page, ".search_result__item.--product")) > 0,
    once: async (page, shop) =>
      searches(shop).length === 1 && (await page.locator(".menu_search__input").inputValue()) === "kurtka",
  },
  {
    name: "the search overlay on a phone",
    islands: ["search-panel"],
    path: "/text-page",
    host: "#menu_search, .menu_search__mobile",
    isPress: true,
    opens: "html.--search-open .menu_search__input:focus",
    act: tap(".menu_search__mobile"),
    has: async (page) => (await count(page, OPEN_SEARCH)) === 1,
    once: async (page) => (await count(page, OPEN_SEARCH)) === 1,
  },
  {
    name: "the mini basket",
    islands: ["mini-basket"],
    path: "/text-page",
    viewport: desktop,
    host: "#menu_basket",
    isPress: true,
    prepare: fillWithThree,
    // The server renders the basket as a link; the script adds the toggle beside it.
    act: tap("#menu_basket .top_basket__toggle:visible, #menu_basket .top_basket__sub"),
    has: async (page) => isOnBasketPage(page) || page.locator(panelRows).first().isVisible(),
    once: async (page) => isOnBasketPage(page) || (await count(page, panelRows)) === 3,
  },
  {
    name: "the mini basket on a phone",
    islands: ["mini-basket"],
    path: "/text-page",
    host: "#menu_basket",
    isPress: false,
    prepare: fillWithThree,
    // The link may also be followed, before the basket is known.
    act: tap("#menu_basket .top_basket__sub"),
    has: async (page) => isOnBasketPage(page) || page.locator(sheetRows).first().isVisible(),
    once: async (page) => isOnBasketPage(page) || (await count(page, sheetRows)) === 3,
  },
  {
    name: "the region selector",
    islands: ["region-selector"],
    path: "/text-page",
    viewport: desktop,
    host: ".select_language__open, #menu_settings",
    isPress: true,
    prepare: (shop) => {
      shop.config.regions = {};
    },
    act: tap(".select_language__open"),
    has: async (page) => (await count(page, "dialog[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
  {
    name: "an info bar's close",
    islands: ["info-bars"],
    path: "/text-page?bars=fixed",
    viewport: desktop,
    host: ".bars",
    isPress: true,
    act: tap("#bar1 .bars__close"),
    has: async (page) => (await count(page, "#bar1")) === 0,
    once: async (page) => (await count(page, "#bar2")) === 1,
  },
  {
    name: "a banner's close",
    islands: ["banner"],
    path: "/text-page",
    host: "#rabateCode",
    isPress: true,
    prepare: (shop) => {
      shop.config.rebateCode = "10";
    },
    act: tap(".rabateCode__close"),
    has: async (page) => (await count(page, "#rabateCode")) === 0,
    once: async (page) => (await count(page, "#freeShipping")) === 1,
  },
  {
    name: "a tooltip",
    islands: ["tooltip"],
    path: "/wyglad",
    host: "#tip_order",
    isPress: true,
    act: tap("#tip_order"),
    has: async (page) => (await count(page, "[role=tooltip]")) === 1,
    once: async (page) => (await count(page, "[role=tooltip]")) === 1,
  },
  {
    name: "a folded column of the footer",
    islands: ["footer-links"],
    path: "/text-page",
    host: "#footer_links",
    // The header is a link: a tap before the island is ready follows it at once, and needs no busy state.
    isPress: false,
    prepare: (shop) => {
      shop.config.collapsedFooterTabs = true;
    },
    act: tap(LAST_COLUMN),
    has: hasOpenedColumn,
    once: hasOpenedColumn, // a second tap folds it
  },
  {
    name: "the button back",
    islands: ["breadcrumbs"],
    path: "/search.php?text=kurtka",
    host: ".breadcrumbs",
    isPress: false,
    // The theme hides the breadcrumbs until the script has moved them.
    comesWithScript: true,
    act: tap("#back_button"),
    has: async (page) => page.url() === "about:blank",
    once: async (page) => page.url() === "about:blank",
  },
  {
    name: "the cookie settings",
    islands: ["cookie-link"],
    path: "/text-page",
    host: "#manageCookies",
    isPress: true,
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(window, {
          opened: 0,
          prepareCookiesConfiguration: () =>
            Object.assign(window, { opened: Reflect.get(window, "opened") + 1 }),
        }),
      ),
    act: tap("#manageCookies"),
    has: (page) => page.evaluate(() => Reflect.get(window, "opened") > 0),
    once: (page) => page.evaluate(() => Reflect.get(window, "opened") === 1),
  },
  {
    name: "signing out",
    islands: ["logout-link"],
    path: "/text-page?logged=1",
    viewport: desktop,
    host: ".logout_link",
    isPress: false,
    act: tap(".logout_link"),
    has: async (page) => page.url().includes("operation=logout"),
    once: async (page) => page.url().includes("operation=logout"),
  },
  {
    name: "the settings on a large screen",
    islands: ["settings-menu"],
    path: "/text-page",
    viewport: desktop,
    host: "#menu_settings",
    isPress: true,
    act: tap("#menu_settings .open_trigger"),
    // A finger also causes hover, with which the theme alone shows the panel.
    has: async (page) => (await count(page, "#menu_settings [aria-expanded=true]")) === 1,
    once: async (page) => (await count(page, "#menu_settings [aria-expanded=true]")) === 1, // a second tap closes it
  },
  {
    name: "a tab of the open drawer",
    islands: ["mobile-tabs"],
    path: "/text-page",
    host: "#mobileCategories",
    isPress: false,
    comesWithScript: true,
    async act(page) {
      await tap(".navbar-toggler")(page);
      await tap(".mobileCategories__item.--account > button")(page);
    },
    has: async (page) => (await count(page, ".--account > .mobileCategories__link.--active")) === 1,
    once: async (page) => (await count(page, ".mobileCategories__link.--active")) === 1,
  },
  {
    name: "the way back to the top",
    islands: ["back-to-top"],
    path: "/search.php?text=a",
    host: "#backTop",
    isPress: false,
    comesWithScript: true,
    async act(page) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await tap("#backTop")(page);
    },
    has: (page) => page.evaluate(() => scrollY === 0),
    once: (page) => page.evaluate(() => scrollY === 0),
  },
];
