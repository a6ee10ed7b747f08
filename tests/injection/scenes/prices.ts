/** Prices, numbers and dates that themes give as props, and the shop's own texts. */
import type { Scene } from "../scene";
import { attribute, hostsPage, props, textsOf } from "./hosts";

const omnibus: Scene = {
  name: "omnibus-price: props",
  places: [
    "omnibus-price: lowest price",
    "omnibus-price: regular price",
    "omnibus-price: price without the code",
    "omnibus-price: date of the next price",
  ],
  async run(stage) {
    const visit = await hostsPage(stage, (text) => {
      const amount = { gross: { value: 9, formatted: text }, net: { value: 9, formatted: text } };
      const price = {
        price: { gross: { value: 5, formatted: "5" } },
        omnibusPrice: amount,
        max: amount,
        beforeRebate: amount,
        omnibusPriceDetails: {
          omnibusPriceIsHigherThanSellingPrice: true,
          newPriceEffectiveUntil: { formatted: text },
        },
      };
      return `<div class="product" data-island="omnibus-price" data-island-when="load"${props({ product: { price } })}>
        <div class="label_icons"></div><div class="product__prices"></div></div>`;
    });
    stage.shows("omnibus-price: lowest price", await textsOf(visit, ".price.--omnibus del"), "server");
    stage.shows("omnibus-price: regular price", await textsOf(visit, ".price.--max del"), "server");
    stage.shows(
      "omnibus-price: price without the code",
      await textsOf(visit, ".price.--before-rebate del"),
      "server",
    );
    stage.shows("omnibus-price: date of the next price", await textsOf(visit, ".new_price__date"), "server");
    await stage.isClean(visit.page);
  },
};

const numbers: Scene = {
  name: "prices, plurals and dates: props",
  places: [
    "subscription-price: symbol",
    "subscription-price: format",
    "plural: form",
    "news-date: name of a month",
    "news-date: format",
  ],
  async run(stage) {
    const host = (name: string, id: string, values: object, content = "") =>
      `<p data-island="${name}" data-island-when="load" class="${id}"${props(values)}>${content}</p>`;
    const base = { max: 100, maxNet: 81, before: 100, rebateValue: 10 };
    const visit = await hostsPage(
      stage,
      (text) =>
        host("subscription-price", "symbol", { ...base, symbol: text, currencySpace: false }, "x") +
        host("subscription-price", "format", { ...base, currencyFormat: text }, "x") +
        host("plural", "plural", { count: 5, one: text, few: text, many: text, other: text }, "5") +
        host("news-date", "month", { format: "%m", monthNames: Array(12).fill(text) }, "2026-03-09") +
        host("news-date", "date", { format: `${text} %d` }, "2026-03-09"),
      { ready: stage.texts.length * 5 },
    );
    stage.contains("subscription-price: symbol", await textsOf(visit, ".symbol"));
    stage.takes("subscription-price: format", (await textsOf(visit, ".format")).filter(Boolean).length);
    const plurals = await textsOf(visit, ".plural");
    stage.takes("plural: form", plurals.filter((text) => text.includes("5")).length);
    stage.shows("news-date: name of a month", await textsOf(visit, ".month"));
    stage.takes(
      "news-date: format",
      (await textsOf(visit, ".date")).filter((text) => text.includes("9")).length,
    );
    await stage.isClean(visit.page);
  },
};

const tips: Scene = {
  name: "tooltip: markup",
  places: ["tooltip: title", "tooltip: data-title", "tooltip: content beside the host"],
  async run(stage) {
    const visit = await hostsPage(
      stage,
      (text) =>
        `<p><b data-island="tooltip" data-island-when="load" class="t" tabindex="0"${attribute("title", text)}>a</b>
        <b data-island="tooltip" data-island-when="load" class="d" tabindex="0"${attribute("data-title", text)}>b</b>
        <b data-island="tooltip" data-island-when="load" class="c" tabindex="0">c</b><i class="tooltipContent" hidden>${attribute("", text).slice(3, -1)}</i></p>`,
      { ready: stage.texts.length * 3 },
    );
    const tipsOf = (selector: string) =>
      visit.page.evaluate(async (of) => {
        const shown: (string | null)[] = [];
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const host of document.querySelectorAll<HTMLElement>(of)) {
          host.focus();
          const until = performance.now() + 3_000;
          const tip = () =>
            document.querySelector(
              "#n59581_tooltip, #n59581_tooltip_dictionary, #n59581_instalment_note, [role=tooltip]",
            );
          while (!tip() && performance.now() < until) await frames();
          shown.push(tip()?.textContent ?? null);
          host.blur();
          while (tip() && performance.now() < until) await frames();
        }
        return shown;
      }, selector);
    stage.shows("tooltip: title", await tipsOf(".t"), "markup");
    stage.shows("tooltip: data-title", await tipsOf(".d"), "markup");
    stage.shows("tooltip: content beside the host", await tipsOf(".c"), "markup");
    await stage.isClean(visit.page);
  },
};

export const priceScenes = [omnibus, numbers, tips];
