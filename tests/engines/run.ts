/**
 * `npm run test:engines`: uses every island once in Chromium, Firefox and WebKitGTK, and writes RESULTS.md. Arguments
 * are names of engines or islands; with them, no file is written. Screenshots of failures are in tests/.results/engines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostSelectors } from "../../fixtures/gallery/host-selectors";
import { type Shop, startShop } from "../../fixtures/shop";
import type { Descriptor } from "../../runtime/contracts/island";
import { descriptors } from "../../runtime/islands/generated/all";
import { chromiumEngine } from "./chromium";
import { type Engine, type EnginePage, eventually, type RunningEngine } from "./engine";
import { firefoxEngine } from "./firefox";
import type { Ability, Smoke, Use } from "./smokes/contract";
import { smokes } from "./smokes/smokes";
import { type Cell, type Column, tableOf } from "./table";
import { webkitEngine } from "./webkit";

const all: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const isWanted = ({ name }: { readonly name: string }) => wanted.includes(name.toLowerCase());
/** The named ones; all of them when no name is among the arguments. */
const chosen = <Named extends { readonly name: string }>(of: readonly Named[]): readonly Named[] =>
  of.some(isWanted) ? of.filter(isWanted) : of;
const engines = chosen(all);
const islands = chosen<Descriptor>(descriptors);
const pictures = "tests/.results/engines";

/** An expression: whether the island is mounted on one of its hosts. */
const isMounted = (island: Descriptor) =>
  `(() => {
    const hosts = ${JSON.stringify(hostSelectors(island))}.flatMap((selector) => [...document.querySelectorAll(selector)]);
    return hosts.some((host) => {
      const status = host.getAttribute("data-island-status") ?? "";
      return status === "ready" || status.split(" ").includes("${island.name}:ready");
    });
  })()`;

/** @returns what is wrong, or `null` */
async function faultOf(page: EnginePage, shop: Shop, island: Descriptor, use: Use): Promise<string | null> {
  await use.act?.(page);
  if (!(await eventually(() => page.read(use.has)))) return `no outcome: ${use.has}`;
  if (!use.endsHost && !(await eventually(() => page.read(isMounted(island)))))
    return `not mounted on ${await page.read("location.href")}`;
  const [report] = shop.errorReports;
  return report ? `reported: ${report.stack.slice(0, 300)}` : null;
}

async function firstMissing(page: EnginePage, needs: readonly Ability[]): Promise<string | null> {
  for (const { name, probe } of needs) if (!(await page.read<boolean>(probe))) return name;
  return null;
}

async function cellOf(page: EnginePage, shop: Shop, island: Descriptor, smoke: Smoke): Promise<Cell> {
  const open = async ({ path = smoke.path ?? `/wyspa/${island.name}/live`, size = "desktop" }: Use) => {
    shop.reset();
    await page.open(shop.url + path, island.name, size);
  };
  await open(smoke);
  const lacks = await firstMissing(page, smoke.needs ?? []);
  const reason = `no ${lacks}`;
  if (lacks && !smoke.instead) return { outcome: "skipped", reason };
  if (lacks && smoke.instead) await open(smoke.instead);
  const fault = await faultOf(page, shop, island, (lacks && smoke.instead) || smoke);
  if (fault) return { outcome: "failed", reason: fault };
  return lacks ? { outcome: "fallback", reason } : { outcome: "passed" };
}

async function columnOf(engine: Engine, shop: Shop): Promise<Column> {
  const missing = engine.missing();
  if (missing) {
    console.log(
      `${engine.name}: not run, because ${missing} is not installed. Install it: ${engine.install}`,
    );
    return { engine: engine.name, version: null, cells: {} };
  }
  const running: RunningEngine = await engine.start();
  const cells: Record<string, Cell> = {};
  try {
    for (const island of islands) {
      const smoke = smokes[island.name];
      const cell: Cell = smoke
        ? await cellOf(running.page, shop, island, smoke).catch(
            (error: unknown): Cell => ({ outcome: "failed", reason: String(error) }),
          )
        : { outcome: "failed", reason: "this island has no smoke" };
      cells[island.name] = cell;
      console.log(
        `${engine.name}: ${island.name}: ${[cell.outcome, cell.reason].filter(Boolean).join(": ")}`,
      );
      if (cell.outcome === "failed") await keepPicture(running.page, engine, island);
    }
  } finally {
    await running.close();
  }
  return { engine: engine.name, version: running.version, cells };
}

async function keepPicture(page: EnginePage, engine: Engine, island: Descriptor): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const picture = await page.screenshot().catch(() => null);
  if (picture) writeFileSync(join(pictures, `${engine.name}-${island.name}.png`), picture);
}

const shop = await startShop();
const columns: Column[] = [];
for (const engine of engines) columns.push(await columnOf(engine, shop));
await shop.close();
const failed = columns.flatMap(({ engine, cells }) =>
  Object.entries(cells)
    .filter(([, { outcome }]) => outcome === "failed")
    .map(([island]) => `${engine}: ${island}`),
);
const isWhole = !wanted.length && columns.every(({ version }) => version !== null);
if (isWhole) writeFileSync(join(import.meta.dirname, "RESULTS.md"), tableOf(columns, islands));
else console.log("RESULTS.md is unchanged, because not every island ran in every engine.");
console.log(failed.length ? `Failed:\n  ${failed.join("\n  ")}` : "No smoke failed.");
process.exit(failed.length ? 1 : 0);
