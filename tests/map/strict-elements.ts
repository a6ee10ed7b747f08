/** Elements that the strict theme's map (`npm run map -- --look=strict`) shows besides those of the frame. */
import type { Page } from "playwright";
import { type FrameElement, openDrawer } from "../browser/access/frame-elements";

const isSmall = (view: number) => view < 3;
const LISTING = "/search.php?text=czapka";
const dialog = (page: Page) => page.locator("dialog[open] .modal__content").waitFor();
const firstPanel = (page: Page) => page.locator(".navbar-nav > .nav-item:has(.navbar-subnav)").nth(1);

export const strictElements: readonly FrameElement[] = [
  {
    name: "mini-basket-many",
    path: "/",
    prepare: (shop, visitor) => shop.fillBasket(visitor, 12),
    async act(page, view) {
      if (isSmall(view)) return false;
      await page.locator("#menu_basket .top_basket__sub").hover();
      await page.locator("#menu_basket .top_basket__products a").first().waitFor();
    },
  },
  {
    name: "mini-basket-toggle",
    path: "/",
    prepare: (shop, visitor) => shop.fillBasket(visitor, 3),
    async act(page, view) {
      if (isSmall(view)) return false;
      await page.locator("#menu_basket .top_basket__sub").focus();
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "search-active",
    path: "/",
    async act(page, view) {
      if (view === 1) await page.locator(".menu_search__mobile").click();
      const field = page.locator("#menu_search .menu_search__input");
      await field.click();
      await field.pressSequentially("kurtka", { delay: 20 });
      await page.locator(".search_result__item.--product").first().waitFor();
      for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "region-dialog",
    path: "/?regions=1",
    async act(page, view) {
      if (isSmall(view)) return false; // it is in the drawer
      await page.locator(".select_language__open").first().click();
      await dialog(page);
    },
  },
  {
    name: "region-drawer",
    path: "/?regions=1",
    async act(page, view) {
      if (!isSmall(view)) return false;
      await openDrawer(page);
      await page.locator(".mobileCategories__item.--settings [role=tab]").click();
    },
  },
  {
    name: "region-by-itself",
    path: "/?regions=1&show_select=true",
    act: dialog,
  },
  {
    name: "region-recommended",
    path: "/?regions=1&show_select=true&recommended=deu",
    act: dialog,
  },
  {
    name: "region-forced",
    path: "/deliver-to.php?forced=both",
    act: dialog,
  },
  {
    name: "category-menu-again",
    path: "/",
    async act(page, view) {
      if (isSmall(view)) return false;
      await firstPanel(page).locator(".nav-link").first().hover();
      await page.locator("#menu_categories[data-island-status=ready]").waitFor();
      await page.mouse.move(300, 4);
      await firstPanel(page).locator(".nav-link").first().hover();
    },
  },
  {
    name: "category-menu-by-key",
    path: "/",
    async act(page, view) {
      if (isSmall(view)) return false;
      await firstPanel(page).locator(".nav-link-expand").first().focus();
      await page.locator("#menu_categories[data-island-status=ready]").waitFor();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "listing-after-adding",
    path: LISTING,
    async act(page) {
      await page.locator(".product form button[type=submit]").first().click();
      await page.locator(".add_to_basket__card").first().waitFor();
    },
  },
  {
    name: "breadcrumbs",
    path: LISTING,
    act: async () => false,
  },
  {
    name: "form-errors",
    path: "/client-new.php?register",
    async act(page) {
      await page
        .locator("form.cop")
        .first()
        .locator("button[type=submit], input[type=submit]")
        .last()
        .click();
      await page.locator(".f-summary").waitFor();
    },
  },
  {
    name: "footer",
    path: "/text-page",
    at: "footer .footer_settings",
    act: async () => false,
  },
];
