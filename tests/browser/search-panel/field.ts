/** Drives the header's search like a shopper, for browser tests of the search panel. */

import { parse, type StringValueNode, visit as walk } from "graphql";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "../support";

export interface Search extends Visit {
  readonly form: Locator;
  readonly input: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly active: Locator;
  /** The texts that the platform received, in order. */
  asked(): string[];
  /** Enters a text at once, replacing the field's text: a pause between keys would request half of it. */
  type(text: string): Promise<void>;
  /** Types, and waits for options. */
  find(text: string): Promise<void>;
  /** Classes of `html` that the search sets. */
  pageClasses(): Promise<string[]>;
}

/** Opens a page and focuses the field; on a phone through the link that opens the overlay. */
export async function search(bench: Bench, options: VisitOptions = {}): Promise<Search> {
  const visit = await bench.visit(options);
  const { page } = visit;
  const made = parts(bench, visit);
  const isPhone = (options.viewport?.width ?? 1366) < 768;
  await page.locator(isPhone ? ".menu_search__mobile" : ".menu_search__input").click();
  await visit.ready("#menu_search");
  await expect.poll(() => hasFocus(page)).toBe(true);
  return made;
}

export function parts(bench: Bench, visit: Visit): Search {
  const { page } = visit;
  const input = page.locator(".menu_search__input");
  const options = page.locator("#menu_search [role=option]");
  const type = async (text: string) => {
    await input.press("Control+a");
    await input.press("Delete");
    await page.keyboard.insertText(text);
  };
  return {
    ...visit,
    form: page.locator("#menu_search"),
    input,
    list: page.locator(".search_result"),
    options,
    active: page.locator("#menu_search [aria-selected=true]"),
    asked: () => bench.shop.requests.filter(({ body }) => body.includes("productsTextSearch")).map(textOf),
    type,
    async find(text) {
      await type(text);
      await expect
        .poll(() => page.locator(".search_result [role=option]:not(.--start *)").count())
        .toBeGreaterThan(0);
      await expect.poll(() => input.getAttribute("data-value")).toBe(text);
      await expect.poll(() => page.evaluate(() => document.querySelector(".--loading"))).toBeNull();
    },
    pageClasses: () =>
      page.evaluate(() =>
        [...document.documentElement.classList].filter((name) => /^--(search|results)/.test(name)),
      ),
  };
}

export const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches(".menu_search__input") ?? false);

/** The text in a request's document, extracted by a real GraphQL parser. */
function textOf({ body }: { readonly body: string }): string {
  const texts: string[] = [];
  const take = (node: StringValueNode) => void texts.push(node.value);
  walk(parse(JSON.parse(body).query), { StringValue: take });
  return texts.join("|");
}
