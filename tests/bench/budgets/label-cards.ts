/**
 * Measures labelling a listing's cards in one pass: prices before a discount on 200 products, on a slow processor
 * (issue 12). Hosts of an island that writes nothing show the share that any island on so many cards costs. The peer is
 * a bare loop over the same cards: it reads the same data and writes two lines and a label, without validation.
 */
import { omnibusCard, omnibusCases } from "../../../fixtures/pages/cards";
import { renderEnvelope, type Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { range, short } from "../lab/report";
import { inTurns } from "../lab/rounds";
import { spread } from "../lab/statistics";
import { longest } from "../lab/tasks";
import { record } from "../lab/trace";

const SLOWDOWN = 4;
const COUNT = 200;
/** Milliseconds of script per 100 cards. Only printed: under fourfold throttling the time differs by machine. */
const WISHED = 16;
/** How many times the bare loop's duration labelling may take. */
const TIMES = 2.5;
/** Milliseconds of script in one task. */
const LONGEST = 50;
const PATH = "/bench/cards";
const REST = 1_500;

/** The cards' marker: the real island, the island that writes nothing, or no island. */
const markers = {
  labelled: "omnibus-price",
  mounted: "bench-nothing",
  "by a bare loop": "",
  "as they are": "",
} as const;
type Way = keyof typeof markers;
const ways = Object.keys(markers) as Way[];

interface Pass {
  /** Milliseconds of all scripts, from adding the cards until the page is idle. */
  readonly script: number;
  readonly longest: number;
}

export const labelCards: Suite = (lab) =>
  withShop({}, async (shop) => {
    const [first] = markup(1);
    shop.page(PATH, (context) =>
      renderEnvelope({
        context,
        pageType: "text",
        content: `<ul class="products">${first}</ul><ul id="late" class="products"></ul>`,
      }),
    );
    const passes = await inTurns(lab, ways, (way) => passOnce(lab, shop, way), { seconds: 40 });
    const of = (way: Way, pick: (pass: Pass) => number) => spread((passes.get(way) ?? []).map(pick));
    const row = (way: Way) => [
      way,
      range(of(way, ({ script }) => script)),
      range(of(way, (pass) => pass.longest)),
    ];
    lab.report.table(
      `${COUNT} cards that come at once, processor ${SLOWDOWN} times slower, ms: median (least–most)`,
      [["", "scripts together", "longest script in a task"], ...ways.map(row)],
    );
    const per100 = (way: Way) => (of(way, ({ script }) => script).median * 100) / COUNT;
    lab.report.note(
      `found and mounted, with props: ${short(per100("mounted") - per100("as they are"))} ms for 100 cards`,
    );
    const own = per100("labelled") - per100("mounted");
    const bare = per100("by a bare loop") - per100("as they are");
    lab.report.note(
      `labelled beyond that: ${short(own)} ms for 100 cards, wished ${WISHED}; by a bare loop ${short(bare)} ms`,
    );
    lab.report.budget({
      what: "label 100 cards with prices before a discount, beyond finding and mounting them: times a bare loop",
      actual: own / bare,
      limit: TIMES,
      unit: "x",
    });
    lab.report.budget({
      what: `find, mount and label ${COUNT} cards: longest script in a task`,
      actual: of("labelled", (pass) => pass.longest).median,
      limit: LONGEST,
      unit: "ms",
    });
  });

const markup = (count: number): string[] => {
  const all = Object.entries(omnibusCases);
  return Array.from({ length: count }, (_, index) => {
    const [id, { name, product }] = all[index % all.length] ?? ["", { name: "", product: {} }];
    return String(omnibusCard(`${id}_${index}`, name, product, "gross"));
  });
};

const BARE_LOOP = `
  const make = (tag, name, text) => Object.assign(document.createElement(tag), { className: name, textContent: text });
  for (const card of document.querySelectorAll("#late .product")) {
    const { price } = JSON.parse(card.dataset.islandProps).product;
    const lowest = price.omnibusPrice?.gross?.formatted;
    const prices = card.querySelector(".product__prices");
    const line = prices.querySelector(".price.--omnibus");
    if (!lowest || !line) continue;
    line.replaceChildren(make("span", "omnibus_price__text", "Najniższa cena: "), make("del", "omnibus_price__value", lowest));
    line.classList.remove("--hidden");
    prices.classList.add("--omnibus");
    const max = prices.querySelector(".price.--max");
    if (price.max && max) {
      max.replaceChildren(make("span", "omnibus_label", "Cena regularna: "), make("del", "omnibus_price__value", price.max.gross.formatted));
      max.classList.remove("--hidden");
    }
    card.querySelector(".label_icons")?.append(make("span", "label --promo --omnibus", "Promocja"));
  }`;

const marked = (way: Way) => (markers[way] ? `data-island="${markers[way]}"` : "");

const passOnce = (lab: Lab, shop: Shop, way: Way): Promise<Pass> =>
  lab.inPage({ shop, slowdown: SLOWDOWN }, async ({ page }) => {
    await page.goto(shop.url + PATH);
    await page.waitForSelector(".product[data-island-status=ready]");
    await page.evaluate(() =>
      window.wyspa.define("bench-nothing", async () => ({ mount() {} }), { when: "load" }),
    );
    await pause(REST);
    await page.evaluate(
      (html) => Object.assign(window, { benchCards: document.createRange().createContextualFragment(html) }),
      markup(COUNT).join("").replaceAll('data-island="omnibus-price"', marked(way)),
    );
    const recording = await record(lab.browser, page);
    await page.evaluate(
      (loop) =>
        setTimeout(() => {
          document.querySelector("#late")?.append(Reflect.get(window, "benchCards"));
          if (loop) new Function(loop)();
        }),
      way === "by a bare loop" ? BARE_LOOP : "",
    );
    if (markers[way])
      await page.waitForFunction(
        (count) => document.querySelectorAll("#late [data-island-status=ready]").length === count,
        COUNT,
        { polling: 1_000 },
      );
    await pause(REST);
    const tasks = await recording.tasks();
    return {
      script: tasks.reduce((sum, { script }) => sum + script, 0),
      longest: longest(tasks)?.script ?? 0,
    };
  });
