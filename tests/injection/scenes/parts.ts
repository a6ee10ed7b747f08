/** Names that parts of a page have in its markup, and the messages of a form's own rules. */
import { expect } from "vitest";
import { productPage } from "../../browser/product-options/product-page";
import { phone } from "../../browser/support";
import type { Scene } from "../scene";
import { escaped } from "../stage";
import { attribute, attributesOf, flat, hostsPage, textsOf } from "./hosts";

const named: Scene = {
  name: "names of parts in the markup",
  places: [
    "settings-menu: name",
    "info-bars: name of the close button",
    "info-bars: id of a bar",
    "password-field: label",
    "mobile-grid: selector",
    "mobile-tabs: selectors",
  ],
  async run(stage) {
    const hosts = [
      (text: string) =>
        `<div class="set" data-island="settings-menu" data-island-when="load"><div class="open_trigger" tabindex="0"${attribute("aria-label", text)}><form class="hover__element" action="/settings.php"><label><input type="radio" name="lang" value="a"> A</label></form></div></div>`,
      (text: string) =>
        `<div class="bars_top" data-island="info-bars" data-island-when="load"><div class="bars__item"${attribute("id", text)}><div class="bars__content">${escaped(text)}</div><a href="#" class="bars__close">x</a></div></div>`,
      (text: string, index: number) =>
        `<p><label for="p${index}">${escaped(text)}</label> <input type="password" id="p${index}" data-island="password-field" data-island-when="load"></p>`,
      (text: string) =>
        `<div class="grid" data-island="mobile-grid" data-island-when="load"${attribute("data-item", text)}></div>`,
      (text: string) =>
        `<aside><div class="rows" data-island="mobile-tabs" data-island-when="load"><a href="#"${attribute("data-ids", text)}>Menu</a></div></aside>`,
    ];
    const visit = await hostsPage(stage, (text, index) => hosts.map((host) => host(text, index)).join(""), {
      ready: stage.texts.length * hosts.length,
      viewport: phone,
    });
    const { page } = visit;
    const labels = await attributesOf(visit, ".set button", "aria-label");
    stage.shows("settings-menu: name", labels, "markup");
    const closes = await attributesOf(visit, ".bars__close", "aria-label");
    // A long text is cut.
    stage.shows("info-bars: name of the close button", flat(stage, closes, "markup", 40));
    const buttons = await attributesOf(visit, ".password-field__button", "aria-label");
    stage.shows("password-field: label", flat(stage, buttons, "markup"));
    stage.takes("mobile-grid: selector", await page.locator(".grid[data-island-status=ready]").count());
    stage.takes("mobile-tabs: selectors", await page.locator(".rows [role=tab]").count());
    await stage.isClean(page);
    const count = await page.locator(".bars__close").count();
    await page.locator(".bars__close").evaluateAll((all) => {
      for (const close of all) (close as HTMLElement).click();
    });
    await expect.poll(() => page.locator(".bars__item").count()).toBe(0);
    stage.takes("info-bars: id of a bar", count);
    await stage.isClean(page);
  },
};

const patterns: Scene = {
  name: "validated-form: titles of patterns",
  places: ["validated-form: title of a pattern"],
  async run(stage) {
    const fields = stage.texts.map(
      (text, index) =>
        `<p><label for="f${index}">Pole ${index}</label> <input id="f${index}" name="n${index}" pattern="[A-C]{9}"${attribute("title", text)}></p>`,
    );
    const visit = await hostsPage(
      stage,
      `<form method="post" action="/sent" data-island="validated-form" data-island-when="load">${fields.join("")}<button>Wyślij</button></form>`,
      { ready: 1 },
    );
    const { page } = visit;
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>("form input")) field.value = "x";
      document.querySelector("form")?.requestSubmit();
    });
    const told = async () => (await textsOf(visit, "form p .f-message")).filter(Boolean);
    await expect.poll(async () => (await told()).length).toBe(stage.texts.length);
    stage.shows("validated-form: title of a pattern", flat(stage, await told(), "markup"));
    await stage.isClean(page);
  },
};

const sections: Scene = {
  name: "product-sections: headings",
  places: ["product-sections: heading"],
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      `<div class="tabs" id="dynamic_tabs_handler" data-island="product-sections" data-island-when="load"></div>
      <section id="projector_blog"><h2>Blog</h2><p>Wpis</p></section>
      <section id="opinions_section" data-island="product-sections" data-island-when="load"><h2>Opinie</h2></section>`,
      { ready: 2 },
    );
    const shown: string[] = [];
    for (const text of stage.texts) {
      const name = await page.evaluate(async (json) => {
        const heading = document.querySelector("#projector_blog h2") as HTMLElement;
        heading.textContent = JSON.parse(json);
        const opinions = document.querySelector("#opinions_section") as HTMLElement;
        // A section that comes makes the tabs anew.
        const next = document.createElement("section");
        next.id = opinions.id;
        for (const attribute of ["data-island", "data-island-when"])
          next.setAttribute(attribute, opinions.getAttribute(attribute) ?? "");
        next.innerHTML = "<h2>Opinie</h2>";
        opinions.replaceWith(next);
        for (let frame = 0; next.dataset.islandStatus !== "ready" && frame < 300; frame++)
          await new Promise(requestAnimationFrame);
        return document.querySelector("#projector_blog_mobile .tabs__control")?.textContent ?? "";
      }, JSON.stringify(text));
      shown.push(name);
      await stage.isClean(page);
    }
    stage.shows("product-sections: heading", flat(stage, shown, "plain"));
  },
};

const bar: Scene = {
  name: "product-options: the bar",
  places: ["product-options: name in the bar", "product-options: price in the bar"],
  async run(stage) {
    const { page } = await productPage(stage.b, "plain", { viewport: phone, before: stage.watched });
    await page.locator("#projector_button_basket").scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.locator(".product_bar").waitFor();
    const names: string[] = [];
    const prices: string[] = [];
    for (const text of stage.texts) {
      const [name = "", price = ""] = await page.evaluate(async (json) => {
        const given: string = JSON.parse(json);
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const selector of [".product_name__name, h1", "#projector_price_value"]) {
          const part = document.querySelector(selector);
          if (part) part.textContent = given;
        }
        // The bar makes room for a keyboard, and reads the page when it comes back.
        const field = document.createElement("input");
        field.style.cssText = "position:fixed;inset:0 auto auto 0";
        document.body.append(field);
        field.focus({ preventScroll: true });
        await frames();
        field.blur();
        field.remove();
        await frames();
        return ["name", "price"].map(
          (part) => document.querySelector(`.product_bar__${part}`)?.textContent ?? "",
        );
      }, JSON.stringify(text));
      names.push(name);
      prices.push(price);
      await stage.isClean(page);
    }
    stage.shows("product-options: name in the bar", flat(stage, names, "plain"));
    stage.shows("product-options: price in the bar", flat(stage, prices, "plain"));
  },
};

export const partScenes = [named, patterns, sections, bar];
