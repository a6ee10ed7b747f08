/** From a press on "add to basket" to the painted count, on a page that has been quiet for a while. */
import { type Lab, pause, phone, type Suite } from "../lab/lab";
import { watchCount } from "../lab/outcome";
import { inTurns } from "../lab/rounds";
import { cell } from "../lab/section";
import { type Served, withPeers } from "../peers/serve";

const SLOWDOWN = 4;
const REST = 1_500;

interface Adds {
  readonly first: number;
  /** `null` where the first press has left the page. */
  readonly second: number | null;
}

export const addToBasket: Suite = (lab) =>
  withPeers(async (served) => {
    const adds = await inTurns(lab, served, (one) => addTwice(lab, one), { warmUp: [], seconds: 60 });
    lab.report.section({
      suite: "add",
      title: "Add to basket",
      about: `A processor ${SLOWDOWN} times slower, without latency; the page has been quiet for ${REST.toLocaleString("en")} ms. Measured from the press to the painted count. Every page with a script sends the same two requests.`,
      columns: [
        {
          name: "first press",
          unit: "ms",
          better: "less",
          chart: "First press on “add to basket” to painted count, ms",
          why: "the first press runs code for the first time",
        },
        {
          name: "second press",
          unit: "ms",
          better: "less",
          why: "the form is checked, the control tells that it is busy, and the card of the outcome opens",
        },
      ],
      rows: [...adds].map(([{ peer }, runs]) => ({
        name: peer.name,
        version: peer.version,
        cells: [cell(runs, ({ first }) => first), cell(runs, ({ second }) => second)],
      })),
    });
  });

let visits = 0;

const addTwice = (lab: Lab, { shop, path }: Served): Promise<Adds> =>
  lab.inPage(
    { shop, viewport: phone, slowdown: SLOWDOWN, visitor: `bench-add-${++visits}` },
    async ({ page }) => {
      const watch = await watchCount(page);
      await page.goto(shop.url + path);
      await pause(REST);
      const { shown: first } = await watch.add(1);
      if (new URL(page.url()).pathname !== path) return { first, second: null };
      await pause(REST / 2);
      return { first, second: (await watch.add(2)).shown };
    },
  );
