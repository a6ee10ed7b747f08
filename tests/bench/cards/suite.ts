/** Cards of a listing that are labelled in one pass: prices before a discount on 200 products, on a slow processor (issue 12). */
import { omnibusCard, omnibusCases } from "../../../fixtures/pages/cards";
import { renderEnvelope, type Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab";
import { range, short } from "../report";
import { inTurns } from "../rounds";
import { median, spread } from "../statistics";
import { longest } from "../tasks";
import { record } from "../trace";

const SLOWDOWN = 4;
const COUNT = 200;
/** Milliseconds of script per 100 cards. */
const LIMIT = 16;
const PATH = "/bench/cards";
const REST = 1_500;

/** Cards that are hosts, and the same cards that are none. */
type Way = "labelled" | "as they are";

interface Pass {
  /** Milliseconds of all scripts, from the cards' coming until all have come to rest. */
  readonly script: number;
  readonly longest: number;
}

export const cards: Suite = (lab) =>
  withShop({}, async (shop) => {
    const [first] = markup(1);
    shop.page(PATH, (context) =>
      renderEnvelope({
        context,
        pageType: "text",
        content: `<ul class="products">${first}</ul><ul id="late" class="products"></ul>`,
      }),
    );
    const passes = await inTurns(
      lab,
      ["labelled", "as they are"] as const,
      (way) => passOnce(lab, shop, way),
      {
        seconds: 60,
      },
    );
    const of = (way: Way, pick: (pass: Pass) => number) => spread((passes.get(way) ?? []).map(pick));
    const scripts = (way: Way) => median((passes.get(way) ?? []).map(({ script }) => script));
    const row = (way: Way) => [
      way,
      range(of(way, ({ script }) => script)),
      range(of(way, (pass) => pass.longest)),
    ];
    lab.report.table(
      `${COUNT} cards that come at once, processor ${SLOWDOWN} times slower, ms: median (least–most)`,
      [["", "scripts together", "longest script in a task"], row("labelled"), row("as they are")],
    );
    const own = scripts("labelled") - scripts("as they are");
    lab.report.note(`found, mounted and labelled: ${short(own)} ms for ${COUNT} cards`);
    lab.report.budget({
      what: "label 100 cards with prices before a discount: own time",
      actual: (own * 100) / COUNT,
      limit: LIMIT,
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

const passOnce = (lab: Lab, shop: Shop, way: Way): Promise<Pass> =>
  lab.inPage({ shop, slowdown: SLOWDOWN }, async ({ page }) => {
    await page.goto(shop.url + PATH);
    await page.waitForSelector(".product[data-island-status=ready]");
    await pause(REST);
    const late = markup(COUNT).join("");
    await page.evaluate(
      (html) => Object.assign(window, { benchCards: document.createRange().createContextualFragment(html) }),
      way === "labelled" ? late : late.replaceAll("data-island=", "data-none="),
    );
    const recording = await record(lab.browser, page);
    await page.evaluate(() =>
      setTimeout(() => document.querySelector("#late")?.append(Reflect.get(window, "benchCards"))),
    );
    if (way === "labelled")
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
