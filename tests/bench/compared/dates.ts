/** A calendar for a date field, beside flatpickr: what it costs, how fast it opens, and what axe finds in it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { renderEnvelope, type Shop } from "../../../fixtures/shop";
import { clickOn } from "../budgets/interactions/touch";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { root } from "../lab/paths";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { buildFlavours } from "../peers/build-flavours";
import { bundleModules, named } from "../peers/bundle";
import { moduleTag } from "../peers/peer";
import { wyspa, wyspaLean } from "../peers/wyspa";

const SLOWDOWN = 4;
const REST = 1_000;
const KB = 1_024;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Way {
  readonly name: string;
  readonly version: string;
  readonly shop: Shop;
  readonly path: string;
  /** What is pressed to open the calendar, the calendar itself, and its button for the next month. */
  readonly opener: string;
  readonly calendar: string;
  readonly next: string;
}

interface Dates {
  /** Kilobytes of scripts that only this page loads, and the calendar's stylesheet. */
  readonly bytes: number;
  readonly first: number;
  readonly later: number;
  readonly month: number;
  readonly violations: number;
}

const field = (marker: string) =>
  `<p><label for="day">Dzień dostawy</label> <input id="day" name="day" ${marker}></p>`;
const ours = {
  path: "/dates/wyspa",
  opener: ".date-picker__button",
  calendar: "dialog.date-picker",
  next: "dialog.date-picker .vanilla-calendar-arrow_next",
} as const;
const flatpickr = {
  name: "flatpickr",
  path: "/dates/flatpickr",
  opener: "#day",
  calendar: ".flatpickr-calendar.open",
  next: ".flatpickr-calendar.open .flatpickr-next-month",
} as const;

export const dates: Suite = (lab) =>
  withShop({}, (usual) =>
    withShop({ dist: buildFlavours().lean }, async (lean) => {
      const files = await bundleModules(["flatpickr-page.ts"], "/peers");
      for (const shop of [usual, lean]) offerPages(shop, files);
      const ways: readonly Way[] = [
        { ...wyspa, ...ours, shop: usual },
        { ...wyspaLean, ...ours, shop: lean },
        { ...flatpickr, version: named("flatpickr"), shop: usual },
      ];
      const runs = await inTurns(lab, ways, (way) => useOnce(lab, way), { warmUp: [], seconds: 30 });
      lab.report.section({
        suite: "dates",
        title: "Dates",
        about: `A date field on a page of the shop, on a processor ${SLOWDOWN} times slower. Bytes are scripts and styles that the page loads beyond the same page without the field, which is touched, too, after brotli 11. Times are those from the press to the paint. Axe looks at the open calendar, with the rules of WCAG 2.2 AA and its best practices.`,
        columns: [
          {
            name: "bytes",
            unit: "KB",
            better: "less",
            chart: "A date field: bytes, KB",
            why: "typed and pasted spellings in nine languages, days of delivery, and the shop's rules",
          },
          {
            name: "first opening",
            unit: "ms",
            better: "less",
            chart: "A calendar’s first opening, ms",
            why: "a modal dialog with names of days for screen readers; its code runs for the first time",
          },
          {
            name: "later opening",
            unit: "ms",
            better: "less",
            why: "a modal dialog with names of days for screen readers",
          },
          { name: "next month", unit: "ms", better: "less" },
          { name: "violations", unit: "", better: "less" },
        ],
        rows: [...runs].map(([{ name, version }, used]) => ({
          name,
          version,
          cells: [
            cell(used, ({ bytes }) => bytes),
            cell(used, ({ first }) => first),
            cell(used, ({ later }) => later),
            cell(used, ({ month }) => month),
            cell(used, ({ violations }) => violations),
          ],
        })),
        notes: ["The date field of Wyspa is plain TypeScript, so both flavours run the same files."],
      });
    }),
  );

function offerPages(shop: Shop, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) shop.file(path, text, "text/javascript");
  const style = readFileSync(join(root, "node_modules/flatpickr/dist/flatpickr.min.css"), "utf8");
  shop.file("/peers/flatpickr.css", style, "text/css");
  const put = (path: string, content: string, more: object) =>
    shop.page(path, (context) =>
      renderEnvelope({
        context,
        pageType: "text",
        bare: true,
        content: `<h1>Dostawa</h1>${content}`,
        ...more,
      }),
    );
  put(ours.path, field('data-island="date-picker"'), {});
  put(`${ours.path}/bare`, "", {});
  const without = { scriptTag: "", lastScript: "" };
  const head = '<link rel="stylesheet" href="/peers/flatpickr.css">';
  put(flatpickr.path, field(""), {
    ...without,
    headExtra: `${head}${moduleTag("/peers/flatpickr-page.js")}`,
  });
  put(`${flatpickr.path}/bare`, "", without);
}

const useOnce = async (lab: Lab, way: Way): Promise<Dates> => {
  const { shop, path, opener, calendar, next } = way;
  const options = { shop, slowdown: SLOWDOWN } as const;
  const without = await lab.inPage(options, async ({ page }) => {
    shop.log.length = 0;
    await page.goto(`${shop.url}${path}/bare`);
    await pause(REST);
    await page.locator("h1").click(); // what the first touch of any page loads is not the field's
    await pause(REST / 2);
    return loadedBy(shop);
  });
  return lab.inPage(options, async ({ page }) => {
    shop.log.length = 0;
    await page.goto(shop.url + path);
    await pause(REST);
    const open = () => painted(page, "pointerdown", () => clickOn(page, opener), "body", calendar);
    const first = await open();
    await pause(REST / 2);
    const bytes = await bytesOf(
      shop,
      loadedBy(shop).filter((url) => !without.includes(url)),
    );
    const month = await painted(page, "click", () => clickOn(page, next), calendar);
    const { violations } = await new AxeBuilder({ page }).include(calendar).withTags(TAGS).analyze();
    await page.keyboard.press("Escape");
    await page.locator(calendar).waitFor({ state: "hidden" });
    await page.locator("h1").click();
    await pause(REST / 2);
    const later = await open();
    return { bytes, first, later, month, violations: violations.length };
  });
};

const loadedBy = (shop: Shop) => shop.log.map(({ url }) => url).filter((url) => /\.(js|css)$/.test(url));

async function bytesOf(shop: Shop, urls: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of new Set(urls)) {
    const answer = await fetch(shop.url + url);
    bytes += brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  }
  return bytes / KB;
}

/** Milliseconds from the event to the paint after `wanted` is there, or after any change within an element. */
async function painted(page: Page, event: string, act: () => Promise<void>, within: string, wanted?: string) {
  await page.evaluate(
    ([type, place, wish]) =>
      void Object.assign(window, { benchShown: window.bench.painted(String(type), place, wish) }),
    [event, within, wanted] as const,
  );
  await act();
  return page.evaluate(() => Reflect.get(window, "benchShown") as Promise<number>);
}
