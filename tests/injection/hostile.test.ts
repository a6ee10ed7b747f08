/**
 * Pages whose scripts have taken an API of the browser away, or replaced a built-in (bar R46). The shopper's basket and
 * form still work, by the island or by the server's own form. No exception is thrown.
 */
import { writeFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, describe, expect, test } from "vitest";
import { asShopper, filled, products } from "../browser/mini-basket/shop";
import { sample } from "../browser/sample";
import { bench, type Visit } from "../browser/support";
import { good } from "../browser/validated-form/registration-data";
import { ablations, replacements } from "./hostile-scripts";

const b = bench();

/** How the shopper's wish was carried out. */
type Way = "island" | "server";
const ways = new Map<string, readonly [Way, Way]>();

/** Requests of a native form are navigations. */
const navigations = (page: Page): string[] => {
  const all: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) all.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return all;
};

const open = (code: () => unknown, path: string): Promise<Visit> =>
  b.visit({ path, bare: true, context: asShopper(b), before: (page) => page.addInitScript(code) });

const isQuiet = ({ errors }: Visit) => expect(errors.map(String)).toEqual([]);

/** Puts a product into the basket; it must be there exactly once. */
async function basketJourney(code: () => unknown): Promise<Way> {
  const visitor = filled(b, 0);
  const [product] = products(b);
  const visit = await open(code, product?.link ?? "");
  const gone = navigations(visit.page);
  await visit.page.locator("#projector_button_basket").click();
  await expect.poll(() => visitor.basket.map(({ quantity }) => quantity), { timeout: 30_000 }).toEqual([1]);
  await visit.page.waitForLoadState();
  expect(visitor.basket[0]?.product.id).toBe(product?.id);
  isQuiet(visit);
  return gone.includes("POST /basketchange.php") ? "server" : "island";
}

/** Registers; the form must arrive exactly once, with everything that was typed. */
async function formJourney(code: () => unknown): Promise<Way> {
  filled(b, 0);
  const visit = await open(code, "/client-new.php?register");
  const { page } = visit;
  for (const [id, value] of Object.entries(good)) await page.locator(`#${id}`).fill(value);
  await page.locator("#client_source").selectOption({ index: 1 });
  await page.check("#terms_agree");
  const isReady = (await page.locator("form.cop[data-island-status=ready]").count()) > 0;
  await page.locator("form.cop [type=submit]").first().click();
  await page.waitForURL(/thank-you/, { timeout: 30_000 });
  const posts = b.shop.visitors.of("shopper").sent.filter(({ path }) => path === "/client-new.php");
  expect(posts).toHaveLength(1);
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject(good);
  isQuiet(visit);
  return isReady ? "island" : "server";
}

const journeys = async (name: string, code: () => unknown) => {
  ways.set(name, [await basketJourney(code), await formJourney(code)]);
};

test("25 APIs are taken away and 20 built-ins replaced, at least", () => {
  expect(Object.keys(ablations).length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(replacements).length).toBeGreaterThanOrEqual(20);
});

describe("an API is missing", () => {
  test.each(sample(Object.entries(ablations), 2))("%s: basket and form work", journeys);
});

describe("a built-in is replaced", () => {
  test.each(sample(Object.entries(replacements), 2))("%s: basket and form work", journeys);
});

afterAll(() => {
  const all = [...Object.keys(ablations), ...Object.keys(replacements)];
  if (!process.env.WYSPA_RECORD || !all.every((name) => ways.has(name))) return;
  const table = (names: readonly string[]) => [
    "| what | basket | form |",
    "|---|---|---|",
    ...names.map((name) => `| ${name} | ${ways.get(name)?.join(" | ")} |`),
    "",
  ];
  const text = [
    "# Hostile scripts",
    "",
    `\`npm run test:injection\` · ${new Date().toISOString().slice(0, 10)} · ${all.length} scripts × 2 journeys = ${2 * all.length}`,
    "",
    "`island`: done in place; `server`: done by the server's own form. Exceptions: 0.",
    "",
    "## APIs taken away, one at a time",
    "",
    ...table(Object.keys(ablations)),
    "## Built-ins replaced",
    "",
    ...table(Object.keys(replacements)),
  ];
  writeFileSync(new URL("HOSTILE.md", import.meta.url), text.join("\n"));
});
