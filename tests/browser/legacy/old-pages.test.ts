import type { Page } from "playwright";
import { expect, test } from "vitest";
import { sample } from "../sample";
import { bench } from "../support";

const b = bench();
const asAnna = (page: Page) =>
  page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);

/** A page that a cache kept for a year: no view mark, no globals, names that no longer exist (bar R16). */
const frozen = `<!doctype html><html><body>
  <form id="menu_search" action="/search.php"><input class="menu_search__input" name="text" aria-label="Szukaj">
    <div class="search_result"></div></form>
  <div id="menu_basket"><a class="top_basket__sub" href="/basketedit.php"><span class="badge">0</span></a></div>
  <div data-island="carousel-2025">Karuzela</div>
  <div data-island="mini-basket">Koszyk</div>
  <script src="/wyspa/wyspa.js"></script></body></html>`;

test("a page cached long ago works with the newest script, and unknown islands stay as the server sent them", async () => {
  b.shop.fillBasket("anna", 2);
  b.shop.page("/frozen", frozen);
  const { page, errors, console: lines } = await b.visit({ path: "/frozen", before: asAnna });
  await expect.poll(() => page.locator(".badge").textContent()).toBe("2");
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  expect(await page.getByText("Karuzela").count()).toBe(1);
  const linesAbout = (host: string) => lines.filter((line) => line.includes(host));
  await expect.poll(() => linesAbout('data-island="carousel-2025"')).toHaveLength(1);
  expect(linesAbout("carousel-2025")[0]).toContain("Valid names: add-to-basket, ");
  // The second basket has no link.
  await expect.poll(() => linesAbout("mini-basket: the host contains nothing like this")).toHaveLength(1);
  expect(errors).toEqual([]);
});

/** Newer parts of the platform; each test removes one (bar R15). */
const younger = [
  "scheduler",
  "BroadcastChannel",
  "IntersectionObserver",
  "ResizeObserver",
  "requestIdleCallback",
  "Intl.PluralRules",
  "navigator.sendBeacon",
  "navigator.connection",
  "String.prototype.toWellFormed",
  "Promise.withResolvers",
  "AbortSignal.any",
  "AbortSignal.timeout",
  "crypto.randomUUID",
  "structuredClone",
  "Array.prototype.findLast",
  "Array.prototype.toSorted",
  "Object.groupBy",
  "Element.prototype.checkVisibility",
  "HTMLDialogElement",
  "PerformanceNavigationTiming",
];

for (const name of sample(younger, 7))
  test(`without ${name} the header is filled in and search shows suggestions`, async () => {
    b.shop.fillBasket("anna", 2);
    const { page, errors } = await b.visit({
      before: async (of) => {
        await asAnna(of);
        await of.addInitScript((path) => {
          const steps = path.split(".");
          const last = steps.pop() ?? "";
          const owner = steps.reduce<Record<string, unknown>>(
            (object, step) => object[step] as Record<string, unknown>,
            globalThis as unknown as Record<string, unknown>,
          );
          Reflect.deleteProperty(owner, last);
          if (last in owner) Object.defineProperty(owner, last, { value: undefined, configurable: true });
        }, name);
      },
    });
    await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("2");
    await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

test("search works with GraphQL variables as with literals", async () => {
  const config = encodeURIComponent(JSON.stringify({ graphqlMode: "variables" }));
  const { page } = await b.visit({ path: `/?config=${config}` });
  await page.locator(".menu_search__input").fill("kurtka");
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  const { body = "" } = b.shop.requests.find(({ endpoint }) => endpoint === "graphql") ?? {};
  expect(JSON.parse(body).variables).toEqual({ text: "kurtka", limit: 6 });
});
