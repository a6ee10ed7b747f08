/** The longest task of the home page's load on a slow processor. */
import type { Shop } from "../../../fixtures/shop";
import { desktop, type Lab, pause, phone } from "../lab";
import { range, short } from "../report";
import { inTurns } from "../rounds";
import { median, spread } from "../statistics";
import { longest, record, type Task } from "../trace";

const SLOWDOWN = 4;
const REST = 1_500;

interface Longest {
  /** A task in which our code ran. */
  readonly ours: Task | null;
  readonly other: Task | null;
}

const screens = { desktop, phone };
type Screen = keyof typeof screens;

export async function findLongestTask(lab: Lab, shop: Shop): Promise<void> {
  const found = await inTurns<Screen, Longest>(["desktop", "phone"], lab.options, (screen) =>
    lab.inPage({ shop, viewport: screens[screen], slowdown: SLOWDOWN }, async ({ page }) => {
      const recording = await record(lab.browser, page);
      await page.goto(shop.url);
      await pause(REST);
      const tasks = await recording.tasks();
      const isOurs = ({ urls }: Task) => urls.some((url) => url.includes("/wyspa/"));
      return { ours: longest(tasks.filter(isOurs)), other: longest(tasks.filter((task) => !isOurs(task))) };
    }),
  );
  const times = (runs: readonly Longest[], pick: (run: Longest) => number | undefined) =>
    spread(runs.map((run) => pick(run) ?? 0));
  lab.report.table(`home page, processor ${SLOWDOWN} times slower: longest task, ms`, [
    ["", "with our script", "script in it", "by the clock", "without our script"],
    ...[...found].map(([screen, runs]) => [
      screen,
      range(times(runs, ({ ours }) => ours?.cpu)),
      range(times(runs, ({ ours }) => ours?.script)),
      short(median(runs.map(({ ours }) => ours?.wall ?? 0))),
      range(times(runs, ({ other }) => other?.cpu)),
    ]),
  ]);
  for (const [screen, runs] of found)
    lab.report.budget({
      what: `home page, ${screen}, ${SLOWDOWN} times slower: longest task with our script`,
      actual: median(runs.map(({ ours }) => ours?.cpu ?? 0)),
      limit: 50,
      unit: "ms",
    });
}
