/**
 * Measures maps with 1,000, 10,000 and 100,000 points, compared with Leaflet and its clusters on the same tiles. It
 * measures the time until clusters are shown, and how long opening and panning block the page.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { renderEnvelope, type Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { root } from "../lab/paths";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { median } from "../lab/statistics";
import { longest, type Task } from "../lab/tasks";
import { record } from "../lab/trace";
import { named } from "../peers/bundle";

const COUNTS = [1_000, 10_000, 100_000] as const;
const WAYS = ["wyspa", "leaflet"] as const;
type Way = (typeof WAYS)[number];
type Count = (typeof COUNTS)[number];
type Key = `${Way} ${Count}`;
/** Leaflet opens 100,000 points in one task of seven seconds. */
const isMeasured = (way: Way, count: Count) => way === "wyspa" || count < 100_000;
/** Milliseconds from the call to the clusters, with 10,000 points. */
const CLUSTERS_MS = 1_000;
/** Milliseconds of script in one task. */
const LONGEST = 50;
const STEPS = 24;
const PATIENCE = 60_000;

interface Pass {
  /** Milliseconds from the call to the first visible cluster, and to the first tile. */
  readonly clusters: number;
  readonly tile: number;
  /** Longest script in one task while the map opened, and while it was panned. */
  readonly opening: number;
  readonly panning: number;
}

export const maps: Suite = (lab) =>
  withShop({}, async (shop) => {
    offerPages(shop);
    const keys = COUNTS.flatMap((count) =>
      WAYS.filter((way) => isMeasured(way, count)).map((way): Key => `${way} ${count}`),
    );
    const passes = await inTurns<Key, Pass>(lab, keys, (key) => passOnce(lab, shop, key), {
      warmUp: ["wyspa 1000"],
      seconds: 60,
    });
    tell(lab, passes);
    judge(lab, passes);
  });

const names = { wyspa: "Wyspa", leaflet: "Leaflet with markercluster" } as const;

function tell({ report }: Lab, passes: ReadonlyMap<Key, readonly Pass[]>): void {
  const versions = {
    wyspa: `0.1.0, ${named("maplibre-gl", "supercluster")}`,
    leaflet: named("leaflet", "leaflet.markercluster"),
  } as const;
  for (const count of COUNTS) {
    const points = count.toLocaleString("en");
    report.section({
      suite: "maps",
      title: `Maps with ${points} points`,
      about: `One map with the same points and tiles, after its page has been quiet. Measured from the call that opens the map; a cluster counts once no message covers it.${count < 100_000 ? "" : " Leaflet is left out: it takes about seven seconds in one task."}`,
      columns: [
        {
          name: "first clusters",
          unit: "ms",
          better: "less",
          ...(count === 1_000 && { chart: "A map with 1,000 points: first clusters, ms" }),
        },
        {
          name: "first tile",
          unit: "ms",
          better: "less",
          why: "the engine draws by WebGL, which a page must start first",
          ...(count === 1_000 && { chart: "A map with 1,000 points: first tile, ms" }),
        },
        { name: "longest script while opening", unit: "ms", better: "less" },
        { name: "while panning", unit: "ms", better: "less" },
      ],
      rows: WAYS.filter((way) => isMeasured(way, count)).map((way) => {
        const runs = passes.get(`${way} ${count}`) ?? [];
        return {
          name: names[way],
          version: versions[way],
          cells: [
            cell(runs, ({ clusters }) => clusters),
            cell(runs, ({ tile }) => tile),
            cell(runs, ({ opening }) => opening),
            cell(runs, ({ panning }) => panning),
          ],
        };
      }),
    });
  }
}

function judge({ report }: Lab, passes: ReadonlyMap<Key, readonly Pass[]>): void {
  const of = (key: Key, pick: (pass: Pass) => number) => median((passes.get(key) ?? []).map(pick));
  report.budget({
    what: "10,000 points: clusters after the map opens",
    actual: of("wyspa 10000", ({ clusters }) => clusters),
    limit: CLUSTERS_MS,
    unit: "ms",
  });
  report.budget({
    what: "1,000 points: first clusters, beside Leaflet",
    actual: of("wyspa 1000", ({ clusters }) => clusters) / of("leaflet 1000", ({ clusters }) => clusters),
    limit: 1.25,
    unit: "×",
    advisory: true,
  });
  report.budget({
    what: "100,000 points: longest script in a task while panning",
    actual: of("wyspa 100000", ({ panning }) => panning),
    limit: LONGEST,
    unit: "ms",
  });
  report.budget({
    what: "100,000 points: longest script in a task while they are given to the map and it opens",
    actual: of("wyspa 100000", ({ opening }) => opening),
    limit: LONGEST,
    unit: "ms",
    advisory: true, // includes the start of the map engine
  });
}

const points = `Array.from({ length: Number(new URLSearchParams(location.search).get("count")) }, (_, i) => ({
  id: String(i), label: "Punkt " + i, lat: 49.2 + (i * 7919 % 100003) / 100003 * 5.4, lng: 14.3 + (i * 104729 % 100019) / 100019 * 9.4 }))`;
