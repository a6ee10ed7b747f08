/** Texts of the page that islands repeat elsewhere: labels, captions, questions, breadcrumbs, and texts of the shop. */
import { expect } from "vitest";
import { desktop, phone } from "../../browser/support";
import type { Scene } from "../scene";
import { escaped, inScript } from "../stage";
import { attribute, attributesOf, flat, hostsPage, textsOf } from "./hosts";

const LOAD = ' data-island-when="load"';

/** Runs in the page: presses each element in turn, and reads the dialog that opens. */
const readDialogs = async (
  all: Element[],
  [part, name, closing]: readonly [part: string, name: string, closing: string],
): Promise<string[]> => {
  const until = async (isSo: () => unknown) => {
    for (let frame = 0; !isSo(); frame++)
      if (frame > 300) throw new Error(`This has not come: ${isSo}`);
      else await new Promise(requestAnimationFrame);
  };
  const texts: string[] = [];
  for (const one of all) {
    (one as HTMLElement).click();
    await until(() => document.querySelector(part));
    const found = document.querySelector(part);
    texts.push((name ? found?.getAttribute(name) : found?.textContent) ?? "");
    document.querySelector<HTMLElement>(closing)?.click();
    await until(() => !document.querySelector("dialog[open]"));
  }
  return texts;
};

const labels: Scene = {
  name: "date-picker: labels of fields",
  places: ["date-picker: name of the button", "date-picker: name of the calendar"],
  async run(stage) {
    const visit = await hostsPage(
      stage,
      (text, index) =>
        `<p><label for="d${index}">${escaped(text)}</label> <input id="d${index}" name="d${index}" data-island="date-picker"${LOAD}></p>`,
    );
    const { page } = visit;
    const names = await attributesOf(visit, ".date-picker__button", "aria-label");
    stage.shows("date-picker: name of the button", flat(stage, names, "markup"));
    const opened = await page
      .locator(".date-picker__button")
      .evaluateAll(readDialogs, ["dialog[open]", "aria-label", "dialog[open] .date-picker__close"] as const);
    stage.shows("date-picker: name of the calendar", flat(stage, opened, "markup"));
    await page.locator(".date-picker__button").last().click();
    await page.locator("dialog[open]").waitFor();
    await stage.isClean(page);
  },
};

const captions: Scene = {
  name: "product-gallery: captions",
  places: ["product-gallery: caption"],
  async run(stage) {
    const picture = (text: string, index: number) =>
      `<li><a href="/pictures/1001.svg?size=large&n=${index}"><img src="/pictures/1001.svg" width="30" height="30"${attribute("alt", text)}></a></li>`;
    const visit = await hostsPage(
      stage,
      `<div class="product_gallery" data-island="product-gallery"${LOAD}><ul class="product_gallery__strip">${stage.texts.map(picture).join("")}</ul></div>`,
      { ready: 1 },
    );
    const { page } = visit;
    await page.locator(".product_gallery__strip a").first().click();
    await page.locator("dialog[open] .product_gallery__large").first().waitFor();
    const shown = await attributesOf(visit, "dialog[open] .product_gallery__large", "alt");
    stage.shows("product-gallery: caption", shown, "markup");
    await stage.isClean(page);
  },
};

const largePictures: Scene = {
  name: "product-gallery: large pictures",
  places: ["product-gallery: address of a large picture"],
  async run(stage) {
    stage.expectPictures();
    const picture = (text: string) =>
      `<li><a${attribute("href", text)}><img src="/pictures/1001.svg" width="30" height="30" alt="x"></a></li>`;
    const visit = await hostsPage(
      stage,
      `<div class="product_gallery" data-island="product-gallery"${LOAD}><ul class="product_gallery__strip">${stage.texts.map(picture).join("")}</ul></div>`,
      { ready: 1 },
    );
    const { page } = visit;
    const links = page.locator(".product_gallery__strip a");
    await links.first().click();
    await page.locator("dialog[open] .product_gallery__large").first().waitFor();
    const addresses = await attributesOf(visit, "dialog[open] .product_gallery__large", "src");
    expect(addresses.filter((address) => !/^https?:/.test(address ?? ""))).toEqual([]);
    // The page's own links are the server's markup.
    await links.evaluateAll((all) => all.map((link) => link.removeAttribute("href")));
    await stage.isClean(page, { pictures: true });
    stage.takes("product-gallery: address of a large picture", addresses.length);
  },
};

const questions: Scene = {
  name: "product-question: text of the link",
  places: ["product-question: title of the dialog"],
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      `<div class="askforproduct"><form action="/sent" method="post"><label>Pytanie <input name="q"></label></form></div>
       ${stage.texts.map((text) => `<p><a class="ask" href="#ask" data-island="product-question"${LOAD}>${escaped(text)}</a></p>`).join("")}`,
    );
    const titles = await page
      .locator(".ask")
      .evaluateAll(readDialogs, ["dialog[open] :is(h1, h2)", "", "dialog[open] .modal__close"] as const);
    stage.shows("product-question: title of the dialog", flat(stage, titles, "markup"));
    await page.locator(".ask").last().dispatchEvent("click");
    await page.locator("dialog[open]").waitFor();
    await stage.isClean(page);
  },
};

