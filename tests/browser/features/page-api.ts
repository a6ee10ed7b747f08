/** What the page's own scripts call: `window.wyspa`, and the old global names. */
import { asShopper, filled, products } from "../mini-basket-shop";
import { PATH, put } from "../runtime/pages";
import { comesOnline, type Feature, isThere } from "./contract";

/** Calls that give promises are not waited for: what comes of them is looked for. */
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
export const alert: Feature = {
  act: calls(`wyspa.alert("Tekst", { ms: 60000 })`),
  has: async (page) =>
    (await isThere(page, ".alertek__text")) && (await isThere(page, "link[href*='wyspa.css']")),
};
export const announcement: Feature = {
  act: calls(`wyspa.alert("Tekst", { ms: 60000 })`),
  has: (page) => isThere(page, "[data-wyspa-live] > p"),
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
export const formatPrice: Feature = { act: comesOnline, has: says(`wyspa.formatPrice(5).includes("5")`) };

/** An island that a theme defines and whose file does not come: the shop is told. */
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
export const oldInstalments: Feature = {
  before: (page) =>
    page.addInitScript(() => {
      window.open = (url) => {
        document.body.dataset.opened = String(url);
        return null;
      };
    }),
  act: calls(`
    for (let turns = 0; turns < 80 && !window.calculate_instalments; turns++) await new Promise((next) => setTimeout(next, 100));
    window.calculate_instalments(1, 100000, 0, "", "https://bank.example/?p={calculate_price}", 0, "Bank", "", "gross");`),
  has: says("document.body.dataset.opened"),
};
export const sameHeight: Feature = {
  ...withContent(
    `<div id="tiles" style="display:flex;align-items:start"><p class="tile" style="padding:40px">a</p><p class="tile">b</p></div>`,
  ),
  act: calls(`app_shop.fn.setHeight({ selector: ".tile", container: "#tiles" })`),
  has: says(
    `(([a, b]) => a.offsetHeight === b.offsetHeight && a.offsetHeight > 60)(document.querySelectorAll(".tile"))`,
  ),
};
export const floatingLabels: Feature = {
  path: "/client-edit.php",
  act: calls(`app_shop.fn.addFocused()`),
  has: (page) => isThere(page, ".focused, .--focused, [class*=focused]"),
};
export const productPrices: Feature = {
  act: calls(`
    app_shop.run(() => { window.price = window.calculateSubscriptionPrice({ max: 100, maxNet: 81.3, save: 5, before: 100, rebateValue: 10, rebateType: "percentage" }); }, "all");`),
  has: says("window.price"),
};
