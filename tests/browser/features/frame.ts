/** Features of the page's frame: menus, bars, search, basket, and parts that need no action. */
import { expect } from "vitest";
import { forcedCookies } from "../../../fixtures/server/forced-endpoint";
import { asShopper, filled, header } from "../mini-basket/shop";
import { PATH, put } from "../runtime/pages";
import { phone } from "../support";
import { clickSoon, comesOnline, type Feature, isThere, standsSoon } from "./contract";

export const search: Feature = {
  async act(page) {
    const input = page.locator(".menu_search__input");
    await input.fill("");
    await input.pressSequentially("kurtka", { delay: 15 });
  },
  has: (page) => isThere(page, ".search_result__item.--product"),
};

/** Advice and the nearest name, when nothing was found. */
export const searchAdvice: Feature = {
  async act(page) {
    const input = page.locator(".menu_search__input");
    await input.fill("");
    await input.fill("kurtkii");
  },
  has: (page) => isThere(page, ".search_result__item.--near"),
};

/** Buttons beside found products, in a shop whose server tells their sizes. */
export const searchDetails: Feature = {
  ...search,
  path: `/?config=${encodeURIComponent('{"search":{"details":true}}')}`,
  prepare: ({ shop }) => {
    shop.config.searchDetails = true;
  },
  async act(page) {
    const input = page.locator(".menu_search__input");
    await input.fill("");
    await input.fill("koc");
  },
  has: (page) => isThere(page, ".search_result__action.--add"),
};

/** The rules by which the browser loads the next page ahead. */
export const loadedAhead: Feature = {
  // The rules are not for shoppers who save data, as those of these tests otherwise do.
  before: (page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: false }, configurable: true }),
    ),
  async act(page) {
    for (const place of ["footer", "header"]) await page.locator(place).first().hover();
  },
  has: (page) => isThere(page, "script[type=speculationrules]"),
};

/** An answer that the session keeps. */
export const searchCache: Feature = {
  ...search,
  has: (page) =>
    page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith("search_kurtka_"))),
};

/** The step in the history by which the device's Back closes the search's overlay. */
export const searchBack: Feature = {
  viewport: phone,
  async act(page) {
    await page.keyboard.press("Escape");
    await clickSoon(page, ".menu_search__mobile");
  },
  has: (page) => page.evaluate(() => !!history.state?.wyspaSearch),
};

const withBasket = {
  context: asShopper,
  prepare: (b) => void filled(b, 3),
} satisfies Partial<Feature>;

export const basketPanel: Feature = {
  ...withBasket,
  async act(page) {
    await page.mouse.move(5, 5);
    await page.locator("#menu_basket").hover();
    // The toggle would close an open panel.
    if (!(await header(page).rows.first().isVisible()))
      await clickSoon(page, "#menu_basket .top_basket__toggle");
  },
  has: (page) => header(page).rows.first().isVisible(),
};

export const basketCount: Feature = {
  ...withBasket,
  act: comesOnline,
  has: async (page) => (await header(page).badge.textContent()) === "3",
};

/** A cached page that shows the basket which this tab saw on the page before. */
export const rememberedBasket: Feature = {
  ...basketCount,
  path: "/?cached=1",
  context: (b) => ({ ...asShopper(b), baseURL: b.shop.url }),
  async before(page) {
    await page.goto("/");
    await expect.poll(() => header(page).badge.textContent()).toBe("3");
  },
};

/** The shop has no Basket block, so GraphQL is the basket's source. */
export const basketFromGraphql: Feature = {
  ...basketCount,
  prepare(b) {
    filled(b, 3);
    b.shop.config.basketBlock = false;
  },
};

const ITEM = ".navbar-nav > .nav-item:has(> .navbar-subnav)";

