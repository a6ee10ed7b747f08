/** How much memory 100 visits in place leave behind, with the libraries that visit pages in place. */
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { labelOf, type Peer, pathOf, servePeers } from "./visits/peers";

const VISITS = 100;
const MB = 1e6;
/** The first visits fill caches that do not grow afterwards. */
const WARM_UP = 6;

interface Memory {
  readonly before: number;
  readonly grown: number;
  readonly nodes: number;
}

export const memoryOfVisits: Suite = (lab) =>
  withShop({}, async (shop) => {
    const peers = await servePeers(shop);
    const runs = await inTurns(lab, peers, (peer) => visitOften(lab, shop.url, peer, shop), {
      warmUp: [],
      seconds: 40,
    });
    lab.report.section({
      suite: "memory",
      title: "Memory after 100 visits",
      about: `Two pages with 96 products each, visited in turns ${VISITS} times in place. The JavaScript heap is measured after garbage collection, once ${WARM_UP} visits have filled all caches, and after ${VISITS} more. The other pages of this comparison load a new page for each visit, so nothing stays.`,
      columns: [
        {
          name: "heap before",
          unit: "MB",
          better: "less",
          why: "all features of a shop's page; the others have three features",
        },
        { name: "heap grown by", unit: "MB", better: "less", chart: "Heap grown by 100 visits, MB" },
        { name: "nodes grown by", unit: "" },
      ],
      rows: [...runs].map(([{ name }, memories]) => ({
        ...labelOf(name),
        cells: [
          cell(memories, ({ before }) => before),
          cell(memories, ({ grown }) => grown),
          cell(memories, ({ nodes }) => nodes),
        ],
      })),
      notes: ["Visits load no React, so both flavours of Wyspa run the same files."],
    });
  });

const visitOften = (
  lab: Lab,
  url: string,
  { name }: Peer,
  shop: Parameters<Lab["inPage"]>[0]["shop"],
): Promise<Memory> =>
  lab.inPage({ shop }, async ({ page, cdp }) => {
    await page.goto(url + pathOf(name, 1));
    await pause(1_000);
    let at = 1;
    const visit = async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        at = 3 - at;
        await page.evaluate(() => document.querySelector<HTMLElement>(".go")?.click());
        await page.waitForFunction((target) => !!document.querySelector(`#page-${target}`), at, {
          polling: 10,
        });
        await pause(10);
      }
    };
    const measure = async () => {
      await pause(500);
      await cdp.send("HeapProfiler.collectGarbage");
      const [{ usedSize }, { nodes }] = [
        await cdp.send("Runtime.getHeapUsage"),
        await cdp.send("Memory.getDOMCounters"),
      ];
      return { heap: usedSize / MB, nodes };
    };
    await visit(WARM_UP);
    const before = await measure();
    await visit(VISITS);
    const after = await measure();
    return { before: before.heap, grown: after.heap - before.heap, nodes: after.nodes - before.nodes };
  });
