/**
 * The tag and the import map of `npx wyspa tag`: the browser refuses a chunk that differs from its hash, and the page
 * keeps the server's HTML.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { readHashes, tagOf } from "../../../runtime/cli/tag";
import { chunkFiles, pathOf } from "../built-files";
import { bench, type Visit } from "../support";

const b = bench();
const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const fileOf = (key: string) => chunkFiles()[key] ?? "";

/** A page of the standard theme with the printed tag. */
async function open(): Promise<Visit> {
  const tag = tagOf(readHashes(dist), { base: "/wyspa" });
  b.shop.page("/verified", (context) =>
    renderEnvelope({ context, pageType: "text", content: "<h1>Strona</h1>", headExtra: tag }),
  );
  return b.visit({ path: "/verified?script=none" });
}
/** Serves a chunk with further code at its end, as after a change on its way. */
function change(key: string): void {
  const code = readFileSync(`${dist}${fileOf(key)}`, "utf8");
  b.shop.file(`/wyspa/${fileOf(key)}`, `${code};window.changed = true;`, "text/javascript");
}
function restore(key: string): void {
  b.shop.file(`/wyspa/${fileOf(key)}`, readFileSync(`${dist}${fileOf(key)}`, "utf8"), "text/javascript");
}
const type = (page: Visit["page"]) =>
  page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
const hasRun = (page: Visit["page"]) => page.evaluate(() => Reflect.get(window, "changed") === true);
const refusals = (lines: readonly string[]) => lines.filter((line) => /'integrity' attribute/.test(line));

test("intact files run, and the browser has the hash of every chunk that it requested", async () => {
  const { page, console: lines, errors, requests } = await open();
  await type(page);
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  expect([...lines, ...errors]).toEqual([]);
  const listed = await page.evaluate(() =>
    Object.keys(JSON.parse(document.querySelector("script[type=importmap]")?.textContent ?? "{}").integrity),
  );
  const chunks = requests.filter((path) => /^\/wyspa\/(chunks|texts)\/.*\.js$/.test(path));
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.filter((path) => !listed.includes(path))).toEqual([]);
});

describe("a changed chunk", () => {
  test("of an island never runs, even after the shopper tries again; the form stays, and a warning explains it", async () => {
    change("search-panel");
    try {
      const { page, console: lines, status } = await open();
      await type(page);
      await expect.poll(() => status("#menu_search")).toBe("failed");
      await expect.poll(() => refusals(lines).length).toBeGreaterThan(0);
      await expect.poll(() => lines.join("\n")).toContain("print it again with `npx wyspa tag`");
      // Each of these makes the loader try again.
      await page.locator(".menu_search__input").press("End");
      await page.locator(".menu_search__input").click();
      await expect.poll(() => status("#menu_search")).toBe("failed");
      expect(await hasRun(page)).toBe(false);
      await page.locator(".menu_search__input").press("Enter");
      await page.waitForURL(/search\.php\?text=kurtka/);
    } finally {
      restore("search-panel");
    }
  });

  test("of the core leaves the server's HTML on the whole page", async () => {
    change("core");
    try {
      const { page, console: lines, requests } = await open();
      await expect.poll(() => refusals(lines).length).toBeGreaterThan(0);
      await page.locator("h1").click(); // the loader tries again
      await expect.poll(() => requests.filter((path) => pathOf("core").test(path)).length).toBeGreaterThan(1);
      expect(await hasRun(page)).toBe(false);
      expect(await page.locator("#menu_search").isVisible()).toBe(true);
    } finally {
      restore("core");
    }
  });
});
