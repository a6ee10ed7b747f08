/**
 * `npm run map`: draws every site-wide element at the four view types, before and after its interaction, as one sheet
 * per element. The sheets go into tests/.results/map/. Words after `--` choose elements by name; `--look=NAME` chooses
 * a look. `--look=strict` uses the strict theme at two widths, and adds dialogs, selects and lists. `--dist=FOLDER`
 * draws with another build and `--out=FOLDER` into another folder, to compare two builds on the same pages.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { startShop } from "../../fixtures/shop";
import { comeTo, type FrameElement, frameElements, views } from "../browser/access/frame-elements";
import { ensureBrowser } from "../tools/ensure-browser.mjs";
import { strictElements } from "./strict-elements";

interface Look {
  readonly context?: BrowserContextOptions;
  /** Overrides the widths of the view types. */
  readonly width?: number;
  readonly css?: string;
  readonly rtl?: boolean;
  /** The strict theme, at the widths of a phone and of a desktop. */
  readonly strict?: boolean;
}
const looks: Readonly<Record<string, Look>> = {
  plain: {},
  rtl: { rtl: true },
  forced: { context: { forcedColors: "active" } },
  calm: { context: { reducedMotion: "reduce" } },
  narrow: { width: 320 },
  strict: { strict: true },
  large: { css: "html{font-size:200%!important}" },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    look: { type: "string", default: "plain" },
    dist: { type: "string" },
    out: { type: "string", default: resolve(import.meta.dirname, "../.results/map") },
  },
});
const { out } = values;
const look = looks[values.look];
if (!look) throw new Error(`--look is one of ${Object.keys(looks).join(", ")}`);
const all = look.strict ? [...frameElements, ...strictElements] : frameElements;
const chosen = all.filter(({ name }) => !positionals.length || positionals.includes(name));

/** A picture of the page as it is now, or a placeholder when there is no action. */
async function draw(
  browser: Browser,
  element: FrameElement,
  { view, width, height }: (typeof views)[number],
): Promise<string[]> {
  const shop = await startShop({ ...(values.dist && { dist: resolve(values.dist) }) });
  const context = await browser.newContext({ viewport: { width, height }, ...look?.context });
  const page = await context.newPage();
  const where = `${element.name} at ${width} px`;
  page.on("pageerror", ({ message }) => console.log(`${where}: ${message}`));
  try {
    await context.addCookies([{ name: "client", value: "anna", url: shop.url }]);
    element.prepare?.(shop, "anna");
    if (look?.strict) shop.config.theme = "strict";
    if (look?.rtl)
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.documentElement) return;
          document.documentElement.setAttribute("dir", "rtl");
          observer.disconnect();
        }).observe(document, { childList: true });
      });
    await page.goto(shop.url + element.path);
    if (look?.css) await page.addStyleTag({ content: look.css });
    await page.evaluate(() => window.wyspa?.ready);
    await comeTo(page, element);
    await page.waitForTimeout(300);
    const before = await shot(page);
    const acted = await element.act(page, view);
    await page.waitForTimeout(500);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) console.log(`${where}: the page is ${beyond} px wider than its window`);
    return acted === false ? [before] : [before, await shot(page)];
  } catch (error) {
    console.log(`${where}: ${String(error).split("\n")[0]}`);
    return [await shot(page)];
  } finally {
    await context.close();
    await shop.close();
  }
}

const shot = async (page: Page) => (await page.screenshot({ type: "jpeg", quality: 60 })).toString("base64");

/** All pictures of an element on one sheet: a column per view type. */
async function sheet(browser: Browser, name: string, columns: readonly string[][]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  const pictures = columns
    .map((shots) => `<td>${shots.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join("")}</td>`)
    .join("");
  await page.setContent(
    `<style>td{vertical-align:top;padding:6px;background:#888}img{display:block;height:440px;margin-bottom:6px}</style><table><tr>${pictures}</tr></table>`,
  );
  await page.locator("table").screenshot({ path: join(out, `${values.look}-${name}.png`) });
  await page.close();
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const widths = look.width
  ? [{ view: 1, width: look.width, height: 640 } as unknown as (typeof views)[number]]
  : views.filter(({ view }) => !look.strict || view === 1 || view === 4);
for (const element of chosen) {
  const columns: string[][] = [];
  for (const view of widths) columns.push(await draw(browser, element, view));
  await sheet(browser, element.name, columns);
}
await browser.close();
console.log(`${chosen.length} sheets in ${out}`);
