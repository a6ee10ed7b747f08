/**
 * The page API keeps its promises when any file is missing (bar L8): a call that never rejects still resolves, with the
 * value from the documentation.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { chunkFiles, pathOf } from "../built-files";
import { sparing } from "../runtime/pages";
import { sample } from "../sample";
import { bench, quietFor } from "../support";

const b = bench();
const AT_ONCE = 4;
/** Number of files to test in `npm test`. */
const SOME = 8;

/** The calls; `allowed` lists the results of each, including those without its file. */
const calls = {
  storefront: `wyspa.storefront(["Basket"])`,
  clientExists: `wyspa.clientExists("anna@sklep.test")`,
  validateObject: `wyspa.validateObject({ zipcode: "nic", region: "1143020143" }, ["zipcode"])`,
  markBrightness: `wyspa.markBrightness(document.querySelector("img"))`,
  alert: `wyspa.alert("Tekst")`,
  modal: `wyspa.modal({ text: "Tekst" })`,
  loading: `wyspa.loading(true)`,
  add: `wyspa.basket.add({ id: "999999999" })`,
  refresh: `wyspa.basket.refresh()`,
} as const;
type Call = keyof typeof calls;

const allowed: Readonly<Record<Call, readonly unknown[]>> = {
  storefront: [false, "object"],
  clientExists: [false, true],
  validateObject: [true, false],
  markBrightness: [null, "light", "dark"],
  alert: [undefined],
  modal: [null, "object"],
  loading: [null, "object"],
  add: ["not ok"],
  refresh: ["ok", "not ok"],
};

/** The result of every call in one word: `rejected: …` for a rejection, `silent` when it never settles. */
const outcomes = (page: Page, names = Object.keys(calls) as Call[]): Promise<Record<string, unknown>> =>
  page.evaluate(
    async (all) => {
      const word = (answer: unknown) => {
        if (typeof answer !== "object" || answer === null) return answer;
        const isOk = Reflect.get(answer, "ok");
        return isOk === undefined ? "object" : isOk ? "ok" : "not ok";
      };
      const told = all.map(async ([name, code]) => {
        try {
          const late = new Promise((resolve) => setTimeout(() => resolve("silent"), 30_000));
          return [name, word(await Promise.race([new Function(`return ${code}`)(), late]))];
        } catch (error) {
          return [name, `rejected: ${error}`];
        }
      });
      return Object.fromEntries(await Promise.all(told));
    },
    names.map((name) => [name, calls[name]] as const),
  );

/** Opens a page for a visitor whose requests for one file always fail. */
async function without(key: string, path = "/text-page") {
  const visitor = `without-${key.replace(/\W/g, "-")}`;
  b.shop.faults.set("wyspa", "500-html", { path: pathOf(key), visitor });
  return b.visit({
    path,
    bare: true,
    async before(page) {
      await page.context().addCookies([{ name: "client", value: visitor, url: b.shop.url }]);
      await sparing(page);
    },
  });
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

test("whichever file is missing, no call rejects and every answer is a documented one", {
  timeout: 600_000,
}, async () => {
  const wrong: string[] = [];
  await forEach(sample(Object.keys(chunkFiles()), SOME), async (key) => {
    const { page, errors, context } = await without(key);
    const told = await outcomes(page);
    for (const name of Object.keys(calls) as Call[])
      if (!allowed[name].includes(told[name])) wrong.push(`${key}: ${name} → ${told[name]}`);
    wrong.push(...errors.map(({ message }) => `${key}: ${message}`));
    await context.close();
  });
  expect(wrong).toEqual([]);
});

test("without the core, every call returns its documented fallback", async () => {
  const { page, errors } = await without("core");
  expect(await outcomes(page)).toEqual({
    storefront: false,
    clientExists: false,
    validateObject: true,
    markBrightness: null,
    alert: undefined,
    modal: null,
    loading: null,
    add: "not ok",
    refresh: "not ok",
  });
  expect(errors).toEqual([]);
});

test("without the transport, calls to the shop return their fallbacks without an error", async () => {
  const { page } = await without("transport");
  expect(await outcomes(page, ["clientExists", "validateObject", "add"])).toEqual({
    clientExists: false,
    validateObject: true,
    add: "not ok",
  });
});

describe("a missing file is reported once, however often it is needed", () => {
  test("dialog", async () => {
    const { page } = await without("dialog");
    expect((await outcomes(page, ["modal"])).modal).toBe(null);
    expect((await outcomes(page, ["modal"])).modal).toBe(null);
    await expect.poll(() => b.shop.errorReports.length).toBeGreaterThan(0);
    await quietFor(page, 500);
    expect(b.shop.errorReports).toHaveLength(1);
  });
});

describe("a visit without its code falls back to browser navigation", () => {
  for (const key of ["core", "visit", "visit-arrival", "transport"])
    test(`wyspa.visit without ${key}`, async () => {
      const { page, errors } = await without(key, "/visits/");
      await page.evaluate(() => void window.wyspa.visit("/visits/b"));
      await page.waitForURL(/\/visits\/b$/, { timeout: 30_000 });
      await page.locator("h1", { hasText: "Strona B" }).waitFor();
      expect(errors).toEqual([]);
    });

  for (const key of ["visit", "visit-arrival"])
    test(`app_shop.fn.load without ${key}`, async () => {
      const { page, errors } = await without(key, "/visits/");
      await page.evaluate(() => window.wyspa.ready);
      await page.evaluate(() => {
        Reflect.get(window, "app_shop").fn.load("/visits/b", [["#content"]]);
      });
      await page.waitForURL(/\/visits\/b$/, { timeout: 30_000 });
      await page.locator("h1", { hasText: "Strona B" }).waitFor();
      expect(errors).toEqual([]);
    });
});
