/**
 * The site-wide elements, each with a page that contains it and an action that shows what it does. Tests that go
 * through all of them use the list, and so does the page map (`npm run map`).
 */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";

export interface FrameElement {
  readonly name: string;
  readonly path: string;
  /** The element to scroll to before the act; by default the top of the page. */
  readonly at?: string;
  /** Sets the shop up for it. `visitor` is the shopper's `client` cookie. */
  prepare?(shop: Shop, visitor: string): void;
  /** The shopper's action at a view type (1 mobile … 4 desktop); false = that view type has no action. */
  act(page: Page, view: number): Promise<unknown>;
}

/** One width for each view type. */
export const views = [
  { view: 1, width: 390, height: 844 },
  { view: 2, width: 800, height: 1100 },
  { view: 3, width: 1000, height: 800 },
  { view: 4, width: 1366, height: 900 },
] as const;

const listing = "/search.php?text=kurtka";
const isSmall = (view: number) => view < 3;
const away = (page: Page) => page.mouse.move(2, 400);
export const openDrawer = async (page: Page) => {
  await page.locator(".navbar-toggler").first().click();
  await page.locator("#mobileCategories[role=tablist]").waitFor();
};

export const frameElements: readonly FrameElement[] = [
  {
    name: "search",
    path: "/",
    async act(page, view) {
      if (view === 1) await page.locator(".menu_search__mobile").click();
      else await page.locator("#menu_search .menu_search__input").click();
      await page.locator("#menu_search .menu_search__input").pressSequentially("kurtka", { delay: 20 });
      await page.locator(".search_result__item.--product").first().waitFor();
    },
  },
  {
    name: "mini-basket",
    path: "/",
    prepare: (shop, visitor) => shop.fillBasket(visitor, 3),
    async act(page, view) {
      if (isSmall(view)) return false; // a link to the basket
      await page.locator("#menu_basket .top_basket__sub").hover();
      await page.locator("#menu_basket .top_basket__products a").first().waitFor();
    },
  },
  {
    name: "category-menu",
    path: "/",
    async act(page, view) {
      if (isSmall(view)) return openDrawer(page);
      const item = page.locator(".navbar-nav > .nav-item > .nav-link-wrapper > .nav-link").nth(1);
      await item.hover();
      await page.locator("#menu_categories[data-island-status=ready]").waitFor();
      await page.mouse.move(300, 4);
      await item.hover();
    },
  },
  {
    name: "drawer-level",
    path: "/",
    async act(page, view) {
      if (!isSmall(view)) return false;
      await openDrawer(page);
      await page
        .locator("aside .navbar-nav > li > .nav-link-wrapper > .nav-link", { hasText: "Kuchnia" })
        .click();
    },
  },
  {
    name: "mobile-tabs",
    path: "/",
    async act(page, view) {
      if (!isSmall(view)) return false;
      await openDrawer(page);
      await page.getByRole("tab", { name: "Ustawienia" }).click();
    },
  },
  {
    name: "mobile-tabs-account",
    path: "/?logged=1",
    async act(page, view) {
      if (!isSmall(view)) return false;
      await openDrawer(page);
      await page.getByRole("tab", { name: "Konto" }).click();
    },
  },
  {
    name: "settings-menu",
    path: "/",
    async act(page, view) {
      if (isSmall(view)) return false; // it is in the drawer
      await page.locator("#menu_settings .open_trigger").hover();
      await page.locator("#menu_settings[data-island-status=ready]").waitFor();
      await page.locator("#menu_settings form").waitFor();
    },
  },
  {
    name: "sorting-and-paging",
    path: listing,
    at: "#paging_setting_top",
    act: async (page) => {
      await page.locator("#paging_setting_top select").first().focus();
      await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
    },
  },
  {
    name: "notice",
    path: "/notice-page?script=none",
    async act(page) {
      await page.goto(page.url().replace("?script=none", ""));
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "info-bars",
    path: "/?bars=fixed",
    async act(page) {
      await page.evaluate(() => scrollTo(0, 900));
      await page.locator(".bars_top[data-island-status*=ready]").waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  },
  {
    name: "info-bars-closing",
    path: "/?bars=fixed",
    async act(page) {
      await page.locator("#bar1 .bars__close").click();
      await page.locator("#bar1").waitFor({ state: "detached" });
    },
  },
  {
    name: "banners",
    path: "/",
    prepare: (shop) => {
      shop.config.rebateCode = "10";
    },
    async act(page) {
      await page.locator("#freeShipping .freeShipping__close").click();
      await page.locator("#freeShipping").waitFor({ state: "hidden" });
    },
  },
  {
    name: "footer-links",
    path: "/text-page",
    at: "#footer_links",
    async act(page, view) {
      if (view !== 1) return false;
      await page.locator("#footer_links[data-island-status=ready]").waitFor();
      await page.locator("#menu_orders_header").click();
    },
  },
  {
    name: "cookie-link",
    path: "/text-page",
    at: "#manageCookies",
    act: (page) => page.locator("#manageCookies").focus(),
  },
  {
    name: "back-to-top",
    path: "/",
    async act(page) {
      await page.mouse.wheel(0, 20);
      await page.locator("#backTop").waitFor({ state: "attached" });
      await page.evaluate(() => scrollTo(0, 2 * innerHeight + 300));
      await page.locator("#backTop").waitFor();
    },
  },
  {
    name: "tooltip",
    path: "/wyglad",
    at: "#tip_deposit",
    async act(page) {
      await page.locator("#tip_deposit[data-island-status=ready]").waitFor();
      await page.locator("#tip_deposit").focus();
      await page.locator("[role=tooltip]").waitFor();
    },
  },
  { name: "skip-link", path: "/", act: (page) => page.keyboard.press("Tab") },
  {
    name: "loading-cover",
    path: listing,
    act: (page) => page.evaluate(() => void window.wyspa.loading(true, "Przeliczamy koszyk …")),
  },
  {
    name: "alert",
    path: listing,
    act: (page) =>
      page.evaluate(() => window.wyspa.alert("Nie udało się dodać produktu.", { type: "error", ms: 60_000 })),
  },
  {
    name: "modal",
    path: listing,
    act: (page) =>
      page.evaluate(async () => {
        const text = "Paczki wysyłamy tego samego dnia, jeśli zamówisz do 14:00. ".repeat(6);
        await window.wyspa.modal({ title: "Dostawa i płatność", text });
      }),
  },
];

/** Scrolls to an element and waits there, before the act. */
export async function comeTo(page: Page, { at }: FrameElement): Promise<void> {
  if (at) await page.locator(at).first().scrollIntoViewIfNeeded();
  await away(page);
}
