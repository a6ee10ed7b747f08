import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bench, type Visit } from "../support";

const b = bench();
const dist = new URL("../../../dist/", import.meta.url);
const manifest = () => JSON.parse(readFileSync(new URL("manifest.json", dist), "utf8"));

const type = (page: Visit["page"]) =>
  page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
const suggestions = (page: Visit["page"]) => page.locator(".search_result__item.--product").count();

for (const fault of ["404", "404-html", "200-html", "truncated", "reset"] as const)
  test(`a chunk that fails once with "${fault}" is requested again, and the island mounts`, async () => {
    b.shop.faults.set("wyspa", fault, { path: /search-panel-\w+\.js$/, times: 1 });
    const { page, errors } = await b.visit({
      before: (of) =>
        of.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
    });
    await type(page);
    await expect.poll(() => suggestions(page)).toBeGreaterThan(0);
    expect(b.shop.errorReports).toEqual([]);
    expect(errors).toEqual([]);
  });

test("a page older than the last deploy finds the current file in the manifest", async () => {
  const { chunks, ...rest } = manifest();
  const today = "chunks/search-panel-TODAY000.js";
  const code = readFileSync(new URL(chunks["search-panel"], dist), "utf8");
  b.shop.file(
    "/wyspa/manifest.json",
    JSON.stringify({ ...rest, chunks: { ...chunks, "search-panel": today } }),
    "application/json",
  );
  b.shop.file(`/wyspa/${today}`, code, "text/javascript");
  b.shop.faults.set("wyspa", "404", { path: new RegExp(chunks["search-panel"]) });
  const { page } = await b.visit();
  await type(page);
  await expect.poll(() => suggestions(page)).toBeGreaterThan(0);
});

test("a chunk that fails for good leaves the server's form, with what was typed, and one report", async () => {
  b.shop.file("/wyspa/manifest.json", JSON.stringify(manifest()), "application/json");
  b.shop.faults.set("wyspa", "404", { path: /search-panel-\w+\.js/ });
  const { page, status, errors } = await b.visit();
  await type(page);
  await expect.poll(() => status("#menu_search")).toBe("failed");
  expect(await page.locator(".menu_search__input").inputValue()).toBe("kurtka");
  await expect.poll(() => b.shop.errorReports.length).toBe(1);
  expect(b.shop.errorReports[0]?.stack).toContain("search-panel load");
  await page.locator(".menu_search__input").press("Enter");
  await page.waitForURL(/search\.php\?text=kurtka/);
  expect(errors).toEqual([]);
});

test("a chunk that hangs gets a second, parallel attempt after 5 s", async () => {
  b.shop.faults.set("wyspa", "hang", { path: /search-panel-\w+\.js$/, times: 1 });
  const { page, ready } = await b.visit({
    before: (of) =>
      of.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  });
  await type(page);
  await ready("#menu_search");
  await expect.poll(() => suggestions(page)).toBeGreaterThan(0);
});
