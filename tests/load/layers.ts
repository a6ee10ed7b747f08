/** Every layer over the page that shoppers open: dialogs, sheets, menus, calendars, maps. */
import type { Page } from "playwright";
import { showcase } from "../../fixtures/catalogue/showcase";
import * as dates from "../browser/features/dates";
import * as frame from "../browser/features/frame";
import * as shop from "../browser/features/instalments";
import * as lists from "../browser/features/lists";
import * as api from "../browser/features/page-api";
import * as pickup from "../browser/features/pickup";
import * as product from "../browser/features/product";
import { productGalleryView } from "../browser/features/product-gallery";
import * as parts from "../browser/features/product-parts";
import * as stores from "../browser/features/stores";
import { GALLERY } from "../browser/product-gallery/gallery-page";
import { phone } from "../browser/support";
import { layer, type Scene } from "./scene";

const dialog = "dialog[open]";
const toggled = (selector: string) => ({
  opener: `${selector}[aria-expanded=false]`,
  opened: `${selector}[aria-expanded=true]`,
  closer: `${selector}[aria-expanded=true]`,
});

/** What opens in the press, before its file is there, is no entry of the history yet: Back would leave the page. */
const mounted = (opener: string, isMounted: string) => async (page: Page) => {
  await page.locator(opener).click();
  await page.locator(isMounted).waitFor();
  await page.evaluate(() => history.back());
  await page.locator("html:not(.--search-open, .sidebar_open)").waitFor();
};

const inFrame: readonly Scene[] = [
  layer({
    name: "the drawer",
    start: frame.drawer,
    ready: mounted(".navbar-toggler", ".navbar-toggler[aria-expanded=true]"),
    opener: ".navbar-toggler",
    opened: "html.sidebar_open aside",
    by: "back",
  }),
  layer({
    name: "the search over the page",
    start: { viewport: phone },
    ready: mounted(".menu_search__mobile", "#menu_search[data-island-status=ready]"),
    opener: ".menu_search__mobile",
    opened: "html.--search-open .menu_search__block",
    by: "back",
  }),
  layer({
    name: "the settings",
    start: {},
    ready: async (page) => {
      await page.locator(".open_trigger").hover();
      await page.locator("#menu_settings[data-island-status=ready]").waitFor();
      await page.mouse.move(700, 800);
    },
    ...toggled("#menu_settings .open_trigger > button"),
  }),
  layer({
    name: "the mini basket on a desktop",
    start: frame.basketPanel,
    ready: (page) => page.mouse.move(700, 800),
    ...toggled("#menu_basket .top_basket__toggle"),
  }),
  layer({
    name: "the mini basket on a phone",
    start: { ...frame.basketPanel, viewport: phone },
    opener: "#menu_basket .top_basket__sub",
    opened: "dialog.--sheet[open] .top_basket__product",
  }),
  layer({
    name: "the category menu",
    start: frame.wideMenu,
    ready: (page) =>
      page
        .locator(".navbar-nav > .nav-item:has(> .navbar-subnav) > .nav-link-wrapper > .nav-link")
        .first()
        .focus(),
    ...toggled(".navbar-nav > .nav-item:nth-child(2) > .nav-link-wrapper > button"),
  }),
  layer({ name: "a tip", start: frame.tip, opener: "#tip_order", opened: "[role=tooltip]", by: "focus" }),
  layer({
    name: "a footer column on a phone",
    start: frame.footer,
    ready: async (page) => {
      await page.locator("#menu_account_header").hover();
      await page.locator("#footer_links[data-island-status=ready]").waitFor();
    },
    ...toggled("#menu_account_header"),
  }),
  layer({
    name: "the region selector",
    start: frame.regionSelector,
    opener: ".select_language__open",
    opened: dialog,
  }),
];

const onProduct: readonly Scene[] = [
  layer({
    name: "the size table",
    start: { path: showcase.sizes.path },
    opener: "a.projector_chart__link",
    opened: "dialog.--sizes-chart[open]",
  }),
  layer({
    name: "the shipping costs",
    start: product.shippingCosts,
    opener: ".projector_shipping__info",
    opened: dialog,
  }),
  layer({
    name: "the request to be notified",
    start: product.tellWhenBack,
    opener: ".tell_availability_link_handler",
    opened: dialog,
  }),
  layer({
    name: "the question about a product",
    start: parts.question,
    opener: "a.questions__button",
    opened: "dialog.--askforproduct[open]",
  }),
  layer({
    name: "the large pictures",
    start: productGalleryView,
    opener: `${GALLERY} .product_gallery__item a`,
    opened: "dialog.--pictures[open]",
  }),
  layer({
    name: "the instalment providers",
    start: shop.instalmentProviders,
    opener: ".projector_instalments__link",
    opened: "#projector_instalments.--active",
    closer: ".projector_instalments__link",
  }),
  layer({
    name: "the instalment calculator",
    start: shop.instalmentsAsked,
    opener: ".basket__payment_link",
    opened: "dialog.instalment_calculator[open]",
  }),
  layer({
    name: "a listing's sorting",
    start: { path: "/search.php?text=a&listing=theme&modules=1" },
    opener: "#paging_setting_top .f-dropdown-toggle",
    opened: "#paging_setting_top .f-dropdown.--open",
    closer: "#paging_setting_top .f-dropdown-toggle",
  }),
];