const frame: Scene = {
  name: "breadcrumbs, footer and settings of the page",
  places: [
    "breadcrumbs: name",
    "footer-links: name of a column",
    "footer-links: id of a list",
    "settings-menu: name of radio buttons",
  ],
  async run(stage) {
    const { texts } = stage;
    const crumb = (text: string) => `<li${attribute("title", text)}>${escaped(text)}</li>`;
    const column = (text: string) =>
      `<li><span class="footer_tab__header"${attribute("aria-controls", text)}>${escaped(text)}</span><ul class="footer_links_sub"${attribute("id", text)}><li>x</li></ul></li>`;
    const settings = (text: string) =>
      `<div class="set" data-island="settings-menu"${LOAD}><div class="open_trigger" tabindex="0" aria-label="Język"><form class="hover__element" action="/settings.php"><label><input type="radio"${attribute("name", text)} value="a" checked> A</label><label><input type="radio"${attribute("name", text)} value="b"> B</label></form></div></div>`;
    const visit = await hostsPage(
      stage,
      `<header><div class="breadcrumbs" data-island="breadcrumbs"${LOAD}><ol>${texts.map(crumb).join("")}</ol></div></header>
       <div id="layout"><main><p>Treść</p>${texts.map(settings).join("")}</main></div>
       <ul class="footer_links" data-island="footer-links"${LOAD}>${texts.map(column).join("")}</ul>`,
      { ready: 2 + texts.length, viewport: desktop },
    );
    const { page } = visit;
    await page.setViewportSize(phone);
    await page.locator("#layout > .breadcrumbs").waitFor();
    await page.locator(".footer_tab__header[role=button]").first().waitFor();
    stage.shows("breadcrumbs: name", await textsOf(visit, "#layout > .breadcrumbs li"), "markup");
    const headers = page.locator(".footer_tab__header");
    await headers.evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
    stage.shows("footer-links: name of a column", await headers.allTextContents(), "markup");
    // Columns whose list the server shows are open at first.
    const folded = await page.locator(".footer_tab__header[aria-expanded=false]").count();
    stage.takes("footer-links: id of a list", folded);
    await stage.isClean(page);
    const sent: string[] = [];
    await page.route("**/settings.php**", (route) => {
      sent.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    const pressed = await page.locator(".set").evaluateAll((all) => {
      for (const one of all) one.querySelector<HTMLInputElement>("input[value=b]")?.click();
      return all.filter((one) => one.querySelector<HTMLInputElement>("input[value=b]")?.checked).length;
    });
    expect(sent.filter((url) => new URL(url).origin !== stage.b.shop.url)).toEqual([]);
    stage.takes("settings-menu: name of radio buttons", pressed);
    await stage.isClean(page);
  },
};

/** The keys of texts that one page shows. */
const KEYS = ["banner.rebate-code", "banner.close", "date-picker.open"];

const ofShop: Scene = {
  name: "texts that the shop sends",
  places: [
    "store-select: message",
    "banner: name",
    "banner: name of the close button",
    "date-picker: text of the shop",
  ],
  async run(stage) {
    const state = { text: "" };
    const hosts = `<div id="rabateCode" data-island="banner"${LOAD}><p>Kod</p><a class="rabateCode__close" href="">x</a></div>
      <form action="/sent" method="post"><p><select name="store" aria-label="Sklep" required data-island="store-select"${LOAD}><option value="">Wybierz</option><option value="1">Gdańsk</option></select></p>
      <p><input aria-label="Dzień" name="day" data-island="date-picker"${LOAD}></p><button id="go">Wyślij</button></form>`;
    const globals = () => {
      const txt = Object.fromEntries(KEYS.map((key) => [key, state.text]));
      return `<script data-page-own>var app_shop = { txt: ${inScript({ ...txt, errorCode: { incorect_shops: state.text } })} };</script>`;
    };
    const { page } = await hostsPage(stage, () => "", { ready: 0 });
    stage.b.shop.page(
      "/bare-page",
      () => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Sklep</title>
        <script type="application/json" id="wyspa-config">{"preset":"none"}</script>${globals()}
        <script src="/wyspa/wyspa.js" defer></script></head><body>${hosts}</body></html>`,
    );
    const shown: (string | null)[][] = [];
    for (const text of stage.texts) {
      state.text = text;
      await page.reload({ waitUntil: "commit" });
      await expect.poll(() => page.locator("[data-island-status*=ready]").count(), { interval: 20 }).toBe(3);
      await page.locator("#go").dispatchEvent("click");
      await page.locator("form .f-message, form .--store-error").first().waitFor({ state: "attached" });
      shown.push(
        await page.evaluate(() => [
          document.querySelector("form .f-message, form .--store-error")?.textContent ?? null,
          document.querySelector("#rabateCode")?.getAttribute("aria-label") ?? null,
          document.querySelector(".rabateCode__close")?.getAttribute("aria-label") ?? null,
          document.querySelector(".date-picker__button")?.getAttribute("aria-label") ?? null,
        ]),
      );
      await stage.isClean(page);
    }
    for (const [index, place] of ofShop.places.entries())
      stage.shows(
        place,
        shown.map((one) => one[index] ?? null),
      );
  },
};

export const repeatedScenes = [labels, captions, largePictures, questions, frame, ofShop];
