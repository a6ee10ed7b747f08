/** Shoppers whose delivery is forced to another country or postal code, for browser tests of the notice. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { forcedCookies } from "../../../fixtures/server/forced-endpoint";
import type { ForcedKind } from "../../../fixtures/visitors";
import type { Bench, Visit, VisitOptions } from "../support";

export const VISITOR = "anna";

/** Sets cookies with unencoded values. */
export const putCookies = (page: Page, url: string, cookies: Readonly<Record<string, string>>) =>
  page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));

/** Opens a page for a shopper with these forced values, and with the cookies that the platform writes. */
export async function forcedVisit(
  b: Bench,
  kinds: readonly ForcedKind[],
  { before, ...options }: VisitOptions = {},
): Promise<Visit> {
  for (const kind of kinds) b.shop.visitors.of(VISITOR).forced.add(kind);
  const cookies = kinds.map((kind): [string, string] => {
    const [name, value] = forcedCookies[kind];
    return [name, JSON.stringify(value)];
  });
  return b.visit({
    ...options,
    async before(page) {
      await putCookies(page, b.shop.url, { client: VISITOR, ...Object.fromEntries(cookies) });
      await before?.(page);
    },
  });
}

export const notice = (page: Page) => {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    goOn: dialog.getByRole("button", { name: "Kontynuuj" }),
    restore: dialog.getByRole("button", { name: /^Przywróć domyślny/ }),
    message: dialog.locator(".region_forced__message"),
  };
};

/** The page's forced-region cookies, read like the standard theme's script reads them: raw JSON. */
export const cookiesOf = async (page: Page): Promise<Record<string, unknown>> => {
  const all = await page.evaluate(() => document.cookie.split("; "));
  const pairs = all.filter((pair) => /^set\w+Forced=/.test(pair)).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, JSON.parse(value)]));
};

/** Waits until the cookies are deleted and the page is reloaded, without the notice. */
export async function renewed(page: Page): Promise<void> {
  await page.locator("#modal").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.readyState === "complete");
  expect(await cookiesOf(page)).toEqual({});
}

/** The mutations that the platform received, by the suffix of their address. */
export const asked = ({ shop }: Bench): string[] =>
  shop.requests
    .filter(({ query }) => query.mutation)
    .map(({ query, body }) => `${query.mutation}: ${JSON.parse(body).query}`);