const listDialog = (name: string, action: string): Scene =>
  layer({ name, start: lists.manageList, opener: `[data-list_action=${action}]`, opened: dialog });

const onAccount: readonly Scene[] = [
  layer({
    name: "the choice of a shopping list",
    start: lists.addToList,
    opener: ".tool__button.--add-to-favorite",
    opened: "dialog.--sl-choose[open]",
  }),
  listDialog("renaming a shopping list", "rename"),
  listDialog("a new shopping list", "create"),
  listDialog("deleting a shopping list", "delete"),
  layer({
    name: "activating a second factor",
    start: api.secondFactorList,
    ready: (page) => page.evaluate(() => void new (Reflect.get(window, "MfaConfig"))().init()),
    opener: ".mfa__factor_wrapper [data-action=activate]",
    opened: ".modal.--mfa",
  }),
];

const calendars: readonly Scene[] = [
  layer({
    name: "the calendar of a field",
    start: dates.datePicker,
    ready: (page) => page.locator("#birth_date").scrollIntoViewIfNeeded(),
    opener: ".date-picker__button",
    opened: "dialog.date-picker[open] [role=gridcell]",
    closer: ".date-picker__close",
  }),
  layer({
    name: "the calendar of delivery days",
    start: dates.otherDeliveryDay,
    opener: ".cop_delivery__other_link",
    opened: ".cop_delivery__datepicker.--active [role=gridcell]",
    closer: ".cop_delivery__other_link",
  }),
];

/** Overlays that pages' own scripts open. */
const ofPages: readonly Scene[] = [
  {
    name: "a dialog of the page API",
    start: {},
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let time = 0; time < count; time++) {
          const element = document.createElement("p");
          element.textContent = `Tekst ${time}`;
          const handle = await window.wyspa.modal({ element, title: "Tytuł" });
          await frame();
          handle?.close();
          while (document.querySelector("dialog[open]")) await frame();
        }
      }, times),
  },
  {
    name: "a dialog of the old name",
    start: {},
    ready: (page) => page.waitForFunction(() => "Modal" in window),
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const until = async (is: () => unknown) => {
          while (!is()) await frame();
        };
        for (let time = 0; time < count; time++) {
          new (Reflect.get(window, "Modal"))({ html: `<p>Tekst ${time}</p>` });
          await until(() => document.querySelector("dialog[open] .modal__close"));
          document.querySelector<HTMLElement>("dialog[open] .modal__close")?.click();
          await until(() => !document.querySelector("dialog[open]"));
        }
      }, times),
  },
  {
    name: "an alert",
    start: {},
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const until = async (is: () => unknown) => {
          while (!is()) await frame();
        };
        for (let time = 0; time < count; time++) {
          void window.wyspa.alert(`Tekst ${time}`, { ms: 60_000 });
          await until(() => document.querySelector(".alertek__close"));
          await frame();
          document.querySelector<HTMLElement>(".alertek__close")?.click();
          await frame();
        }
        await until(() => !document.querySelector(".alertek__close")); // it fades out
      }, times),
  },
  {
    name: "the loading cover",
    start: {},
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let time = 0; time < count; time++) {
          await window.wyspa.loading(true, "Chwila");
          await frame();
          await window.wyspa.loading(false);
          while (document.querySelector("#ajaxLoadSite")) await frame();
        }
      }, times),
  },
];

const maps: readonly Scene[] = [
  layer({
    name: "the map of pickup points",
    start: pickup.pickupMap,
    ...toggled(".cop_pickup_map__toggle"),
  }),
  layer({
    name: "a store's popup on the map",
    start: stores.placeOfMap,
    ready: async (page) => {
      await page.locator("#stocks_map .map_note__button").click();
      await page.locator("#stocks_map .map_marker").first().waitFor({ timeout: 60_000 });
    },
    opener: "#stocks_map .map_marker",
    opened: "#stocks_map .map_popup__close",
    closer: "#stocks_map .map_popup__close",
  }),
  {
    name: "the map of the shop, its page's part replaced each time",
    start: { path: "/contact.php?tiles=1" },
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        const until = async (what: string, is: () => unknown) => {
          for (
            const end = performance.now() + 30_000;
            !is();
            await new Promise((done) => setTimeout(done, 20))
          )
            if (performance.now() > end) throw new Error(`no ${what}`);
        };
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        const text = await (await fetch(location.href)).text();
        const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("#content");
        for (let time = 0; time < count; time++) {
          find("#content")?.replaceWith(document.importNode(fresh as Element, true));
          find("#contact_map")?.scrollIntoView();
          await until("button", () => find("#contact_map .map_note__button"));
          find("#contact_map .map_note__button")?.click();
          await until("map", () => find("#contact_map canvas") && find("#contact_map .map_marker"));
        }
      }, times),
  },
];

export const layers: readonly Scene[] = [
  ...inFrame,
  ...onProduct,
  ...onAccount,
  ...ofPages,
  ...calendars,
  ...maps,
];