export const wideMenu: Feature = {
  path: "/search.php?text=kurtka",
  async act(page) {
    await page.mouse.move(700, 880);
    await page.locator(`${ITEM} > .nav-link-wrapper > .nav-link`).first().focus();
    const button = page.locator(`${ITEM} > .nav-link-wrapper > button`).first();
    const isHere = await button.waitFor({ state: "attached", timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    // Without its button, the focus is on a link, which Enter would follow.
    if (isHere) await button.press("Enter");
  },
  has: (page) => isThere(page, `${ITEM} > .nav-link-wrapper > button[aria-expanded=true]`),
};

export const drawer: Feature = {
  path: "/search.php?text=kurtka",
  viewport: phone,
  async act(page) {
    // Without its file it opens, too, and a press beside it closes it.
    if (await isThere(page, "html.sidebar_open")) await page.mouse.click(385, 500);
    await clickSoon(page, ".navbar-toggler");
  },
  has: (page) => isThere(page, "html.sidebar_open .navbar-toggler[aria-expanded=true]"),
};

export const drawerTabs: Feature = {
  ...drawer,
  async act(page) {
    if (!(await isThere(page, "html.sidebar_open"))) await clickSoon(page, ".navbar-toggler");
    await clickSoon(page, "#mobileCategories .mobileCategories__link:has-text('Konto')");
  },
  has: (page) => isThere(page, "#mobileCategories [role=tab][aria-selected=true]:has-text('Konto')"),
};

/** By keyboard: the focus alone shows the panel, once the island is mounted. */
export const settings: Feature = {
  async act(page) {
    await page.evaluate(() =>
      Promise.race([window.wyspa.ready, new Promise((resolve) => setTimeout(resolve, 5_000))]),
    );
    await page.locator(".menu_skip__link").first().focus();
    await page
      .locator("#menu_settings :is(.open_trigger:not(:has(> button)), .open_trigger > button)")
      .focus();
  },
  has: (page) => isThere(page, "#menu_settings .open_trigger > button[aria-expanded=true]"),
};

export const footer: Feature = {
  path: "/text-page",
  viewport: phone,
  prepare: (b) => {
    b.shop.config.collapsedFooterTabs = true;
  },
  async act(page) {
    await page.mouse.move(5, 5);
    await page.locator("#menu_account_header").hover();
    // Without its island the heading is a link that navigates.
    if (await standsSoon(page, "#footer_links")) await clickSoon(page, "#menu_account_header");
  },
  has: async (page) =>
    (await page.locator("#menu_account_content").getAttribute("aria-hidden")) === "false" &&
    (await page.locator("#menu_account_content").isVisible()),
};

export const infoBar: Feature = {
  path: "/?bars=fixed",
  act: (page) => clickSoon(page, "#bar1 .bars__close"),
  has: async (page) => !(await isThere(page, "#bar1")),
};

export const banner: Feature = {
  prepare: (b) => {
    b.shop.config.rebateCode = "10";
  },
  act: (page) => clickSoon(page, ".rabateCode__close"),
  // Without its island the banner's close button is a link that navigates.
  attempt: (page) => page.locator("#rabateCode").hover(),
  has: async (page) => !(await isThere(page, "#rabateCode")),
};

export const tip: Feature = {
  path: "/wyglad",
  async act(page) {
    await page.mouse.move(600, 5);
    await page.locator("#tip_order").hover();
  },
  has: (page) => isThere(page, "[role=tooltip]"),
};

export const backToTop: Feature = {
  async act(page) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => scrollTo({ top: scrollY < 2_500 ? 2_500 : 3_000, behavior: "instant" }));
  },
  has: (page) => page.locator("#backTop").isVisible(),
};

export const skipLink: Feature = {
  async act(page) {
    await page.locator("body").press("Shift");
    await page.locator(".menu_skip__link").first().focus();
    // Without its island the browser follows the link natively.
    if (await standsSoon(page, "#menu_skip")) await page.keyboard.press("Enter");
  },
  has: (page) => page.evaluate(() => document.documentElement.classList.contains("--skiped")),
};

export const cookieLink: Feature = {
  path: "/text-page",
  before: (page) =>
    page.addInitScript(() =>
      Object.assign(window, {
        prepareCookiesConfiguration: () => void Object.assign(window, { isConfiguring: true }),
      }),
    ),
  act: (page) => clickSoon(page, "#manageCookies"),
  has: (page) => page.evaluate(() => Reflect.get(window, "isConfiguring") === true),
};

