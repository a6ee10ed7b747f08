/** Counts what a page holds after garbage collection: nodes, listeners, documents, and bytes of its scripts. */
import type { CDPSession, Page } from "playwright";
import { expect } from "vitest";
import { quietFor } from "./support";

export interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Bytes. */
  readonly heap: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

export async function openMemory(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return cdp;
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

export async function measureMemory(page: Page, cdp: CDPSession): Promise<Memory> {
  // Announcements stay for 8 s.
  await expect.poll(() => page.locator("[data-wyspa-live] > *").count(), { timeout: 60_000 }).toBe(0);
  await page.evaluate(() => {
    performance.clearResourceTimings(); // entries of the browser and of these tests
    (Reflect.get(window, "__said") as string[]).length = 0;
  });
  let counted = await countAfterCollecting(cdp);
  for (let times = 0; times < MOST_COUNTS; times++) {
    const { nodes, listeners } = counted;
    await quietFor(page, 250);
    counted = await countAfterCollecting(cdp);
    if (counted.nodes >= nodes && counted.listeners >= listeners) break;
  }
  return { ...counted, heap: await heapOf(cdp) };
}

/** Thousands of islands unmount in slices, and the browser collects their nodes in several passes. */
const MOST_COUNTS = 40;

async function countAfterCollecting(cdp: CDPSession): Promise<Omit<Memory, "heap">> {
  for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), documents: of("Documents") };
}
