/** Features that the page's own scripts call: `window.wyspa`, and the old global names. */
import { usualSecondFactor } from "../../../fixtures/client-data/second-factor";
import { swipe } from "../fingers";
import { asShopper, filled, products } from "../mini-basket/shop";
import { PATH, put } from "../runtime/pages";
import { phone } from "../support";
import { comesOnline, type Feature, isThere } from "./contract";

/** Calls without awaiting their promises; the test looks for their effect. */
const calls =
  (code: string): Feature["act"] =>
  (page) =>
    page.evaluate((text) => void new Function(`return (async () => { ${text} })().catch(() => {})`)(), code);
const says =
  (code: string): Feature["has"] =>
  (page) =>
    page.evaluate((text) => {
      try {
        return !!new Function(`return ${text}`)();
      } catch {
        return false;
      }
    }, code);

export const dialog: Feature = {
  act: calls(`wyspa.modal({ text: "Tekst", title: "Tytuł" })`),
  has: (page) => isThere(page, "dialog[open]"),
};
/** A finger pulls a sheet down, which closes it. */
export const pulledSheet: Feature = {
  viewport: phone,
  context: () => ({ hasTouch: true, isMobile: true }),
  async act(page, b) {
    await page.keyboard.press("Escape"); // the sheet of an attempt that failed
    await calls(`wyspa.modal({ text: "Tekst", title: "Tytuł", classes: "--sheet" })`)(page, b);
    const sheet = page.locator("dialog[open] .modal__sheet");
    await sheet.waitFor();
    await sheet.evaluate((one) => Promise.allSettled(one.getAnimations().map(({ finished }) => finished)));
    const { x, y, width } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await swipe(page, { x: x + width / 2, y: y + 20 }, { x: x + width / 2, y: y + 400 });
  },
  has: async (page) => !(await isThere(page, "dialog[open]")),
};
export const alert: Feature = {
  act: calls(`wyspa.alert("Tekst", { ms: 60000 })`),
  has: async (page) =>
    (await isThere(page, ".alertek__text")) &&
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith("/wyspa.css"))),
};
export const cover: Feature = {
  act: calls(`wyspa.loading(true)`),
  has: (page) => isThere(page, "#ajaxLoadSite"),
};
export const visit: Feature = {
  path: "/visits/",
  act: calls(`wyspa.visit("/visits/b")`),
  has: (page) => isThere(page, "h1:has-text('Strona B')"),
  navigates: true,
};
export const storefront: Feature = {
  act: calls(`window.answer = await wyspa.storefront(["Basket"], { fresh: true })`),
  has: says("window.answer.Basket"),
};
export const clientExists: Feature = {
  act: calls(`window.answer = await wyspa.clientExists("anna@sklep.test")`),
  has: says("window.answer === true"),
};
export const brightness: Feature = {
  act: calls(`window.answer = await wyspa.markBrightness(document.querySelector("img"))`),
  has: says("/light|dark/.test(window.answer)"),
};
export const loadScript: Feature = {
  act: calls(`await wyspa.loadScript("hotspots")`),
  has: says(`window.effects.includes("hotspots")`),
};
export const basketChange: Feature = {
  context: asShopper,
  prepare: (b) => void filled(b, 0),
  act: (page, b) => calls(`wyspa.basket.setQuantity({ id: "${products(b)[0]?.id}", quantity: 2 })`)(page, b),
  has: async (_, b) => b.shop.visitors.of("shopper").basket[0]?.quantity === 2,
};
export const tracking: Feature = {
  ...basketChange,
  prepare(b) {
    filled(b, 0);
    b.shop.config.trackingScripts = ["window.tracked = 1"];
  },
  has: says("window.tracked === 1"),
};
export const formatPrice: Feature = {
  async act(page, b) {
    await calls("await wyspa.ready")(page, b);
    await comesOnline(page);
  },
  has: says(`wyspa.formatPrice(5).includes("5")`),
};

/** A theme defines an island whose file does not load: the shop gets an error report. */
export const report: Feature = {
  isNoisy: true,
  act: calls(`
    const name = "broken-" + Math.random().toString(36).slice(2);
    wyspa.define(name, () => Promise.reject(new Error("planted")), { when: "load" });
    const host = document.createElement("div");
    host.dataset.island = name;
    document.body.append(host);`),
  has: async (_, b) => b.shop.errorReports.some(({ stack }) => stack.includes("planted")),
};

/** The configuration has a misspelt key: the theme designer is warned. */
export const configWarning: Feature = {
  isNoisy: true,
  path: `${PATH}?config=${encodeURIComponent('{ "serch": {} }')}`,
  act: comesOnline,
  has: (page) =>
    page.evaluate(() =>
      Object.getOwnPropertySymbols(globalThis).some(({ description }) =>
        description?.startsWith('wyspa.warned The configuration has no key "serch"'),
      ),
    ),
};

