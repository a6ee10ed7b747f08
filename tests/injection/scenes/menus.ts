/** The category menu: names, links, the text of its own button, and the shop's options. */
import { expect } from "vitest";
import { desktop, phone } from "../../browser/support";
import type { Scene } from "../scene";
import { escaped, inScript } from "../stage";
import { attribute, attributesOf, flat, hostsPage, textsOf } from "./hosts";

const link = (text: string, level: number) =>
  `<a class="nav-link --l${level}"${attribute("href", text)}${attribute("title", text)}>${escaped(text)}</a>`;

/** A department with a level below, whose rows beyond the first are hidden behind a button. */
const department = (text: string) =>
  `<li class="nav-item"><span class="nav-link-wrapper">${link(text, 1)}<button class="nav-link-expand" type="button"${attribute("aria-label", text)}></button></span>
   <ul class="navbar-subnav"><li class="nav-header"><a href="#backLink" class="nav-header__backLink"></a>${link(text, 1)}</li>
   <li class="nav-item empty">${link(text, 2)}</li><li class="nav-item --extend empty"><a href="#" class="nav-link"${attribute("txt_alt", text)}>+ Rozwiń</a></li></ul></li>`;

const tree: Scene = {
  name: "category-menu: names and links",
  places: ["desktop", "phone"].flatMap((device) =>
    ["name", "link", "text of the button for fewer rows"].map(
      (part) => `category-menu on a ${device}: ${part}`,
    ),
  ),
  async run(stage) {
    for (const [device, viewport] of Object.entries({ desktop, phone })) {
      const place = (part: string) => `category-menu on a ${device}: ${part}`;
      const visit = await hostsPage(
        stage,
        `<aside></aside><nav id="menu_categories" data-island="category-menu" data-island-when="load"><button type="button" class="navbar-toggler" aria-label="Menu"></button>
         <div class="navbar-collapse" id="menu_navbar"><ul class="navbar-nav">${stage.texts.map(department).join("")}</ul></div></nav>`,
        { ready: 1, viewport },
      );
      const { page } = visit;
      await page.locator(".nav-link-expand[aria-expanded], .nav-link[role=button]").first().waitFor({
        state: "attached",
      });
      await page.evaluate(() => {
        for (const more of document.querySelectorAll<HTMLElement>(".--extend > .nav-link")) more.click();
        for (const item of document.querySelectorAll<HTMLElement>(".nav-link-expand")) item.click();
      });
      const less = await textsOf(visit, ".--extend > .nav-link");
      stage.shows(place("text of the button for fewer rows"), less, "markup");
      const names = await textsOf(visit, ".nav-link-wrapper > .nav-link");
      stage.shows(place("name"), flat(stage, names, "markup"));
      const links = await attributesOf(visit, ".nav-link-wrapper > .nav-link", "title");
      expect(links).toHaveLength(stage.texts.length);
      stage.takes(place("link"), links.length);
      // The server's own addresses stay as they are; nothing is added to them.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll(".nav-link[href]")) one.removeAttribute("href");
      });
      await stage.isClean(page);
    }
  },
};

const names = ["showmore", "columnConcat", "columnHeight", "columns", "padding", "wide"];

const options: Scene = {
  name: "category-menu: the shop's options",
  places: ["category-menu: option"],
  async run(stage) {
    let taken = 0;
    for (let from = 0; from < stage.texts.length; from += names.length) {
      const some = stage.texts.slice(from, from + names.length);
      const values = some.map((text, index) => `window.dlmenu_${names[index]} = ${inScript(text)};`);
      const { page, context } = await hostsPage(
        stage,
        `<script data-page-own>${values.join("")}</script><nav id="menu_categories" class="wide" data-island="category-menu" data-island-when="load"><ul class="navbar-nav">${department("Odzież")}</ul></nav>`,
        { ready: 1, viewport: desktop },
      );
      await page.locator(".nav-link-expand").dispatchEvent("click");
      await expect.poll(() => page.locator(".nav-item.\\--hover").count()).toBe(1);
      await stage.isClean(page);
      await context.close();
      taken += some.length;
    }
    stage.takes("category-menu: option", taken);
  },
};

export const menuScenes = [tree, options];