const box = `<h1>Mapa</h1><div id="mapa" data-island="mapa" style="height:600px"></div>`;

/** Each page has `benchOpen()`, which resolves with the first cluster, and `benchPan(step)`, which pans. */
const ours = `
  const points = ${points};
  const watch = (root, done) => new MutationObserver((_, observer) => {
    // A message that covers the map hides its markers.
    if (!root.querySelector(".marker-cluster") || root.querySelector(".map_note")) return;
    observer.disconnect();
    done(performance.now());
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["class"] });
  let begin;
  wyspa.define("mapa", async () => ({ mount(host, context) { begin(host, context); } }), { when: "load" });
  const mounted = new Promise((resolve) => { begin = (host, context) => resolve([host, context]); });
  window.benchOpen = async () => {
    const [host, context] = await mounted;
    const from = performance.now();
    const end = new Promise((done) => watch(host, done));
    let ready;
    const firstTile = new Promise((done) => { ready = done; });
    const map = window.benchMap = await context.openMap(host, { center: { lat: 52, lng: 19 }, zoom: 7, label: "Mapa", begin: "asked", onReady: () => ready(performance.now()) });
    map.setPoints(points);
    const until = await end;
    return { clusters: until - from, tile: (await firstTile) - from };
  };
  window.benchPan = (step) => window.benchMap.setView({ lat: 51 + (step % 6) / 4, lng: 17 + (step % 8) / 2 }, 7 + step % 3);`;

const theirs = `
  const points = ${points};
  window.benchOpen = async () => {
    const host = document.querySelector("#mapa");
    const from = performance.now();
    const map = window.benchMap = L.map(host, { center: [52, 19], zoom: 7, zoomAnimation: false, fadeAnimation: false });
    const firstTile = new Promise((done) => L.tileLayer(window.benchTiles).on("tileload", () => done(performance.now())).addTo(map));
    const group = L.markerClusterGroup({ maxClusterRadius: 50, animate: false });
    group.addLayers(points.map(({ lat, lng }) => L.marker([lat, lng])));
    map.addLayer(group);
    while (!host.querySelector(".marker-cluster")) await new Promise(requestAnimationFrame);
    const until = performance.now();
    return { clusters: until - from, tile: (await firstTile) - from };
  };
  window.benchPan = (step) => window.benchMap.setView([51 + (step % 6) / 4, 17 + (step % 8) / 2], 7 + step % 3, { animate: false });`;

function offerPages(shop: Shop): void {
  const read = (path: string) => readFileSync(join(root, "node_modules", path), "utf8");
  const tiles = `window.benchTiles = ${JSON.stringify(`${shop.maps.origin}/tiles/{z}/{x}/{y}.png`)};`;
  shop.file(
    "/bench/leaflet.js",
    `${read("leaflet/dist/leaflet.js")}\n${read("leaflet.markercluster/dist/leaflet.markercluster.js")}`,
    "text/javascript",
  );
  shop.file(
    "/bench/leaflet.css",
    `${read("leaflet/dist/leaflet.css")}${read("leaflet.markercluster/dist/MarkerCluster.css")}`,
    "text/css",
  );
  shop.page(
    "/bench/leaflet",
    `<!doctype html><link rel="stylesheet" href="/bench/leaflet.css">${box}<script src="/bench/leaflet.js"></script><script>${tiles}${theirs}</script>`,
  );
  shop.page("/bench/wyspa", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `${box}<script>addEventListener("DOMContentLoaded", () => {${ours}});</script>`,
    }),
  );
}

/** Every call from here runs in a timer, because traces do not show how long an evaluation itself takes. */
const passOnce = (lab: Lab, shop: Shop, key: Key): Promise<Pass> =>
  lab.inPage({ shop }, async ({ page }) => {
    const [way, count] = key.split(" ");
    await page.goto(`${shop.url}/bench/${way}?tiles=1&count=${count}`);
    await page.waitForFunction(() => "benchOpen" in window, undefined, { timeout: PATIENCE });
    await pause(1_000);
    const opening = await record(lab.browser, page);
    const { clusters, tile } = await page.evaluate(
      () =>
        new Promise<{ clusters: number; tile: number }>((resolve) => {
          setTimeout(() => resolve(Reflect.get(window, "benchOpen")()));
        }),
    );
    await pause(1_500); // until the tiles are loaded
    const tasks = await opening.tasks();
    const panning = await record(lab.browser, page);
    await pan(page);
    return { clusters, tile, opening: scriptOf(tasks), panning: scriptOf(await panning.tasks()) };
  });

async function pan(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await page.evaluate((at) => {
      setTimeout(() => Reflect.get(window, "benchPan")(at));
    }, step);
    await pause(60);
  }
}

const scriptOf = (tasks: readonly Task[]) => longest(tasks)?.script ?? 0;
