/** The search: the platform's answer, the session's own texts, what the shopper types, and the menu's links. */
import { expect } from "vitest";
import { type Search, search } from "../../browser/search-panel/field";
import { rendered } from "../../browser/support";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import type { Stage } from "../stage";

const groups = {
  products: "product",
  series: "series",
  producers: "producer",
  menuNodes: "menu",
  cms: "cms",
  searchQueries: "query",
};
type Group = keyof typeof groups;
const names = Object.keys(groups) as Group[];

/** Sets the answer of every search: in each group as many records as there are payloads. */
function answerWith(
  { b, texts }: Stage,
  record: (text: string, index: number, group: Group) => object,
): void {
  b.shop.config.searchDetails = true;
  b.shop.config.searchBreadcrumbs = true;
  b.shop.faults.set("graphql", (answer) =>
    JSON.stringify(answer).includes("productsTextSearch")
      ? {
          data: {
            productsTextSearch: Object.fromEntries(
              names.map((group) => [
                group,
                texts
                  .map((text, index) => record(text, index, group))
                  .filter((one) => Object.keys(one).length),
              ]),
            ),
          },
        }
      : answer,
  );
}

const config = (limit: number) =>
  `/?config=${encodeURIComponent(JSON.stringify({ search: { limit, details: true, breadcrumbs: true, debounce: 0 } }))}`;
const open = (stage: Stage): Promise<Search> =>
  search(stage.b, { before: stage.watched, path: config(stage.texts.length) });

const sizes = [{ id: "uniw", name: "x", amount: 4, availability: { status: "enable" } }];
const nameOf = (group: Group) => `search: name of ${groups[group]}`;
const linkOf = (group: Group) => `search: link of ${groups[group]}`;

const answered: Scene = {
  name: "search: texts of the answer",
  places: [
    ...names.filter((group) => group !== "menuNodes").map(nameOf),
    "search: steps of a category",
    "search: price",
    "search: lowest price",
    "search: button that adds a product",
  ],
  async run(stage) {
    answerWith(stage, (text, index, group) => ({
      id: index + 1,
      name: group === "menuNodes" ? "Buty" : text,
      link: `/a-${index}`,
      type: "product_item",
      unit: { sellBy: 1 },
      sizes,
      bc: { item: [{ title: text }] },
      price: {
        price: { gross: { value: 5, formatted: text } },
        omnibusPrice: { gross: { value: 9, formatted: text } },
        omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: true },
      },
    }));
    const made = await open(stage);
    await made.find("qq");
    const of = (selector: string) => made.list.locator(selector).allTextContents();
    for (const group of names.filter((one) => one !== "menuNodes"))
      stage.shows(nameOf(group), await of(`.--${groups[group]} .search_result__name`), "server");
    const steps = (await of(".--menu .search_result__name")).map((text) => text.replace(/ \/ Buty$/, ""));
    stage.shows("search: steps of a category", steps, "server");
    stage.shows("search: price", await of(".search_result__price"), "server");
    stage.shows("search: lowest price", await of(".search_result__before del"), "server");
    const labels = await made.list.locator(".--add").evaluateAll((all) => all.map((one) => one.ariaLabel));
    stage.contains("search: button that adds a product", labels, "server");
    await stage.isClean(made.page);
  },
};

/** The tab's storage has room for an answer with one long group. */
const remembered: Scene = {
  name: "search: remembered answer",
  places: ["search: remembered answer", "search: remembered address"],
  async run(stage) {
    answerWith(stage, (text, index, group) => (group === "cms" ? { name: text, link: text, index } : {}));
    const made = await open(stage);
    await made.find("qq");
    const before = made.asked().length;
    await made.page.reload();
    await made.input.click();
    await made.type("qq");
    const rows = made.list.locator(".search_result__item.--cms");
    await expect.poll(() => rows.count()).toBe(stage.texts.length);
    expect(made.asked().length).toBe(before);
    stage.shows(
      "search: remembered answer",
      await rows.locator(".search_result__name").allTextContents(),
      "server",
    );
    stage.takes("search: remembered address", await rows.count());
    await stage.isClean(made.page);
  },
};

const linked: Scene = {
  name: "search: addresses of the answer",
  places: [...names.map(linkOf), "search: picture", "search: second picture"],
  async run(stage) {
    stage.expectPictures();
    answerWith(stage, (link, index) => ({
      name: `n${index}`,
      link,
      iconSmall: link,
      iconSmallSecond: link,
    }));
    const made = await open(stage);
    await made.find("qq");
    for (const group of names)
      stage.takes(linkOf(group), await made.list.locator(`.search_result__item.--${groups[group]}`).count());
    await stage.isClean(made.page, { pictures: true });
    const rows = await made.list.locator(".search_result__icon").count();
    stage.takes("search: picture", rows);
    stage.takes("search: second picture", rows);
  },
};

/** Fields have no line breaks, and a stored list of searches has one line for each. */
const oneLine = (text: string) => text.replace(/[\r\n]/g, "");

const typed: Scene = {
  name: "search: texts of the shopper",
  places: ["search: text without results", "search: recent searches", "search: request of a typed text"],
  async run(stage) {
    answerWith(stage, () => ({}));
    const made = await open(stage);
    const shown: string[] = [];
    for (const text of stage.texts) {
      await made.input.fill(oneLine(text));
      const value = (await made.input.inputValue()).trim();
      const message = made.list.getByText(`Brak wyników dla „${value}”`, { exact: true });
      await message.first().waitFor();
      shown.push(value === oneLine(text).trim() ? text : value);
    }
    stage.shows("search: text without results", shown);
    await stage.isClean(made.page);
    const asked = made.asked();
    stage.takes(
      "search: request of a typed text",
      stage.texts.filter((text) => asked.includes(asSent(oneLine(text)).trim())).length,
    );
    const recent: string[] = [];
    for (let from = 0; from < stage.texts.length; from += 5) {
      const some = stage.texts.slice(from, from + 5).map(oneLine);
      await made.page.evaluate((lines) => sessionStorage.setItem("search_recent", lines), some.join("\n"));
      await made.input.fill("");
      await made.page
        .locator("h1, body")
        .first()
        .click({ position: { x: 2, y: 2 } });
      await made.input.click();
      await rendered(made.page);
      await expect.poll(() => made.list.locator(".search_result__item.--recent").count()).toBe(some.length);
      recent.push(
        ...(await made.list.locator(".search_result__item.--recent .search_result__name").allTextContents()),
      );
      await stage.isClean(made.page);
    }
    stage.shows(
      "search: recent searches",
      recent.map((text, index) =>
        text === oneLine(stage.texts[index] ?? "").trim() ? (stage.texts[index] ?? "") : text,
      ),
    );
  },
};

export const searchScenes = [answered, linked, remembered, typed];
