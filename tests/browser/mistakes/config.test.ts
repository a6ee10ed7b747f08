/** Mistakes in the configuration: the theme designer reads each in the console, and a valid one loads no sentences. */
import { expect, test } from "vitest";
import { bench } from "../support";

const b = bench();
const SENTENCES = /\/tools-/;

async function visit(config: string) {
  const warned: string[] = [];
  const requested: string[] = [];
  const visit = await b.visit({
    path: `/text-page?config=${encodeURIComponent(config)}`,
    async before(page) {
      page.on("console", (message) => {
        if (message.type() === "warning") warned.push(message.text());
      });
      page.on("request", (request) => requested.push(request.url()));
    },
  });
  return { ...visit, warned, requested };
}

test("each mistake is one warning with the nearest right name, and the rest of the configuration counts", async () => {
  const { warned, errors } = await visit(
    JSON.stringify({
      serch: { limit: 4 },
      search: { limit: "4" },
      islands: { minibasket: false },
      preset: "standart",
      language: "eng",
    }),
  );
  await expect.poll(() => warned.filter((text) => text.startsWith("Wyspa:")).length).toBe(4);
  const all = warned.join("\n");
  expect(all).toContain('no key "serch". Did you mean "search"?');
  expect(all).toContain('"search.limit" must be a number, not "4". It is ignored.');
  expect(all).toContain('names "minibasket", which is not an island. Did you mean "mini-basket"?');
  expect(all).toContain('"preset" must be "standard" or "none", not "standart".');
  expect(errors).toEqual([]);
});

test("JSON that cannot be read is explained, and the page works with the defaults", async () => {
  const { warned, page, errors } = await visit('{ "search": { "limit": 4 }');
  await expect.poll(() => warned.join("\n")).toContain("is not valid JSON");
  await page.locator("#menu_basket[data-island-status]").waitFor({ state: "attached" });
  expect(errors).toEqual([]);
});

test("a valid configuration loads no sentences about mistakes", async () => {
  const { warned, page, requested } = await visit(
    JSON.stringify({
      search: { minLength: 3 },
      islands: { "mini-basket": false },
      accountsUrl: "https://accounts.sklep.test/",
    }),
  );
  await page.locator("[data-island-status=ready]").first().waitFor({ state: "attached" });
  await expect.poll(() => requested.filter((url) => /\/page-check-/.test(url))).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => SENTENCES.test(url))).toEqual([]);
  expect(warned.filter((text) => text.startsWith("Wyspa:"))).toEqual([]);
});

test("the shop's own texts load the keys of all texts, and a misspelt key is one warning", async () => {
  const { warned, requested, errors } = await visit(
    JSON.stringify({ texts: { "dialog.close": "Zamknij", "search-panel.al": "Wszystko", "": "x" } }),
  );
  const ours = () => warned.filter((text) => text.startsWith("Wyspa:"));
  await expect.poll(() => ours().length).toBe(2);
  expect(ours().join("\n")).toContain(
    '"texts" names "search-panel.al", which is not the key of a text, so it is ignored. Did you mean "search-panel.all"?',
  );
  expect(requested.filter((url) => SENTENCES.test(url))).toHaveLength(1);
  expect(errors).toEqual([]);
});
