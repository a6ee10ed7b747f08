/** What a home page costs until it is quiet: bytes, requests, scripts' time, blocking time, layout shift. */
import { brotliCompressSync } from "node:zlib";
import type { LoggedRequest } from "../../../fixtures/platform";
import { type Lab, pause, phone, type Suite } from "../lab/lab";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { median } from "../lab/statistics";
import { blocking } from "../lab/tasks";
import { record } from "../lab/trace";
import { type Served, withPeers } from "../peers/serve";

const SLOWDOWN = 4;
/** Milliseconds after the load event until idle work is done. */
const REST = 2_000;
const KB = 1_024;
/** The figures of one cause. */
const WHOLE_SHOP = "all features of a shop's page and the old script's names; the others have three features";

interface Load {
  /** Kilobytes of scripts, compressed. */
  readonly script: number;
  /** Kilobytes of the page itself, compressed. */
  readonly page: number;
  /** Kilobytes of scripts that were only prefetched. */
  readonly prefetched: number;
  /** Requests of scripts and of scripts, pictures and styles apart. */
  readonly requests: number;
  readonly scripts: number;
  readonly blocking: number;
  readonly shift: number;
}

export const atLoad: Suite = (lab) =>
  withPeers(async (served) => {
    const loads = await inTurns(lab, served, (one) => loadOnce(lab, one), { warmUp: [], seconds: 100 });
    const bare = [...loads].find(([{ peer }]) => peer.key === "no-script")?.[1] ?? [];
    const floor = median(bare.map(({ scripts }) => scripts));
    lab.report.section({
      suite: "load",
      title: "At load",
      about: `The shop's home page on a phone, with an empty cache and a processor ${SLOWDOWN} times slower, until it is quiet and without a touch. Bytes are those of each file after brotli 11. Requests are those of scripts, and those that scripts send. Script time is what goes beyond the page without a script, which has some of its own. Blocking time is what scripts take beyond 50 ms in a task.`,
      columns: [
        { name: "script", unit: "KB", better: "less", chart: "Script at load, KB", why: WHOLE_SHOP },
        { name: "the page itself", unit: "KB", better: "less" },
        { name: "prefetched when idle", unit: "KB" },
        {
          name: "requests",
          unit: "",
          better: "less",
          why: "core, old names and the grid of phones are files, and the page's data come in one request",
        },
        {
          name: "script time",
          unit: "ms",
          better: "less",
          chart: "Script time at load, ms",
          why: WHOLE_SHOP,
        },
        {
          name: "blocking time",
          unit: "ms",
          better: "less",
          chart: "Blocking time at load, ms",
          why: WHOLE_SHOP,
        },
        { name: "layout shift", unit: "", better: "less" },
      ],
      rows: [...loads].map(([{ peer }, runs]) => ({
        name: peer.name,
        version: peer.version,
        cells: [
          cell(runs, ({ script }) => script),
          cell(runs, ({ page }) => page),
          cell(runs, ({ prefetched }) => prefetched),
          cell(runs, ({ requests }) => requests),
          peer.key === "no-script" ? "–" : cell(runs, ({ scripts }) => scripts - floor),
          cell(runs, (load) => load.blocking),
          cell(runs, ({ shift }) => shift),
        ],
      })),
      notes: [...loads.keys()].map(({ peer: { name, how } }) => `${name}: ${how}`),
    });
  });

let visits = 0;

const loadOnce = (lab: Lab, { shop, path }: Served): Promise<Load> => {
  const visitor = `bench-load-${++visits}`;
  const options = { shop, viewport: phone, slowdown: SLOWDOWN, visitor, asks: ["layout-shift"] } as const;
  return lab.inPage(options, async ({ page }) => {
    const recording = await record(lab.browser, page);
    shop.log.length = 0;
    await page.goto(shop.url + path);
    await pause(REST);
    const tasks = await recording.tasks();
    const log = shop.log.filter(({ url }) => !url.startsWith("/bench/"));
    const isScript = ({ destination, url }: LoggedRequest) => destination === "script" || /\.js$/.test(url);
    const isPrefetch = ({ purpose }: LoggedRequest) => purpose === "prefetch";
    const sum = async (requests: readonly LoggedRequest[]) => {
      const sizes = await Promise.all(requests.map(({ url }) => compressed(shop.url + url)));
      return sizes.reduce((total, size) => total + size, 0) / KB;
    };
    const scripts = log.filter(isScript);
    const shifts = await page.evaluate(() => window.bench.shifts.map(({ value }) => value));
    return {
      script: await sum(scripts.filter((one) => !isPrefetch(one))),
      prefetched: await sum(scripts.filter(isPrefetch)),
      page: brotliCompressSync(await (await fetch(shop.url + path)).text()).length / KB,
      requests: log.filter((one) => isScript(one) || one.destination === "empty").length,
      scripts: tasks.reduce((total, { script }) => total + script, 0),
      blocking: blocking(tasks),
      shift: shifts.reduce((total, value) => total + value, 0),
    };
  });
};

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file after brotli 11, asked for once. */
function compressed(url: string): Promise<number> {
  const size =
    sizes.get(url) ??
    fetch(url).then(async (answer) => brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length);
  sizes.set(url, size);
  return size;
}
