/**
 * No failure is permanent (bar L3): each feature is used while its file fails, once or for a while, and works
 * afterwards. The table is derived from the build; a file without a feature fails the test.
 */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chunkFiles, nameOf } from "../built-files";
import type { Feature } from "../features/contract";
import { featureOfChunk, featureOfTexts } from "../features/of-files";
import { sparing } from "../runtime/pages";
import { filesAsked, untilQuiet } from "../slow-network";
import { bench, type Visit } from "../support";

const b = bench();
const dist = new URL("../../../dist/", import.meta.url);
const scripts = (folder: string) => readdirSync(new URL(folder, dist)).filter((name) => name.endsWith(".js"));

interface Row {
  readonly name: string;
  /** Matches the file's path. */
  readonly path: RegExp;
  readonly feature: Feature | undefined;
}

/** The features of a file's modules, each once. A file that every page loads is tried by its first one. */
const featuresOf = (path: string): (Feature | undefined)[] => {
  const keys = Object.entries(chunkFiles()).flatMap(([key, file]) => (file === path ? [key] : []));
  const features = [...new Set(keys.flatMap((key) => [featureOfChunk[key]].flat()))];
  return keys.includes("core") ? features.slice(0, 1) : features;
};

/** Chunks that the bundler shares between files have no name of their own. */
const chunks: Row[] = scripts("chunks/")
  .filter((file) => !/^chunk-[A-Z0-9]{8}\.js$/.test(file))
  // The browser fetches workers itself; maps-that-fail covers maps without them.
  .filter((file) => !/^map-(clusters|worker)-/.test(file))
  .flatMap((file) => {
    const name = nameOf(`chunks/${file}`);
    const path = new RegExp(`/chunks/${file}$`);
    const features = featuresOf(`chunks/${file}`);
    return features.map((feature, at) => ({ name: at ? `${name} (${at + 1})` : name, path, feature }));
  });
const [build] = readdirSync(new URL("texts/", dist));
const texts: Row[] = scripts(`texts/${build}/eng/`).map((file) => {
  const unit = file.replace(/\.js$/, "");
  const path = new RegExp(`/texts/${build}/eng/${file}$`);
  return { name: `texts eng/${unit}`, path, feature: featureOfTexts[unit] };
});
const rows = [...chunks, ...texts];

async function open({ path = "/", viewport, context, prepare, before }: Feature): Promise<Visit> {
  prepare?.(b);
  const visit = await b.visit({
    path: typeof path === "function" ? path(b) : path,
    bare: true,
    ...(viewport && { viewport }),
    ...(context && { context: context(b) }),
    // Disables prefetching, so that the shopper's own request fails.
    async before(page) {
      await sparing(page);
      await before?.(page);
    },
  });
  visit.page.setDefaultTimeout(10_000);
  return visit;
}
const timesAsked = ({ path }: Row) =>
  filesAsked(b.shop).filter((asked) => path.test(`/${asked.split("?")[0]}`)).length;
const come = (feature: Feature, { page }: Visit) =>
  expect.poll(() => feature.has(page, b).catch(() => false)).toBe(true);
const comesSoon = async (feature: Feature, { page }: Visit): Promise<boolean> => {
  const end = performance.now() + 6_000;
  while (!(await feature.has(page, b).catch(() => false))) if (performance.now() > end) return false;
  return true;
};

test("every file that the build writes has a feature in the table", () => {
  expect(rows.filter(({ feature }) => !feature).map(({ name }) => name)).toEqual([]);
});

describe("a file that fails once is requested again at once, unnoticed by the shopper", () => {
  for (const row of rows)
    test(row.name, async () => {
      const { feature } = row;
      if (!feature) throw new Error("no feature needs this file");
      b.shop.faults.set("wyspa", "500-html", { path: row.path, times: 1 });
      const visit = await open(feature);
      await feature.act(visit.page, b);
      await come(feature, visit);
      await expect.poll(() => timesAsked(row)).toBe(2);
      expect(visit.errors).toEqual([]);
      if (feature.isNoisy) return;
      expect(visit.console).toEqual([]);
      expect(b.shop.errorReports).toEqual([]);
    });
});

describe("a file that fails every time loads on the next use, as soon as the server answers", () => {
  for (const row of rows)
    test(row.name, async () => {
      const { feature } = row;
      if (!feature) throw new Error("no feature needs this file");
      b.shop.faults.set("wyspa", "500-html", { path: row.path });
      const visit = await open(feature);
      const { page } = visit;
      const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
      if (!feature.navigates) await mark();
      await (feature.attempt ?? feature.act)(page, b).catch(() => {});
      await expect.poll(() => timesAsked(row)).toBeGreaterThanOrEqual(2);
      await untilQuiet(b.shop, 300); // the runtime has its answers
      b.shop.faults.clear();
      if (feature.navigates) {
        await page.waitForURL((url) => !url.pathname.endsWith("/visits/"));
        await mark();
      }
      // The first use may only load the file: meanwhile a link navigates, and a pointer counts after a while.
      await expect
        .poll(
          async () => {
            await (feature.again ?? feature.act)(page, b);
            return comesSoon(feature, visit);
          },
          { timeout: 40_000 },
        )
        .toBe(true);
      if (!feature.again) expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      expect(visit.errors).toEqual([]);
    });
});
