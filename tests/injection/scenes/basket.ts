/** The basket: get.php, GraphQL, the tab's storage, the page's template, and the compared products. */

import type { Page } from "playwright";
import { expect } from "vitest";
import { asShopper, filled, header } from "../../browser/mini-basket/shop";
import { phone } from "../../browser/support";
import type { Scene } from "../scene";
import type { Stage } from "../stage";

const OPEN = "mini-basket: ";

interface Seen {
  readonly name: string;
  readonly version: string;
  readonly size: string;
  readonly unit: string;
  readonly price: string;
  readonly remove: string;
  readonly worth: string;
  readonly label: string;
  readonly sum: string;
  readonly shipping: string;
}

/** Runs in the page: refreshes the basket, and reads the open panel and the header. */
const refreshed = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    await window.wyspa.basket.refresh();
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    await frames();
    const host = document.querySelector("#menu_basket");
    const of = (selector: string) => host?.querySelector(selector)?.textContent ?? "";
    return {
      name: of("li .top_basket__link"),
      version: of("li .top_basket__version"),
      size: of("li .top_basket__size"),
      unit: of("li .top_basket__unit"),
      price: of("li .top_basket__prices .top_basket__price"),
      remove: host?.querySelector("li .top_basket__remove")?.getAttribute("aria-label") ?? "",
      worth: of(".top_basket__sub .top_basket__price"),
      label: host?.querySelector(".top_basket__toggle")?.getAttribute("aria-label") ?? "",
      sum: of(".top_basket__summary_item.--worth b"),
      shipping: of(".top_basket__summary_item.--shipping b"),
    };
  });

/** What the panel and the header show while the answer's texts are each payload in turn; each time the page is clean. */
async function seenWithEach(stage: Stage, page: Page, state: { text: string }): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const text of stage.texts) {
    state.text = text;
    all.push(await refreshed(page));
    await stage.isClean(page, { pictures: true });
  }
  return all;
}

async function openBasket(stage: Stage): Promise<Page> {
  filled(stage.b, 1);
  const { page } = await stage.open({ context: asShopper(stage.b) });
  await header(page).toggle.click();
  await header(page).rows.first().waitFor();
  return page;
}

const answered: Scene = {
  name: "mini-basket: the answer of get.php",
  places: [
    "name",
    "version",
    "size",
    "unit",
    "price",
    "button",
    "worth",
    "label",
    "sum",
    "shipping",
    "link",
    "picture",
  ].map((part) => OPEN + part),
  async run(stage) {
    stage.expectPictures();
    const page = await openBasket(stage);
    const state = { text: "" };
    stage.b.shop.faults.set("get.php", (answer) => ({
      ...answer,
      Basket: {
        response: {
          basket: {
            productsCounter: 1,
            worth_formatted: state.text,
            shippingCost_formatted: state.text,
            toShippingFree: 5,
            shippingLimitFree: 100,
            products: [
              {
                id: "1",
                md5_additional: "",
                name: state.text,
                link: state.text,
                icon: state.text,
                icon_second: state.text,
                size: "s",
                size_name: state.text,
                product_version_name: state.text,
                count: 1,
                worth_unit: state.text,
                prices: { worth_gros_formatted: state.text },
              },
            ],
          },
        },
      },
    }));
    const all = await seenWithEach(stage, page, state);
    const of = (key: keyof Seen) => all.map((one) => one[key]);
    stage.shows(`${OPEN}name`, of("name"), "server");
    stage.shows(`${OPEN}version`, of("version"), "server");
    stage.contains(`${OPEN}size`, of("size"), "server");
    stage.contains(`${OPEN}unit`, of("unit"), "server");
    stage.shows(`${OPEN}price`, of("price"), "server");
    stage.contains(`${OPEN}button`, of("remove"), "server");
    stage.shows(`${OPEN}worth`, of("worth"), "server");
    stage.contains(`${OPEN}label`, of("label"), "server");
    stage.shows(`${OPEN}sum`, of("sum"), "server");
    stage.contains(`${OPEN}shipping`, of("shipping"), "server");
    stage.takes(`${OPEN}link`, all.length);
    stage.takes(`${OPEN}picture`, all.length);
  },
};

const graphql: Scene = {
  name: "mini-basket: the answer of GraphQL",
  places: ["name", "price", "unit", "worth", "link and picture"].map(
    (part) => `mini-basket by GraphQL: ${part}`,
  ),
  async run(stage) {
    stage.expectPictures();
    const page = await openBasket(stage);
    const state = { text: "" };
    stage.b.shop.config.basketBlock = false;
    stage.b.shop.faults.set("graphql", (answer) => {
      const { text } = state;
      const money = { gross: { value: 5, formatted: text }, net: { value: 5, formatted: text } };
      const data = {
        type: "product",
        name: text,
        link: text,
        iconSmall: text,
        iconSmallSecond: text,
        unit: { singular: text, plural: text, fraction: text },
      };
      return JSON.stringify(answer).includes("summaryBasket")
        ? {
            data: {
              basket: {
                summaryBasket: {
                  productsCount: 1,
                  worth: money,
                  shipping: { cost: money },
                  toShippingFree: { value: 5 },
                },
                products: [{ id: "1", quantity: 1, size: "s", additional: "", worth: money, data }],
              },
            },
          }
        : answer;
    });
    const all = await seenWithEach(stage, page, state);
    const of = (key: keyof Seen) => all.map((one) => one[key]);
    stage.shows("mini-basket by GraphQL: name", of("name"), "server");
    stage.shows("mini-basket by GraphQL: price", of("price"), "server");
    stage.contains("mini-basket by GraphQL: unit", of("unit"), "server");
    stage.shows("mini-basket by GraphQL: worth", of("worth"), "server");
    stage.takes("mini-basket by GraphQL: link and picture", all.length);
  },
};

