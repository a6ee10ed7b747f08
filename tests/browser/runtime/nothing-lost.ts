/**
 * Checks that a planted fault loses nothing: remembers the page before it, and compares everything that must survive.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Shop } from "../../../fixtures/shop";
import { quietFor, type Visit } from "../support";
import { loaders, pageState } from "./page-state";

export interface Survived {
  /** The message of the planted fault; the only error that may reach the window. */
  readonly planted: RegExp;
  /** Number of error reports, by default one; each must contain `named`. */
  readonly reports?: number;
  readonly named?: string;
  /** Selectors of elements that may have the focus in place of the element that had it. */
  readonly focusOr?: readonly string[];
  /** A link of the server's HTML that must still navigate to its page. It is followed last. */
  readonly link?: string;
}

export interface Watch {
  expectNothingLost(expected: Survived): Promise<void>;
}

/** Remembers the page's state. @param sick selector of the host whose island is about to fail */
export async function watch(visit: Visit, shop: Shop, sick: string): Promise<Watch> {
  const { page, errors } = visit;
  const before = await pageState(page, sick);
  return {
    async expectNothingLost({ planted, reports = 1, named, focusOr = [], link }) {
      const after = await pageState(page, sick);
      expect(after.texts).toMatchObject(before.texts);
      if (after.focus !== before.focus)
        expect(
          await page.evaluate((all) => all.some((one) => document.activeElement?.matches(one)), focusOr),
        ).toBe(true);
      expect(after.others).toEqual(before.others);
      expect(await othersAnswer(page, sick)).toEqual([]);
      expect(errors.filter(({ message }) => !planted.test(message))).toEqual([]);
      await expectReports(page, shop, reports, named);
      expect(await loaders(page)).toEqual([]);
      if (link) {
        await page.locator(link).click();
        await page.waitForURL((url) => !url.pathname.includes("test-page"));
      }
    },
  };
}

/** Expects exactly this number of reports, also a moment later. */
export async function expectReports(page: Page, shop: Shop, count: number, named?: string): Promise<void> {
  await expect.poll(() => shop.errorReports.length).toBeGreaterThanOrEqual(count);
  await quietFor(page, 300);
  const told = shop.errorReports.map(({ stack }) => stack);
  expect(told, told.join("\n\n")).toHaveLength(count);
  for (const { endpoint, method, query } of shop.requests)
    if (endpoint === "errorlog") expect([method, Object.keys(query)]).toEqual(["POST", ["JSerror"]]);
  if (named && count) expect(shop.errorReports[0]?.stack).toMatch(new RegExp(`^wyspa \\S+ ${named} `));
}

/** Uses every other island once. @returns those that did not react */
const othersAnswer = (page: Page, sick: string): Promise<string[]> =>
  page.evaluate(async (own) => {
    const dumb: string[] = [];
    const turn = () => new Promise((done) => setTimeout(done, 50));
    for (const host of document.querySelectorAll<HTMLElement>("[data-island~=counter]")) {
      if (host.matches(own) || host.dataset.islandStatus !== "ready") continue;
      const output = host.querySelector("[data-island-root] output");
      const before = Number(output?.textContent);
      host.querySelector<HTMLElement>("[data-island-root] [name=more]")?.click();
      for (let turns = 0; turns < 40 && Number(output?.textContent) !== before + 1; turns++) await turn();
      if (Number(output?.textContent) !== before + 1) dumb.push(host.id);
    }
    for (const host of document.querySelectorAll<HTMLElement>("[data-island=quiet]"))
      if (!host.dataset.quiet) dumb.push(host.id);
    return dumb;
  }, sick);
