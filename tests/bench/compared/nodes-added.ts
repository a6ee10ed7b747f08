/** What 1,000 product cards cost that the page adds at once, and whether their buttons work afterwards. */
import { type Lab, pause, phone, type Suite } from "../lab/lab";
import { watchCount } from "../lab/outcome";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { median } from "../lab/statistics";
import { longest } from "../lab/tasks";
import { record } from "../lab/trace";
import { type Served, withPeers } from "../peers/serve";

const COUNT = 1_000;
const REST = 1_500;
/** A file of the page itself, so that traces show its address. */
const SCRIPT = "/bench/add-cards.js";
const code = `window.benchAddCards = () => document.querySelector("#content").prepend(window.benchList);`;

interface Added {
  readonly script: number;
  readonly longest: number;
  /** Whether the first new card's button adds its product without leaving the page. */
  readonly works: boolean;
}

export const nodesAdded: Suite = (lab) =>
  withPeers(async (served) => {
    for (const { shop } of served) shop.file(SCRIPT, code, "text/javascript");
    const added = await inTurns(lab, served, (one) => addOnce(lab, one), { warmUp: [], seconds: 50 });
    const bare = [...added].find(([{ peer }]) => peer.key === "no-script")?.[1] ?? [];
    const floor = median(bare.map(({ script }) => script));
    lab.report.section({
      suite: "nodes",
      title: "1,000 nodes added",
      about: `The page's own script adds ${COUNT.toLocaleString("en")} product cards at once, as the server of each page would render them. Scripts are counted for ${REST.toLocaleString("en")} ms, beyond those of the page without a script. Then a new card's button is pressed, which works if it adds its product in place.`,
      columns: [
        {
          name: "scripts beyond no script",
          unit: "ms",
          better: "less",
          chart: "1,000 cards added: scripts, ms",
          why: "new elements are searched for islands, so that their buttons work",
        },
        { name: "longest script in a task", unit: "ms" },
        { name: "a new button works", unit: "" },
      ],
      rows: [...added].map(([{ peer }, runs]) => ({
        name: peer.name,
        version: peer.version,
        cells: [
          peer.key === "no-script" ? "–" : cell(runs, ({ script }) => Math.max(0, script - floor)),
          cell(runs, (one) => one.longest),
          peer.key === "no-script"
            ? "by a new page"
            : runs.every(({ works }) => works)
              ? "yes"
              : "by a new page",
        ],
      })),
    });
  });

let visits = 0;

const addOnce = (lab: Lab, { shop, path }: Served): Promise<Added> =>
  lab.inPage({ shop, viewport: phone, visitor: `bench-nodes-${++visits}` }, async ({ page }) => {
    const watch = await watchCount(page);
    // The cards as the server sends them: a hydrated page may have changed its own.
    const html = await (await fetch(shop.url + path)).text();
    await page.goto(shop.url + path);
    await page.addScriptTag({ url: SCRIPT });
    await pause(REST);
    await page.evaluate(
      ([text, count]) => {
        const source = new DOMParser().parseFromString(text, "text/html");
        const card = [...source.querySelectorAll(".product")].find((one) => one.querySelector("form"));
        const list = document.createElement("ul");
        list.className = "products";
        for (let index = 0; card && index < count; index++)
          list.append(document.adoptNode(card.cloneNode(true)));
        Object.assign(window, { benchList: list });
      },
      [html, COUNT] as const,
    );
    const recording = await record(lab.browser, page);
    await page.evaluate(() => void setTimeout(Reflect.get(window, "benchAddCards")));
    await pause(REST);
    const tasks = await recording.tasks();
    const url = page.url();
    const { confirmed: taken } = await watch.add(1);
    return {
      script: tasks.reduce((sum, { script }) => sum + script, 0),
      longest: longest(tasks)?.script ?? 0,
      works: Number.isFinite(taken) && page.url() === url,
    };
  });
