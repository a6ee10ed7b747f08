/**
 * Other scripts change each island's host before the shopper touches it, and the touch still has its outcome (bars R19,
 * R48). `npm run test:matrix` runs all cells and writes VANDALS.md.
 */
import { writeFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { type Act, insertForeign, markupActs, throwOutWrapper } from "../browser/runtime/vandals";
import { sample } from "../browser/sample";
import { untilQuiet } from "../browser/slow-network";
import { type Bench, bench, phone } from "../browser/support";
import type { Touch } from "../browser/touches/touch";
import { touches, untouched } from "../browser/touches/touches";
import { cellsTogether, closeShops, inOwnShop } from "./own-shop";

const b = bench();
const SOME = 8;
const PATIENCE_MS = 20_000;

const vandals: Readonly<Record<string, Act>> = {
  ...markupActs,
  "removes React's wrapper": throwOutWrapper,
  "puts foreign nodes into React's wrapper": insertForeign,
};

interface Cell {
  readonly name: string;
  readonly touch: Touch;
  readonly what: string;
  readonly act: Act;
}
/** What no island handles, and what the page does not have before the touch. */
const isOfIsland = ({ islands, name }: Touch) => islands.length > 0 && name !== "the way back to the top";
const cells: readonly Cell[] = touches.filter(isOfIsland).flatMap((touch) =>
  Object.entries(vandals).map(([what, act]) => ({
    name: `${touch.name}: a script ${what}`,
    touch,
    what,
    act,
  })),
);
const held = new Set<string>();

afterAll(async () => {
  await closeShops();
  if (cells.every(({ name }) => held.has(name))) writeResults();
});

/** The host of the touched island, or the touched part where a page's own element is the host. */
async function spoil(page: Page, { host }: Touch, act: Act): Promise<void> {
  const island = await page.evaluateHandle((selector) => {
    const part = document.querySelector<HTMLElement>(selector);
    return part?.closest<HTMLElement>("[data-island-status]") ?? part;
  }, host);
  const element = island.asElement();
  if (!element) throw new Error(`no ${host}`);
  await element.evaluate(act as (host: Node) => unknown);
}

/** @returns what is wrong; empty = the cell holds */
async function tryCell({ shop, visit }: Bench, { touch, act }: Cell): Promise<string[]> {
  touch.prepare?.(shop);
  const { path, viewport = phone } = touch;
  const errors: string[] = [];
  const cookie = { name: "client", value: "shopper", url: shop.url };
  const { page } = await visit({
    path: typeof path === "function" ? path(shop) : path,
    viewport,
    context: { hasTouch: true, isMobile: true },
    async before(opened) {
      await opened.context().addCookies([cookie]);
      opened.on("pageerror", ({ message }) => errors.push(message));
      await touch.before?.(opened);
    },
  });
  page.setDefaultTimeout(PATIENCE_MS);
  await untilQuiet(shop, 400);
  await spoil(page, touch, act);
  await untilQuiet(shop, 400);
  await touch.act(page);
  const end = performance.now() + PATIENCE_MS;
  // A page that navigates away does not answer.
  while (!(await touch.has(page, shop).catch(() => false))) {
    if (performance.now() > end) return [...errors, "no outcome"];
    await untilQuiet(shop, 100);
  }
  return errors;
}

test("each island has a touch, or a reason why it needs none", () => {
  const touched = new Set(touches.flatMap(({ islands }) => islands));
  expect(Object.keys(untouched).filter((name) => touched.has(name))).toEqual([]);
});

cellsTogether("the touch has its outcome", () => {
  for (const cell of sample(cells, SOME))
    test(cell.name, { timeout: 120_000 }, async () => {
      expect(await inOwnShop(b.browser, (own) => tryCell(own, cell))).toEqual([]);
      held.add(cell.name);
    });
});

/** Islands as rows, vandals as columns, the number of touches that had their outcome in each. */
function writeResults(): void {
  const columns = Object.keys(vandals);
  const line = (parts: readonly (string | number)[]) => `| ${parts.join(" | ")} |`;
  const islands = [...new Set(touches.flatMap((touch) => touch.islands))].sort();
  const countOf = (island: string, what: string) =>
    cells.filter((cell) => cell.what === what && cell.touch.islands.includes(island)).length;
  const rows = islands.map((island) => line([island, ...columns.map((what) => countOf(island, what))]));
  const none = Object.entries({ ...untouched, "back-to-top": "makes its link while the page scrolls" }).map(
    ([island, reason]) => `- ${island}: ${reason}`,
  );
  writeFileSync(
    new URL("VANDALS.md", import.meta.url),
    `# Scripts that change the page

Written by \`npm run test:matrix\` when every cell holds; last on ${new Date().toISOString().slice(0, 10)}. A script changes an
island's host, and then a finger touches it. A number counts the touches that had their outcome: ${cells.length} cells. A touch
that passes through several islands counts for each of them.

${[line(["island", ...columns]), line(["island", ...columns].map(() => "---")), ...rows].join("\n")}

## Islands without a touch

${none.join("\n")}
`,
  );
}