/** A feature that appears without any action. */
const byItself = (path: string, has: Feature["has"], more: Partial<Feature> = {}): Feature => ({
  path,
  act: comesOnline,
  has,
  ...more,
});
const ready = (selector: string) => (page: Parameters<Feature["has"]>[0]) =>
  isThere(page, `${selector}[data-island-status*=ready]`);

export const notice = byItself("/notice-page", (page) => isThere(page, "dialog[open]"));
export const newsDate = byItself("/wyglad", ready(".news__item:last-child .news__date"), {
  act: async (page) => {
    await page.locator(".news__item").last().scrollIntoViewIfNeeded();
    await comesOnline(page);
  },
});
export const plural = byItself("/wyglad", ready("[data-change-literal-days=soon]"), {
  act: async (page) => {
    await page.locator("[data-change-literal-days=soon]").scrollIntoViewIfNeeded();
    await comesOnline(page);
  },
});
/** A host whose props contain what it counts. */
export const countInWords: Feature = {
  ...byItself(PATH, (page) => isThere(page, "#count:text('3 sztuki')"), {
    act: async (page) => {
      await page.locator("#count").scrollIntoViewIfNeeded();
      await comesOnline(page);
    },
  }),
  prepare: (b) =>
    put(
      b.shop,
      `<p id="count" data-island="plural" data-island-props='{"count":3,"one":"sztuka","few":"sztuki","many":"sztuk"}'>3</p>`,
    ),
};
export const omnibusCard = byItself("/karty", (page) =>
  isThere(page, "#card_higher .price.--omnibus .price_percent"),
);
export const subscription = byItself("/karty", (page) => isThere(page, "#subscription_alone:text('85,00')"));
export const picture = byItself("/wyglad", ready("img.rwd-src"));
export const latePicture = byItself("/wyglad", ready(".b-lazy"), {
  act: async (page) => {
    await page.locator(".b-lazy").first().scrollIntoViewIfNeeded();
    await comesOnline(page);
  },
});
export const mobileGrid = byItself("/", ready(".setMobileGrid"), { viewport: phone });
export const logout = byItself("/?logged=1", (page) =>
  isThere(page, ":is(.logout_link, .l_welcome__element.--logout)[data-island-status*=ready]"),
);
/** Their position does not depend on the island's file; moving them with the view type does. */
export const breadcrumbs = byItself("/search.php?text=kurtka", ready(".breadcrumbs"));
export const snippets = byItself("/", (page) => isThere(page, ".snippet"));

export const regionSelector: Feature = {
  path: "/text-page",
  prepare: (b) => {
    b.shop.config.regions = {};
  },
  act: (page) => clickSoon(page, ".select_language__open"),
  has: (page) => isThere(page, "dialog[open]"),
};

/** Country names in other languages are loaded when the field gets the focus. */
export const countryNames: Feature = {
  ...regionSelector,
  async act(page) {
    if (!(await isThere(page, "dialog[open]"))) await clickSoon(page, ".select_language__open");
    const field = page.getByLabel("Szukaj kraju lub waluty");
    await field.blur();
    await field.fill("");
    await field.focus();
    await field.fill("deutsch");
  },
  has: async (page) =>
    (await page.locator(".select_language__countries_select label").allInnerTexts()).some((text) =>
      text.includes("Niemcy"),
    ),
};

export const regionSuggestion: Feature = {
  path: "/redirection-page",
  act: comesOnline,
  has: (page) => isThere(page, "dialog[open]"),
};

export const regionNotice: Feature = {
  prepare: (b) => void b.shop.visitors.of("anna").forced.add("region"),
  before: (page) => {
    const [name, value] = forcedCookies.region;
    return page.addInitScript(
      ([of, text]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
        document.cookie = `${of}=${text}; path=/`;
      },
      [name, JSON.stringify(value)] as const,
    );
  },
  act: comesOnline,
  has: (page) => isThere(page, "dialog[open]"),
};
