/**
 * The stand-in's pages that have their own modules (contract D 0). For each page: the outcome when its modules have
 * run, and how far its code has run.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "../support";

type Outcome = (page: Page) => Promise<void>;

const drawn =
  (last: string): Outcome =>
  (page) =>
    page.locator(`html[data-cop$="${last}"]`).waitFor({ state: "attached" });
const vars = (page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, "app_shop").vars[key], name);

/** Keyed by address: what a page shows when its modules have run. */
export const outcomes: Readonly<Record<string, Outcome>> = {
  async "/"(page) {
    await page.locator("html[data-codes=function]").waitFor({ state: "attached" });
    await page.locator('.hotspot[data-omnibus="-5%"]').first().waitFor();
    await page.locator("html[data-hotspot-sliders]").waitFor({ state: "attached" });
  },
  async "/kategoria/x-101"(page) {
    await page.locator('.s_paging__form[data-selects="2 relevance-d true"]').waitFor();
    await page.locator("html[data-compared]").waitFor({ state: "attached" });
  },
  async "/produkt/x-1001"(page) {
    await page.locator('#projector_photos[data-slider~="projector_photos"]').waitFor();
    await page.locator(".deposit_price__value + .deposit_tooltip").waitFor();
  },
  // An island creates the map there, so the modules' handlers for it do not run (`legacy/skipped-maps.ts`).
  async "/stocks.php"(page) {
    await page.locator("#stocks_map .map_note__button").waitFor();
    await page.locator(".store-map__field").waitFor();
  },
  async "/contact.php"(page) {
    await page.locator("#contact_map.--active .map_note__button").waitFor();
  },
  async "/partners.php"(page) {
    await page.locator("#partners_map .map_note__button").waitFor();
  },
  async "/basketedit.php"(page) {
    await expect
      .poll(() => vars(page, "basketGifts"), { timeout: 60_000 })
      .toMatchObject({ before: "", slider: "function" });
    await page.locator(".cop_summary__total").waitFor();
    await page.locator(".cop_costs__label_deposit + .deposit_tooltip").waitFor();
  },
  async "/signin.php"(page) {
    await page.locator(".login_help[data-island-status~=ready]").waitFor();
  },
  async "/login.php"(page) {
    await page.locator(".login_help[data-island-status~=ready]").waitFor();
  },
  async "/client-new.php"(page) {
    await drawn("copModulesSummaryClient")(page);
    await page.locator(".client_prefix__wrapper .f-dropdown-toggle").waitFor();
  },
  async "/place-order.php"(page) {
    await drawn("copModulesSummary")(page);
    await page.locator(".cop_documents .f-dropdown-toggle").waitFor();
  },
};
export const modulePages = Object.entries(outcomes);

/** Opens one of the pages, with its modules; the visitor's basket is not empty. */
export function visitPage(
  b: Bench,
  path: string,
  { before, ...options }: Omit<VisitOptions, "path"> = {},
): Promise<Visit> {
  b.shop.fillBasket("anna", 2);
  b.shop.config.tiles = true;
  return b.visit({
    ...options,
    path: `${path}?modules=1`,
    async before(page) {
      page.setDefaultTimeout(60_000);
      await page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);
      await before?.(page);
    },
  });
}

/** Which of the page's own code has finished: `file` or `file handler 1`. */
export interface Runs {
  readonly begun: readonly string[];
  readonly ended: readonly string[];
}

/** Makes each module record that it reached its last line, and wraps its handlers in the notebook's. */
const noteRuns = (page: Page) =>
  page.route(/\/gfx\/pol\/[\w-]+\.js\.gzip/, async (route) => {
    const [, name = ""] = /([\w-]+)\.js\.gzip/.exec(route.request().url()) ?? [];
    if (/^menu_slider_/.test(name)) return route.continue(); // modules that other modules load
    const response = await route.fetch();
    const text = (await response.text()).replaceAll("app_shop.run(", `__noted("${name}", `);
    await route.fulfill({
      response,
      body: `${text};\n__runs.ended.push("${name}");`,
    });
  });

/** Runs in the page before its scripts. */
function notebook(): void {
  const runs = { begun: [] as string[], ended: [] as string[] };
  let count = 0;
  Object.assign(window, {
    __runs: runs,
    __noted(name: string, task: (...given: unknown[]) => unknown, ...how: unknown[]) {
      count += 1;
      const own = `${name} handler ${count}`;
      Reflect.get(window, "app_shop").run(
        async function (this: unknown, ...given: unknown[]) {
          if (!runs.begun.includes(own)) runs.begun.push(own);
          await Reflect.apply(task, this, given);
          if (!runs.ended.includes(own)) runs.ended.push(own);
        },
        ...how,
      );
    },
  });
}

/** Records how far the page's modules run: each file, and each of its handlers, including late ones. */
export async function watchRuns(page: Page): Promise<void> {
  await page.addInitScript(notebook);
  await noteRuns(page);
}
export const runsOf = (page: Page): Promise<Runs> => page.evaluate(() => Reflect.get(window, "__runs"));