/** A key of the shop's own texts is misspelt: the theme designer reads which one. */
export const textWarning: Feature = {
  ...configWarning,
  path: `${PATH}?config=${encodeURIComponent('{ "texts": { "dialog.clos": "Zamknij" } }')}`,
  has: (page) =>
    page.evaluate(() =>
      Object.getOwnPropertySymbols(globalThis).some(({ description }) =>
        description?.startsWith('wyspa.warned "texts" names "dialog.clos"'),
      ),
    ),
};

/** Measurements have an address that cannot be used: the theme designer is warned, and nothing is measured. */
export const metricsWarning: Feature = {
  ...configWarning,
  path: `${PATH}?config=${encodeURIComponent('{ "metrics": { "url": "mailto:a@b.example" } }')}`,
  // The file is requested once a page: a shopper loses nothing without it.
  again: (page) => page.reload(),
  has: (page) =>
    page.evaluate(() =>
      Object.getOwnPropertySymbols(globalThis).some(({ description }) =>
        description?.startsWith(`wyspa.warned The configuration's "metrics.url"`),
      ),
    ),
};

/** The configuration names a wrong address for GraphQL: the theme designer reads which one. */
export const explanation: Feature = {
  isNoisy: true,
  path: `${PATH}?config=${encodeURIComponent('{ "graphqlUrl": "/nowhere/" }')}`,
  act: calls(`await wyspa.clientExists("anna@sklep.pl")`),
  has: (page) =>
    page.evaluate(() =>
      Object.getOwnPropertySymbols(globalThis).some(({ description }) =>
        description?.startsWith('wyspa.warned "graphqlUrl"'),
      ),
    ),
};

/** The address asks for a mode of theme designers. */
export const debugMode: Feature = {
  path: `${PATH}?wyspa=debug`,
  before: (page) =>
    page.addInitScript(() => {
      const lines: string[] = [];
      Object.assign(window, { lines });
      console.info = (...texts) => void lines.push(texts.join(" "));
    }),
  act: comesOnline,
  has: says(`window.lines.some((line) => line.includes("in debug mode"))`),
};
export const inspectMode: Feature = {
  path: `${PATH}?wyspa=inspect`,
  act: comesOnline,
  has: (page) => isThere(page, "wyspa-inspect .panel"),
};

/** A switch file, which the configuration names, switches the search off. */
export const switchedOff: Feature = {
  isNoisy: true,
  path: `${PATH}?config=${encodeURIComponent('{ "switches": "/shop-switches.json" }')}`,
  prepare: ({ shop }) =>
    shop.file("/shop-switches.json", '{ "islands": { "search-panel": false } }', "application/json"),
  act: comesOnline,
  has: (page) =>
    page.evaluate(
      () =>
        !document.querySelector("#menu_search[data-island-status]") &&
        !!document.querySelector("#menu_basket[data-island-status]"),
    ),
};

const withContent = (content: string): Pick<Feature, "path" | "prepare"> => ({
  path: PATH,
  prepare: (b) => put(b.shop, content),
});

export const oldModal: Feature = {
  act: calls(`new Modal({ html: "<p>treść</p>" })`),
  has: (page) => isThere(page, "dialog[open]"),
};
export const oldDropdown: Feature = {
  ...withContent(`<select id="choice"><option>a</option><option>b</option></select>`),
  act: calls(`new SelectToDropdown({ selector: "#choice" })`),
  has: (page) => isThere(page, ".f-dropdown-toggle"),
};
export const oldValidation: Feature = {
  ...withContent(
    `<form id="old"><div class="f-group"><div class="f-feedback"><input name="a" class="f-control --validate" required></div></div></form>`,
  ),
  act: calls(`window.isValid = await new FormValidation({ formSelector: "#old" }).validateForm()`),
  has: says("window.isValid === false"),
};
/** Resolves when the old name is offered; it is loaded because a script of the page mentions it. */
const offered = (name: string) =>
  `for (let turns = 0; turns < 80 && !${name}; turns++) await new Promise((next) => setTimeout(next, 100));`;

