/** Measures one load of a page with hosts: from navigation until the last island is mounted and the page is idle. */
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { longest, longestSlice, type Task } from "../../lab/tasks";
import { record } from "../../lab/trace";

/** Milliseconds after the last mount whose work (observers, events) still counts towards its cost. */
const AFTERMATH = 250;

export interface Load {
  /** Milliseconds since navigation until the last island was mounted; 0 when nothing mounts. */
  readonly mounted: number;
  /** Milliseconds of the main thread's own time for the whole page. */
  readonly cpu: number;
  /** The task with the longest script. */
  readonly longest: Task | null;
  /** Milliseconds, without garbage collection. */
  readonly longestSlice: number;
  /** JavaScript heap after garbage collection, in MB. */
  readonly heap: number;
}

export interface LoadOptions {
  readonly shop: Shop;
  readonly path: string;
  readonly mounts: boolean;
  readonly slowdown?: number;
}

export const measureLoad = (lab: Lab, { shop, path, mounts, slowdown = 1 }: LoadOptions): Promise<Load> =>
  lab.inPage({ shop, slowdown }, async ({ page, cdp }) => {
    const recording = await record(lab.browser, page);
    await page.goto(shop.url + path);
    const mounted = mounts ? await page.evaluate(() => window.bench.all) : 0;
    await pause(AFTERMATH * slowdown);
    const tasks = await recording.tasks();
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return {
      mounted,
      cpu: tasks.reduce((sum, task) => sum + task.cpu, 0),
      longest: longest(tasks),
      longestSlice: longestSlice(tasks),
      heap: usedSize / 1e6,
    };
  });
