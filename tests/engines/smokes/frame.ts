/** Smokes of the parts that every page has. */
import { comeTo, reads, type Smoke, sees } from "./contract";

const ITEM = ".navbar-nav > .nav-item:has(> .navbar-subnav) > .nav-link-wrapper";

export const frameSmokes: Readonly<Record<string, Smoke>> = {
  "mini-basket": {
    async act(page) {
      await page.hover("#menu_basket");
      await page.press("#menu_basket .top_basket__toggle");
    },
    has: sees("#menu_basket li.top_basket__product"),
  },
  "search-panel": {
    act: (page) => page.type(".menu_search__input", "kurtka"),
    has: sees(".search_result__item.--product"),
  },
  "category-menu": {
    async act(page) {
      await page.hover(`${ITEM} > .nav-link`);
      await page.read(`(async () => {
        document.querySelector(${JSON.stringify(`${ITEM} > .nav-link`)}).focus();
        while (!document.querySelector(${JSON.stringify(`${ITEM} > button`)}))
          await new Promise((resolve) => setTimeout(resolve, 50));
        document.querySelector(${JSON.stringify(`${ITEM} > button`)}).focus();
      })()`);
      await page.key("Enter");
    },
    has: sees(`${ITEM}:has(> button[aria-expanded=true]) + .navbar-subnav a`),
  },
  "mobile-tabs": {
    size: "phone",
    async act(page) {
      await page.press(".navbar-toggler");
      await page.press(".mobileCategories__item.--settings > button");
    },
    has: reads("#mobileCategories [role=tab][aria-selected=true]", /Ustawienia/),
  },
  "mobile-grid": { size: "phone", has: `!!document.querySelector(".setMobileGrid > :not(del)")` },
  "settings-menu": {
    async act(page) {
      await page.hover("#menu_settings .open_trigger");
      await page.press("#menu_settings .open_trigger");
    },
    has: `${sees("#menu_settings form")} && ${sees("#menu_settings [aria-expanded=true]")}`,
  },
  "region-selector": {
    act: (page) => page.press(".select_language__open"),
    has: sees("dialog[open]"),
  },
  "region-notice": { has: sees("dialog[open]") },
  "info-bars": {
    act: (page) => page.press("#bar1 .bars__close"),
    has: `!document.querySelector("#bar1") && !!document.querySelector("#bar2")`,
  },
  banner: {
    act: (page) => page.press("#freeShipping .freeShipping__close"),
    has: `!${sees("#freeShipping")}`,
    endsHost: true,
  },
  // The theme hides them until the script has moved them.
  breadcrumbs: { has: sees(".breadcrumbs") },
  "footer-links": {
    size: "phone",
    async act(page) {
      await comeTo("#footer_links")(page);
      await page.hover("#menu_orders_header");
      await page.press("#menu_orders_header");
    },
    has: `document.querySelector("#menu_orders_header").hasAttribute("aria-expanded")`,
  },
  "skip-link": {
    async act(page) {
      await page.read(`document.querySelector(".menu_skip__link").focus()`);
      await page.read(`(async () => {
        while (!document.querySelector("#menu_skip[data-island-status=ready]"))
          await new Promise((resolve) => setTimeout(resolve, 50));
      })()`);
      await page.key("Enter");
    },
    has: `document.documentElement.classList.contains("--skiped") && document.activeElement !== document.body && !document.activeElement.closest("#menu_skip")`,
  },
  "back-to-top": {
    size: "phone",
    async act(page) {
      await page.hover("header");
      // Scrolls on until the island, which starts with the first scroll, shows its button.
      await page.read(`(async () => {
        for (let time = 0; !${sees("#backTop")} && time < 100; time++) {
          scrollTo({ top: 2.5 * innerHeight + (time % 2) * 100, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      })()`);
      await page.press("#backTop");
    },
    has: "scrollY === 0",
  },
  "cookie-link": {
    async act(page) {
      await page.read("void (window.prepareCookiesConfiguration = () => { window.isConfiguring = true; })");
      await page.press("#manageCookies");
    },
    has: "window.isConfiguring === true",
  },
  "logout-link": {
    async act(page) {
      await page.read(`sessionStorage.setItem("expchck_client", "kept")`);
      await page.hover(".logout_link");
      await page.press(".logout_link");
    },
    has: `location.href.includes("operation=logout") && !sessionStorage.getItem("expchck_client")`,
    endsHost: true,
  },
  notice: { has: sees("dialog[open]") },
};
