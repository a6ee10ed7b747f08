/** Shopping lists, shipping costs, and a select that an old module shows as a drop-down. */
import { expect } from "vitest";
import { visitModule } from "../../browser/page-module";
import { productPage } from "../../browser/product-options/product-page";
import { desktop } from "../../browser/support";
import type { Scene } from "../scene";
import { escaped } from "../stage";
import { attribute, flat, hostsPage, textsOf } from "./hosts";

const link: Scene = {
  name: "shopping-list-link: address",
  places: ["shopping-list-link: address"],
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      (text) =>
        `<a class="slt_link --empty"${attribute("href", text)} data-island="shopping-list-link" data-island-when="load">Listy</a>`,
    );
    const gone: string[] = [];
    await page.route("**/*", (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      gone.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    const pressed = await page.evaluate(async () => {
      let count = 0;
      for (const link of document.querySelectorAll<HTMLElement>(".slt_link")) {
        link.classList.add("--empty");
        // What the island leaves to the browser is not followed here.
        addEventListener("click", (event) => event.preventDefault(), { once: true });
        link.click();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        // A page that is left forgets the press.
        dispatchEvent(new Event("pagehide"));
        count += 1;
      }
      return count;
    });
    expect(gone.filter((url) => new URL(url).origin !== stage.b.shop.url)).toEqual([]);
    stage.takes("shopping-list-link: address", pressed);
  },
};

const shipping: Scene = {
  name: "product-options: shipping costs",
  places: ["name of a courier", "cost of a courier", "picture of a courier"].map(
    (part) => `product-options: ${part}`,
  ),
  async run(stage) {
    stage.expectPictures();
    const state = { icon: (_: string) => "" };
    stage.b.shop.faults.set("graphql", (answer) =>
      "shipping" in Object(answer.data)
        ? {
            data: {
              shipping: {
                shipping: stage.texts.map((text) => ({
                  courier: { name: text, icon: state.icon(text) },
                  prepaid: "prepaid",
                  cost: { value: 5, formatted: text },
                })),
              },
            },
          }
        : answer,
    );
    const open = async () => {
      const { page } = await productPage(stage.b, "plain", { viewport: desktop, before: stage.watched });
      await page.locator(".projector_shipping__info").click();
      const names = page.locator("#shipping_info td.shipping_info__courier");
      await expect.poll(() => names.count()).toBe(stage.texts.length);
      return { page, names };
    };
    const { page, names } = await open();
    stage.shows("product-options: name of a courier", await names.allTextContents(), "server");
    const costs = await page.locator("#shipping_info td.shipping_info__cost").allTextContents();
    stage.shows("product-options: cost of a courier", costs, "server");
    await stage.isClean(page);
    state.icon = (text) => text;
    const pictured = await open();
    stage.takes("product-options: picture of a courier", await pictured.names.count());
    await stage.isClean(pictured.page, { pictures: true });
  },
};

const dropdown: Scene = {
  name: "the old drop-down",
  places: ["old names: option of a drop-down", "old names: value and data of an option"],
  async run(stage) {
    const options = stage.texts.map(
      (text) => `<option${attribute("value", text)}${attribute("data-more", text)}>${escaped(text)}</option>`,
    );
    const visit = await visitModule(stage.b, {
      module: "subscription_products",
      content: `<div id="tu"><select class="wybor f-select" id="wybor" name="w" aria-label="Wybór">${options.join("")}</select></div>`,
      code: `app_shop.run(function () { new SelectToDropdown({ selector: ".wybor:not(.f-dropdown)" }); }, "all");`,
      before: stage.watched,
    });
    const { page } = visit;
    const items = page.locator(".f-dropdown-item");
    await expect.poll(() => items.count()).toBe(stage.texts.length);
    const shown = await textsOf(visit, ".f-dropdown-item");
    stage.shows("old names: option of a drop-down", flat(stage, shown, "markup"));
    for (const index of [0, 40, 90, 140]) await items.nth(index).dispatchEvent("click");
    stage.takes("old names: value and data of an option", shown.length);
    await stage.isClean(page);
  },
};

export const listScenes = [link, shipping, dropdown];
