/** Long sessions: visits leak nothing (bar R26). 40 visits in `npm test`, 500 with WYSPA_FULL=1. */
import type { CDPSession, Page } from "playwright";
import { expect, test } from "vitest";
import { bench } from "./support";
import { openPage } from "./visits";

const b = bench();
const isFull = process.env.WYSPA_FULL === "1";
const COUNT = isFull ? 500 : 40;
const WARM_UP = isFull ? 100 : 20;

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/**
 * Bytes of all objects and strings of the page's scripts. Compiled code does not count, because it grows while the
 * engine optimises. Neither does what playwright makes the browser remember of requests.
 */
async function heapOf(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", add);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = (types[type] as readonly string[])[nodes[node + type] ?? 0] ?? "";
    if (!/code|native|hidden|synthetic/.test(kind)) sum += nodes[node + size] ?? 0;
  }
  return sum;
}

async function measure(page: Page, cdp: CDPSession) {
  await expect.poll(() => page.locator("[data-wyspa-live] > *").count()).toBe(0); // announcements stay for 8 s
  await page.evaluate(() => {
    performance.clearResourceTimings(); // entries of the browser and of these tests
    (Reflect.get(window, "__said") as string[]).length = 0;
  });
  for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    documents: of("Documents"),
    heap: await heapOf(cdp),
  };
}

test(`${COUNT} visits: heap, nodes, listeners and documents stay within 5 %`, {
  timeout: 180_000,
}, async () => {
  const on = await openPage(b, "/visits/a");
  const cdp = await on.context.newCDPSession(on.page);
  await cdp.send("Performance.enable");
  const visits = (count: number) =>
    on.page.evaluate(async (times) => {
      for (let visit = 0; visit < times; visit++)
        if (!(await window.wyspa.visit(visit % 2 ? "/visits/a" : "/visits/b"))) return visit;
      return times;
    }, count);
  expect(await visits(WARM_UP)).toBe(WARM_UP);
  const before = await measure(on.page, cdp);
  expect(await visits(COUNT)).toBe(COUNT);
  const after = await measure(on.page, cdp);
  for (const key of ["nodes", "listeners", "documents", "heap"] as const)
    expect(after[key], `${key}: ${before[key]} → ${after[key]}`).toBeLessThanOrEqual(before[key] * 1.05);
  expect([on.errors, on.navigations]).toEqual([[], []]);
});