export const oldInstalments: Feature = {
  ...withContent(`<script>
    function buyInInstalments() {
      calculate_instalments(1, 100000, 0, "", "https://bank.example/?p={calculate_price}", 0, "Bank", "", "gross");
    }
  </script>`),
  before: (page) =>
    page.addInitScript(() => {
      window.open = (url) => {
        document.body.dataset.opened = String(url);
        return null;
      };
    }),
  act: calls(`${offered("window.calculate_instalments")} buyInInstalments();`),
  // When the press is too long ago to open a window, a dialog shows the link.
  has: says(`document.body.dataset.opened || document.querySelector("dialog.instalment_calculator[open]")`),
};
/** Without the file of the old names, the page's handlers still run, because another file runs them. */
export const bareHandlers: Feature = {
  path: PATH,
  prepare(b) {
    put(b.shop, `<script>app_shop.run(function () { window.ran = true; }, "all");</script>`);
    b.shop.faults.set("wyspa", "500-html", { path: /\/chunks\/legacy-globals-/ });
  },
  act: comesOnline,
  has: says("window.ran"),
  isNoisy: true,
};
export const alertWithLink: Feature = {
  act: calls(
    `Alertek.Start('Brak towaru. <a class="alertek__link --not-enough" href="/basketedit.php">Koszyk</a>')`,
  ),
  has: (page) => isThere(page, "#alert_cover a[href$='/basketedit.php']"),
};
export const toggles: Feature = {
  ...withContent(
    `<div id="more"><button class="moreInfo__show" type="button">więcej</button><p class="moreInfo">treść</p></div>`,
  ),
  act: (page) => page.locator(".moreInfo__show").click(),
  has: (page) => isThere(page, "#more.--hover"),
};
export const deposit: Feature = {
  ...withContent(`<span class="cost_label">Kaucja</span><script>
    function addDeposit() { app_shop.fn.addDepositInfo(".cost_label", { priceDirect: "1,00 zł" }); }
  </script>`),
  act: calls(`${offered("app_shop.fn.addDepositInfo")} addDeposit();`),
  has: (page) => isThere(page, ".deposit_tooltip__tip"),
};
export const calendar: Feature = {
  ...withContent(`<div id="calendar"></div>`),
  act: calls(`
    const calendar = new VanillaCalendar(document.querySelector("#calendar"), {});
    calendar.init();
    setTimeout(() => { window.isCalendar = !!document.querySelector("#calendar [role=grid]"); }, 1000);`),
  has: says("window.isCalendar"),
};
/** A page's own map is drawn once; if its file was missing then, the next page loads it. */
export const storesMap: Feature = {
  path: `/stocks.php?modules=1&tiles=1&config=${encodeURIComponent(`{"islands":{"store-map":false}}`)}`,
  act: comesOnline,
  again: (page) => page.reload(),
  has: (page) => page.evaluate(() => /\S/.test(document.querySelector("#stocks_map")?.textContent ?? "")),
};
export const secondFactor: Feature = {
  ...withContent(""),
  act: calls(`window.hasFactor = "response" in (await new MfaConfig().snoozeMfaReminder());`),
  has: says("window.hasFactor"),
};
/** Its list and its dialogs, which load when a page calls them. */
export const secondFactorList: Feature = {
  path: "/login.php?mfa=edit",
  prepare(b) {
    b.shop.config.mfa = { ...usualSecondFactor(), status: "optional", configured: ["email"] };
  },
  act: calls(`new MfaConfig().init();`),
  has: (page) => isThere(page, ".mfa__factor"),
};
/** Without the file of the list, the shopper sees a link to the platform's own page. */
export const secondFactorLater: Feature = {
  ...secondFactorList,
  isNoisy: true,
  prepare(b) {
    secondFactorList.prepare?.(b);
    b.shop.faults.set("wyspa", "404", { path: /\/chunks\/legacy-account-/ });
  },
  has: async (page) =>
    (await isThere(page, ".mfa__factor")) || (await isThere(page, "#alert_cover a[href$='/signin.php']")),
};
/** The browser of these tests has no authenticator unless a test adds one. */
export const passkeys: Feature = {
  act: calls(
    `try { await wyspa.passkeys.login(); } catch ({ kind }) { window.isAsked = kind === "unsupported"; }`,
  ),
  has: says("window.isAsked"),
};
export const oldPasskeys: Feature = {
  ...withContent(""),
  act: calls(
    `try { await new WebAuthn({}).login(); } catch ({ kind }) { window.isAsked = kind === "unsupported"; }`,
  ),
  has: says("window.isAsked"),
};
export const phonePrefix: Feature = {
  ...withContent(`<div class="client_prefix__wrapper"><select class="client_prefix__select" aria-label="Prefiks"><option>+48</option>
    <option>+49</option></select><input class="client_prefix__input" aria-label="Prefiks"></div><input id="client_phone" aria-label="Telefon">`),
  act: calls(`new SetPrefixOnPhoneInput().init()`),
  has: says(`document.querySelector(".client_prefix__input").value === "+48"`),
};
export const pagesOfList: Feature = {
  ...withContent(""),
  act: calls(
    `const pages = new Pagination(); setTimeout(() => { window.isPaged = pages.getActive() === 1; }, 1000);`,
  ),
  has: says("window.isPaged"),
};
