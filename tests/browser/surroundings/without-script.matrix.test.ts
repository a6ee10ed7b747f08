/**
 * Shops work by the server's HTML alone (bar R14): with scripts off, and with our files blocked or broken. Each journey
 * ends with what the server holds.
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { nativeJourneys } from "../journeys/native-journeys";
import { sample } from "../sample";
import { bench, type VisitOptions } from "../support";

const b = bench();

/** Ways in which a page is left without our script. */
const withoutTag: Readonly<Record<string, VisitOptions>> = {
  "scripts are off": { context: { javaScriptEnabled: false } },
  "the tag is blocked": { before: (page) => page.route("**/wyspa/wyspa.js", (route) => route.abort()) },
};
/** Here our entry runs, and must step aside: what it has queued is sent natively. */
const withoutChunks: Readonly<Record<string, VisitOptions>> = {
  "every chunk is gone": {
    before: (page) =>
      page.route("**/wyspa/chunks/**", (route) => route.fulfill({ status: 404, body: "Not found" })),
  },
  "chunks come back as pages": {
    before: (page) =>
      page.route("**/wyspa/chunks/**", (route) =>
        route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sklep</h1>" }),
      ),
  },
};

const asShopper = (page: Page) =>
  page.context().addCookies([{ name: "client", value: "shopper", url: b.shop.url }]);

const table = [
  ...Object.entries(withoutTag).map(([absence, options]) => ({
    absence,
    options,
    journeys: sample(nativeJourneys, 6),
  })),
  ...Object.entries(withoutChunks).map(([absence, options]) => ({
    absence,
    options,
    journeys: sample(nativeJourneys, 2),
  })),
];

for (const { absence, options, journeys } of table)
  for (const { name, path, prepare, go } of journeys)
    test(`when ${absence}, shoppers can ${name}`, async () => {
      prepare?.(b.shop);
      const { page, errors } = await b.visit({
        ...options,
        path: typeof path === "function" ? path(b.shop) : path,
        bare: true,
        before: async (own) => {
          await asShopper(own);
          await options.before?.(own);
        },
      });
      await go(page, b.shop);
      // The page's own inline script calls the missing runtime, as it calls the old script.
      const unexpected = errors.filter(({ message }) => message !== "app_shop.runApp is not a function");
      expect(unexpected.map(String)).toEqual([]);
      // Otherwise the journey would show nothing about the absence.
      expect(await page.locator("[data-island-status=ready]").count()).toBe(0);
    });

test("the journeys are twelve", () => expect(nativeJourneys).toHaveLength(12));
