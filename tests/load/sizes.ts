/** Pages that are larger or longer than any shop's: hosts, cards, countries, lines, nodes that keep coming, visits. */
import type { Page } from "playwright";
import { omnibusCard, omnibusCases } from "../../fixtures/pages/cards";
import { manyCountries } from "../../fixtures/regions/hostile";
import { asShopper, products } from "../browser/mini-basket/shop";
import { counter, PATH, put, quiet, sparing } from "../browser/runtime/pages";
import type { Bench } from "../browser/support";
import { dialogsClose, layer, type Scene } from "./scene";

/** Puts the same markup into `#late` again and again, and waits until each host in it is ready. */
const refill = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const place = document.querySelector("#late") as HTMLElement;
    const template = document.querySelector("#markup") as HTMLTemplateElement;
    const hosts = template.content.querySelectorAll("[data-island]").length;
    const pause = () => new Promise((done) => setTimeout(done, 50));
    for (let time = 0; time < count; time++) {
      place.append(template.content.cloneNode(true));
      const isReady = () => place.querySelectorAll("[data-island-status=ready]").length === hosts;
      for (const end = performance.now() + 300_000; !isReady(); await pause())
        if (performance.now() > end) throw new Error("not all hosts are ready");
      place.replaceChildren();
      await pause();
    }
  }, times);

const withMarkup = ({ shop }: Bench, markup: string) =>
  put(shop, `<div id="late"></div><template id="markup">${markup}</template>`);

const many = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");

const cards = (count: number) => {
  const all = Object.entries(omnibusCases);
  return many(count, (index) => {
    const [id, { name, product }] = all[index % all.length] ?? ["", { name: "", product: {} }];
    return String(omnibusCard(`${id}_${index}`, name, product, "gross"));
  });
};

/** Five hundred lines: from the second round on, the same products with an engraving of their own. */
function fiveHundredLines(b: Bench): void {
  const all = products(b);
  b.shop.visitors.of("shopper").basket = Array.from({ length: 500 }, (_, index) => ({
    product: all[index % all.length] as (typeof all)[number],
    size: null,
    subscription: false,
    quantity: 1,
    ...(index >= all.length && { configuration: `engraving=${index}` }),
  }));
}

/** Every tenth of a second a hundred nodes come, one of them a host, and those of a second ago leave. */
const storm = (page: Page, seconds: number) =>
  page.evaluate(async (length) => {
    const place = document.querySelector("#late") as HTMLElement;
    const batches: Element[] = [];
    for (let tick = 0; tick < length * 10; tick++) {
      const batch = document.createElement("div");
      for (let node = 0; node < 48; node++) {
        const cell = document.createElement("p");
        cell.textContent = `${tick}.${node}`;
        batch.append(cell);
      }
      const host = document.createElement("div");
      host.dataset.island = "quiet";
      batch.append(
        host,
        document.createElement("b"),
        document.createElement("i"),
        document.createElement("s"),
      );
      place.append(batch);
      batches.push(batch);
      if (batches.length > 10) batches.shift()?.remove();
      await new Promise((done) => setTimeout(done, 100));
    }
    place.replaceChildren();
  }, seconds);

/** Parts that visits and shops' own scripts replace, from the server's HTML. All hosts mount again each time. */
const replaced = (name: string, path: string, more: Partial<Scene["start"]> = {}): Scene => ({
  name: `all parts of ${name}, replaced each time`,
  start: { path, ...more },
  repeat: (page, times) =>
    page.evaluate(async (count) => {
      const parts = ["header", "#layout", "footer"];
      const text = await (await fetch(location.href)).text();
      const fresh = new DOMParser().parseFromString(text, "text/html");
      const mounted = () => document.querySelectorAll("[data-island-status*=ready]").length;
      const pause = () => new Promise((done) => setTimeout(done, 60));
      for (let time = 0; time < count; time++) {
        for (const part of parts)
          document
            .querySelector(part)
            ?.replaceWith(document.importNode(fresh.querySelector(part) as Element, true));
        for (const end = performance.now() + 20_000; !mounted(); await pause())
          if (performance.now() > end) throw new Error("no host is mounted");
        // Until no further host is mounted.
        for (let before = 0; mounted() !== before; await pause()) before = mounted();
      }
    }, times),
});

/** With save-data there are no speculation rules: for these, the browser itself keeps removed links for a while. */
const visits: Scene = {
  name: "visits between the pages of a listing",
  start: { path: "/search.php?text=a&listing=visits", before: sparing },
  repeat: (page, times) =>
    page.evaluate(async (count) => {
      for (let time = 0; time < count; time++)
        if (
          !(await window.wyspa.visit(`/search.php?text=a&listing=visits&counter=${(time + 1) % 2}`, {
            sections: ["#content", "#Filters"],
          }))
        )
          throw new Error(`visit ${time} fails`);
    }, times),
};

/** Five thousand take a minute on a slow machine. */
const HOSTS = process.env.WYSPA_FULL === "1" ? 5_000 : 500;

export interface SizedScene extends Scene {
  /** How often, in `npm test` and in full. Of the storm: seconds. */
  readonly times: readonly [sample: number, full: number];
}

export const sizes: readonly SizedScene[] = [
  {
    name: "2,000 products",
    times: [1, 10],
    start: { path: PATH, prepare: (b) => withMarkup(b, cards(2_000)) },
    repeat: refill,
  },
  {
    ...layer({
      name: "10,000 countries",
      start: {
        path: "/text-page",
        prepare: ({ shop }) => {
          shop.config.regions = { config: manyCountries(`${shop.url}/`, 10_000) };
        },
      },
      opener: ".select_language__open",
      opened: "dialog[open]",
      closer: dialogsClose,
    }),
    times: [2, 20],
  },
  {
    name: "500 basket lines, read again each time",
    start: { path: "/basketedit.php", context: asShopper, prepare: fiveHundredLines },
    ready: (page) => page.locator("#menu_basket .badge:text-is('500')").waitFor(),
    repeat: (page, times) =>
      page.evaluate(async (count) => {
        for (let time = 0; time < count; time++) await window.wyspa.basket.refresh();
      }, times),
    times: [5, 100],
  },
  {
    name: "1,000 nodes a second (seconds)",
    times: [3, 30],
    start: { path: PATH, prepare: (b) => put(b.shop, `<div id="late"></div>`) },
    repeat: storm,
  },
  {
    name: `${HOSTS.toLocaleString("en")} hosts, half of them with React`,
    times: [1, 5],
    start: {
      path: PATH,
      prepare: (b) =>
        withMarkup(
          b,
          many(
            HOSTS / 2,
            (index) => counter(`c${index}`, 'data-island-when="load"', "") + quiet(`q${index}`),
          ),
        ),
    },
    repeat: refill,
  },
  { ...visits, times: [10, 100] },
  { ...replaced("the home page", "/"), times: [5, 100] },
  { ...replaced("a product page", "/produkt/x-1"), times: [5, 100] },
  { ...replaced("a listing", "/search.php?text=a&listing=theme"), times: [5, 100] },
  { ...replaced("the registration", "/client-new.php?register"), times: [5, 100] },
];
