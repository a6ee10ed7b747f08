/** The pointer rests on links of a shop: what acts is not requested before the shopper follows it (bar H11). */
import { expect, test } from "vitest";
import { linksAhead } from "../../unit/visit/links-ahead";
import { type OwnBrowser, openOwnBrowser } from "../own-browser";
import { untilQuiet } from "../slow-network";
import { bench } from "../support";

const b = bench();

/** Every fourth of them in `npm test`, because the pointer rests on each. */
const STEP = process.env.WYSPA_FULL === "1" ? 1 : 4;
/** Of the page's own menu, too, so that the test sees links that are requested. */
const REQUESTED = ["/kategoria/kurtki-102", "/search.php?text=kurtka"];
/** Without links that lead away from the shop's server. */
const links = linksAhead
  .filter(([markup]) => !/https:|mailto:|javascript:/.test(markup))
  .filter(([markup], at) => at % STEP === 0 || REQUESTED.some((path) => markup.includes(path)));
const attribute = (markup: string, more: string) => markup.replace("<a ", `<a ${more} `);

/** Puts links on the home page, one per row, and rests the pointer on each. @returns what was requested ahead */
async function restOn(own: OwnBrowser, more: string): Promise<string[]> {
  const rows = links.map(
    ([markup], at) => `<p id="row-${at}" style="margin:0">${attribute(markup, more)}link</a></p>`,
  );
  // A menu of its own, beside the page's.
  b.shop.config.snippets = [
    {
      region: "body_bottom",
      content: `<div id="rows" style="position:fixed;inset:0;z-index:99999;background:#fff;overflow:auto;columns:6;font-size:11px;line-height:18px">${rows.join("")}</div>`,
    },
  ];
  const { page } = own;
  await page.goto(b.shop.url);
  await expect
    .poll(async () => {
      for (const y of [2, 600]) await page.move(2, y);
      return page.evaluate(() => document.querySelectorAll("script[type=speculationrules]").length);
    })
    .toBe(1);
  await untilQuiet(b.shop, 500);
  const from = b.shop.log.length;
  for (const [at] of links.entries()) {
    await page.hover(`#row-${at} a`);
    await new Promise((resolve) => setTimeout(resolve, 280));
  }
  await untilQuiet(b.shop, 500);
  return b.shop.log
    .slice(from)
    .flatMap(({ url, purpose, destination }) => (purpose || destination === "empty" ? [url] : []));
}

const pathIn = (markup: string) => /href="([^"#]*)/.exec(markup)?.[1]?.replaceAll("&amp;", "&") ?? "";
const refused = links.flatMap(([markup, isSafe]) => (isSafe ? [] : [markup]));
const shown = links.flatMap(([markup, isSafe]) => (isSafe ? [pathIn(markup)] : []));
/** Some buttons have the address of a page that is shown. */
const mustNot = refused.map(pathIn).filter((path) => path && !shown.includes(path));

test.each([
  ["plain links", ""],
  ["links to visits", "data-visit data-visit-prefetch"],
])("of %s in nine languages, none that acts is requested when the pointer rests on it", async (_, more) => {
  expect(mustNot.length).toBeGreaterThan(60 / STEP - 5);
  const own = await openOwnBrowser();
  try {
    const asked = (await restOn(own, more)).map((url) => decodeURIComponent(url));
    expect(mustNot.filter((path) => asked.includes(decodeURIComponent(path)))).toEqual([]);
    for (const path of REQUESTED) expect(asked).toContain(path);
  } finally {
    await own.close();
  }
});
