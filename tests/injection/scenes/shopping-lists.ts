/** Shopping lists: the dialog that chooses a list, and a list's own page. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { asShopper } from "../../browser/mini-basket/shop";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { escaped, type Stage, seen } from "../stage";
import { attribute, attributesOf, flat, hostsPage, textsOf } from "./hosts";

const listed = (text: string, index: number) =>
  `<p data-list_id="${index + 1}"><a href="/shoppinglist.php?id=${index + 1}" data-list_href="true" data-list_name="true">${escaped(text)}</a> <b data-list_count="true">0</b></p>`;

/** The outcome of the next request. The server's answer names and links the list of that request. */
interface Answer {
  text: string;
  isRefused: boolean;
}

const answering = (stage: Stage, { text, isRefused }: Partial<Answer>): void =>
  stage.b.shop.faults.set("graphql", () =>
    isRefused
      ? { data: null, errors: [{ message: text }] }
      : {
          data: {
            addToShoppingList: { status: "success" },
            shoppingList: { name: text, link: text, productCount: 1 },
          },
        },
  );

const toast = async (page: Page): Promise<string> =>
  (await page.locator(".alertek__text").textContent()) ?? "";

const chooser: Scene = {
  name: "shopping-lists: the dialog",
  places: [
    ...["name of a list", "name of the button", "message of success", "reason of a refusal"],
    ...["name in the answer", "address in the answer"],
  ].map((part) => `shopping-lists: ${part}`),
  async run(stage) {
    const { texts } = stage;
    const visit = await hostsPage(
      stage,
      `${texts.map(listed).join("")}<div class="product" data-product_id="1002"><a class="to_list" href="#addToList" data-island="shopping-lists" data-island-when="load">Dodaj do listy</a></div>`,
      { ready: 1, context: asShopper(stage.b) },
    );
    const { page } = visit;
    await page.locator(".to_list").dispatchEvent("click");
    const rows = page.locator("dialog .sl_choose__item");
    await expect.poll(() => rows.count()).toBe(texts.length);
    const names = await textsOf(visit, ".sl_choose__name");
    stage.shows("shopping-lists: name of a list", names, "markup");
    const labels = await attributesOf(visit, ".sl_choose__button", "aria-label");
    stage.contains("shopping-lists: name of the button", labels, "markup");
    await stage.isClean(page);

    const saved: string[] = [];
    const refused: string[] = [];
    for (const [index, text] of texts.entries()) {
      const save = rows.nth(index).locator(".sl_choose__button");
      const told = async (wanted: string, answer: Partial<Answer>) => {
        answering(stage, answer);
        await save.dispatchEvent("click");
        await expect
          .poll(async () => asSent(await toast(page)), { interval: 10, message: text })
          .toContain(asSent(wanted).trim());
        return toast(page);
      };
      refused.push(await told(seen(text, "server"), { text, isRefused: true }));
      saved.push(await told(`Dodano do listy ${seen(text, "markup").trim()}`, { text }));
      await expect.poll(() => rows.nth(index).locator(".sl_choose__count").textContent()).toBe("1");
    }
    stage.shows("shopping-lists: reason of a refusal", refused, "server");
    stage.contains("shopping-lists: message of success", saved, "markup");
    stage.shows("shopping-lists: name in the answer", await textsOf(visit, ".sl_choose__name"), "server");
    stage.takes("shopping-lists: address in the answer", await page.locator("a[data-list_href]").count());
    await stage.isClean(page);
  },
};

/** Runs in the page: waits for a condition, at most some seconds. */
const withWaiting = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, {
      until: async <Value>(read: () => Value): Promise<NonNullable<Value>> => {
        for (let frame = 0; frame < 600; frame++) {
          const value = read();
          if (value) return value;
          await new Promise(requestAnimationFrame);
        }
        throw new Error(`This has not come: ${read}`);
      },
    });
  });

declare const until: <Value>(read: () => Value) => Promise<NonNullable<Value>>;

const own: Scene = {
  name: "shopping-lists: a list's own page",
  places: [
    ...["question before a list is deleted", "name to change", "typed name", "name in the page"],
    "size of a product",
  ].map((part) => `shopping-lists: ${part}`),
  async run(stage) {
    const { texts } = stage;
    stage.b.shop.faults.set("graphql", () => ({
      data: { any: { status: "success" }, shoppingList: null },
    }));
    const product = (text: string) =>
      `<div class="sl_products__product" data-product_id="1002"${attribute("data-product_size", text)}><button type="button" data-list_action="remove">Usuń</button></div>`;
    const action = (name: string) => `<button type="button" data-list_action="${name}">${name}</button>`;
    const visit = await hostsPage(
      stage,
      `<section class="shopping_list" data-island="shopping-lists" data-island-when="load" data-list_id="7"><h1 data-list_name="true">Lista</h1>
       ${["rename", "delete"].map(action).join("")}${texts.map(product).join("")}${product("uniw")}</section>`,
      { ready: 1, context: asShopper(stage.b) },
    );
    const { page } = visit;
    await withWaiting(page);
    const shown: string[][] = [];
    for (const text of texts) {
      shown.push(await page.evaluate(renameOnce, JSON.stringify(text)));
      await stage.isClean(page);
    }
    const of = (index: number) =>
      flat(
        stage,
        shown.map((one) => one[index] ?? ""),
        "plain",
      );
    stage.shows("shopping-lists: question before a list is deleted", of(0));
    // A field for one line has no line breaks.
    stage.takes("shopping-lists: name to change", shown.filter(([, value]) => value).length);
    stage.takes("shopping-lists: typed name", shown.filter(([, , told]) => told).length);
    stage.takes("shopping-lists: name in the page", shown.filter(([, , , name]) => name).length);
    const rows = page.locator(".sl_products__product");
    for (let left = texts.length; left > 0; left--) {
      await rows.first().locator("button").dispatchEvent("click");
      await expect.poll(() => rows.count(), { interval: 10 }).toBe(left);
    }
    stage.takes("shopping-lists: size of a product", texts.length);
    await stage.isClean(page);
  },
};

/** Runs in the page: asks before deletion, then renames the list. @returns what the shopper sees */
async function renameOnce(json: string): Promise<string[]> {
  const text: string = JSON.parse(json);
  const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector);
  const name = find("[data-list_name]");
  if (name) name.textContent = text;
  const closed = () => until(() => !find("dialog[open]"));
  find("[data-list_action=delete]")?.click();
  const no = await until(() => find("dialog[open] .sl_confirm .--outline"));
  const question = find("dialog[open] :is(h1, h2)")?.textContent ?? "";
  no.click();
  await closed();
  find("[data-list_action=rename]")?.click();
  const field = await until(() => find<HTMLInputElement>("dialog[open] .sl_create__input"));
  const before = field.value;
  field.value = `${text}!`;
  find<HTMLFormElement>("dialog[open] form")?.requestSubmit();
  await closed();
  const typed = `${field.value}`.trim();
  const told = await until(() =>
    find(".alertek__text")?.textContent?.includes(typed) && name?.textContent === typed ? typed : "",
  );
  return [question, before, told, name?.textContent ?? ""];
}

export const shoppingListScenes = [chooser, own];