const KEY = "wyspa_basket";

const remembered: Scene = {
  name: "mini-basket: the tab's storage",
  places: ["name", "version", "price", "link and picture", "worth"].map(
    (part) => `mini-basket remembered: ${part}`,
  ),
  async run(stage) {
    stage.expectPictures();
    const page = await openBasket(stage);
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
    const entry = JSON.parse(kept ?? "null");
    const [line] = entry.basket.lines;
    const shown: string[][] = [[], [], [], []];
    const all = stage.texts;
    for (let from = 0; from < all.length; from += 10) {
      const some = all.slice(from, from + 10);
      const lines = some.map((text, index) => ({
        ...line,
        key: `k${index}`,
        id: `${index + 1}`,
        name: text,
        versionName: text,
        sizeName: text,
        link: text,
        icon: text,
        iconSecond: text,
        worth: { net: text, gross: text },
      }));
      const hostile = {
        ...entry,
        basket: { ...entry.basket, lines, count: some.length, worth: { net: some[0], gross: some[0] } },
      };
      const hold = stage.b.shop.faults.hold("get.php");
      await page.evaluate(
        ({ key, text }) => {
          sessionStorage.setItem(key, text);
          // The page remembers the basket of the server again when it is left.
          addEventListener("pagehide", () => sessionStorage.setItem(key, text));
        },
        { key: KEY, text: JSON.stringify(hostile) },
      );
      await page.goto(`${stage.b.shop.url}/?cached=1`);
      await page.locator("#menu_basket[data-wyspa-provisional]").waitFor();
      shown[3]?.push(...some.map(() => some[0] ?? ""));
      await header(page).toggle.click();
      await expect.poll(() => header(page).rows.count()).toBe(some.length);
      const texts = (selector: string) => header(page).rows.locator(selector).allTextContents();
      shown[0]?.push(...(await texts(".top_basket__link")));
      shown[1]?.push(...(await texts(".top_basket__version")));
      shown[2]?.push(...(await texts(".top_basket__prices .top_basket__price")));
      await stage.isClean(page, { pictures: true });
      hold.release();
    }
    stage.shows("mini-basket remembered: name", shown[0] ?? []);
    stage.shows("mini-basket remembered: version", shown[1] ?? []);
    stage.shows("mini-basket remembered: price", shown[2] ?? []);
    stage.takes("mini-basket remembered: link and picture", shown[0]?.length ?? 0);
    stage.takes("mini-basket remembered: worth", shown[3]?.length ?? 0);
  },
};

const compared: Scene = {
  name: "comparison: the answer of get.php",
  places: [
    "name",
    "picture's name",
    "picture",
    "link",
    "link that removes",
    "name of the link that removes",
  ].map((part) => `comparison: ${part}`),
  async run(stage) {
    stage.expectPictures();
    const { b, texts } = stage;
    b.shop.visitors.of("shopper").compared.push(...b.shop.catalogue.products.slice(0, 2).map(({ id }) => id));
    const state = {
      icon: (_: string): string | null => null,
      link: (_: string, index: number) => `/a-${index}`,
    };
    b.shop.faults.set("get.php", (answer) => ({
      ...answer,
      Comparers: {
        response: {
          product: texts.map((text, index) => ({
            name: text,
            iconsmall: state.icon(text),
            attributes: {
              id: `${index}`,
              link: state.link(text, index),
              removelink: `/settings.php?r=${index}`,
            },
          })),
        },
      },
    }));
    const path = "/search.php?text=a&cached=1";
    const open = async (viewport?: typeof phone) => {
      const { page } = await stage.open({ path, context: asShopper(b), ...(viewport && { viewport }) });
      const items = page.locator("#menu_compare_product .compare__item");
      await expect.poll(() => items.count()).toBe(texts.length);
      return { page, items };
    };
    const { page, items } = await open();
    stage.shows("comparison: name", await items.allTextContents(), "server");
    await stage.isClean(page);
    state.icon = () => "/pictures/1001.svg";
    const small = await open(phone);
    const names = await small.items.evaluateAll((all) =>
      all.map((one) => one.querySelector("img")?.alt ?? ""),
    );
    stage.shows("comparison: picture's name", names, "server");
    await expect.poll(() => small.items.first().getAttribute("aria-label")).toBeTruthy();
    const labels = await small.items.evaluateAll((all) => all.map((one) => one.ariaLabel));
    stage.contains("comparison: name of the link that removes", labels, "server");
    await stage.isClean(small.page);
    state.icon = (text) => text;
    state.link = (text) => text;
    const hostile = await open();
    await stage.isClean(hostile.page, { pictures: true });
    stage.takes("comparison: picture", await hostile.items.count());
    stage.takes("comparison: link", await hostile.items.count());
    stage.takes("comparison: link that removes", await hostile.items.count());
  },
};

export const basketScenes = [answered, graphql, remembered, compared];
