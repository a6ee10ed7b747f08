/** Pages of the demo shop under `npm run dev`: they reload, swap stylesheets in place, and show mistakes of the build. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { liveReload } from "../../../fixtures/live-reload/live-reload";
import { bench } from "../support";

const live = liveReload();
const b = bench({ live });
/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "isMarked") === true);

async function opened() {
  const visit = await b.visit({ path: "/text-page", bare: true });
  await mark(visit.page);
  return visit;
}

test("a page reloads when its scripts have changed", async () => {
  const { page } = await opened();
  live.tell({ kind: "page" });
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
});

test("a stylesheet is swapped without a reload, and what the shopper typed stays", async () => {
  const { page } = await opened();
  await page.locator(".menu_search__input").fill("kurtka");
  // A page that does not listen yet misses the news: the next change reaches it.
  const sheets = () =>
    page
      .locator('link[rel=stylesheet][href*="/theme/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const sheetsAfterChange = () => {
    live.tell({ kind: "styles", files: ["style.css", "other.css"] });
    return sheets();
  };
  await expect.poll(sheetsAfterChange, { interval: 500 }).toEqual([expect.stringContaining("?at=")]);
  await expect.poll(sheets).toEqual([expect.stringMatching(/\/theme\/style\.css\?at=\d+$/)]);
  expect(await isMarked(page)).toBe(true);
  expect(await page.locator(".menu_search__input").inputValue()).toBe("kurtka");
});

test("mistakes are shown with file and line in the page and the console, until they are corrected", async () => {
  const { page, console } = await opened();
  const panel = page.getByRole("alert").filter({ hasText: "islands/tooltip/index.ts" });
  live.tell({ kind: "problems", problems: ["islands/tooltip/index.ts:3:7: Expected identifier"] });
  await panel.waitFor();
  expect(console.join("\n")).toContain("npm run dev: islands/tooltip/index.ts:3:7: Expected identifier");
  // A page that opens later shows it, too.
  const other = await b.visit({ path: "/text-page?csp=strict", bare: true });
  await other.page.getByRole("alert").filter({ hasText: "islands/tooltip/index.ts:3:7" }).waitFor();
  live.tell({ kind: "problems", problems: [] });
  await panel.waitFor({ state: "detached" });
  expect(await isMarked(page)).toBe(true);
});
