/**
 * Measures a visit that replaces a section, compared with Turbo and swup: from the click to the paint, and in bytes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shop } from "../../../../fixtures/shop";
import { clickOn } from "../../budgets/interactions/touch";
import { readBuilt } from "../../lab/built";
import { type Lab, pause, type Suite, withShop } from "../../lab/lab";
import { dist } from "../../lab/paths";
import { inTurns } from "../../lab/rounds";
import { cell } from "../../lab/section";
import { median, spread } from "../../lab/statistics";
import { labelOf, type Peer, pathOf, servePeers } from "./peers";

const SLOWDOWN = 4;
/** Milliseconds for which a hand holds the button. */
const HELD_MS = 90;

interface Visited {
  /** Milliseconds from the click to the paint of the new section. */
  readonly first: number;
  readonly later: number;
  /** Files of ours that the page loaded. */
  readonly files: readonly string[];
}

export const visits: Suite = (lab) =>
  withShop({}, async (shop) => {
    const peers = await servePeers(shop);
    const all = await inTurns(lab, peers, (peer) => visitTwice(lab, shop, peer), { seconds: 30 });
    tell(lab, all);
  });

const visitTwice = (lab: Lab, shop: Shop, { name }: Peer): Promise<Visited> =>
  lab.inPage({ shop, slowdown: SLOWDOWN }, async ({ page }) => {
    await page.goto(shop.url + pathOf(name, 1));
    await pause(2_000);
    const visit = async (target: number) => {
      await page.evaluate(
        (wanted) =>
          void Object.assign(window, { benchShown: window.bench.painted("click", "#layout", wanted) }),
        `#page-${target}`,
      );
      await clickOn(page, ".go", HELD_MS);
      const shown = page.evaluate(() => Reflect.get(window, "benchShown") as Promise<number>);
      const taken = await Promise.race([shown, pause(10_000)]);
      if (typeof taken !== "number") throw new Error(`${name} has not shown page ${target}`);
      await pause(500);
      return taken;
    };
    const first = await visit(2);
    const later = await visit(1);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name: url }) => /\/wyspa\/(.+\.js)$/.exec(url)?.[1] ?? []),
    );
    return { first, later, files: [...new Set(files)] };
  });

/** Files that a page loads only for visits: their own code, the page's fetch and the parser. */
function ofVisits(files: readonly string[]): readonly string[] {
  const { chunks } = JSON.parse(readFileSync(join(dist, "meta.json"), "utf8")) as {
    chunks: Readonly<Record<string, { readonly file: string }>>;
  };
  const own = [chunks.visit?.file, chunks.gate?.file];
  return files.filter((file) => own.includes(file));
}

function tell({ report }: Lab, all: ReadonlyMap<Peer, readonly Visited[]>): void {
  const built = readBuilt();
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + built.brotli(file), 0);
  const [[, own = []] = []] = all;
  const files = own[0]?.files ?? [];
  const alone = sum(ofVisits(files));
  report.section({
    suite: "visits",
    title: "A visit in place",
    about: `Two pages with 96 products each; a link replaces one section. The processor is ${SLOWDOWN} times slower; the button is held for ${HELD_MS} ms, as by a hand. Measured from the click to the paint. Bytes are the files that only visits need, after brotli 11.`,
    columns: [
      {
        name: "first visit",
        unit: "ms",
        better: "less",
        why: "as a later visit; its code runs for the first time",
      },
      {
        name: "later visit",
        unit: "ms",
        better: "less",
        chart: "A later visit in place, ms",
        why: "a view transition, and the islands of 96 cards",
      },
      {
        name: "bytes",
        unit: "KB",
        better: "less",
        why: "history, focus, scroll, announcements and scripts of the new section",
      },
    ],
    rows: [...all].map(([{ name, bytes }, runs]) => ({
      ...labelOf(name),
      cells: [
        cell(runs, ({ first }) => first),
        cell(runs, ({ later }) => later),
        spread([(bytes ?? alone) / 1_024]),
      ],
    })),
  });
  report.note(
    `wyspa's bytes are those of visits, with the gate; with entry, core and what else this page loads it is ${sum(files)}`,
  );
  for (const [{ name }, runs] of all)
    if (name !== "wyspa")
      report.budget({
        what: `a later visit takes no longer than with ${name}`,
        actual: median(own.map(({ later }) => later)),
        limit: median(runs.map(({ later }) => later)),
        unit: "ms",
        advisory: true,
      });
}
