/** Measures the longest task while the home page loads on a slow processor. */
import type { Shop } from "../../../../fixtures/shop";
import { desktop, type Lab, pause, phone } from "../../lab/lab";
import { range, short } from "../../lab/report";
import { inTurns } from "../../lab/rounds";
import { median, spread } from "../../lab/statistics";
import { longest, type Task } from "../../lab/tasks";
import { record } from "../../lab/trace";

const SLOWDOWN = 4;
const REST = 1_000;

interface Longest {
  /** Of the tasks that ran our code, the one where it ran longest. */
  readonly ours: Task | null;
  /** Milliseconds of the longest task without our code: layout, paint, the page's own scripts. */
  readonly others: number;
}

const screens = { desktop, phone };
type Screen = keyof typeof screens;

export async function findLongestTask(lab: Lab, shop: Shop): Promise<void> {
  const found = await inTurns<Screen, Longest>(
    lab,
    ["desktop", "phone"],
    (screen) => lookOnce(lab, shop, screen),
    {
      seconds: 40,
    },
  );
  const times = (runs: readonly Longest[], pick: (run: Longest) => number | undefined) =>
    spread(runs.map((run) => pick(run) ?? Number.NaN));
  lab.report.table(`home page, processor ${SLOWDOWN} times slower: longest task, ms`, [
    ["", "our script in it", "whole task", "whole task by the clock", "task without our script"],
    ...[...found].map(([screen, runs]) => [
      screen,
      range(times(runs, ({ ours }) => ours?.script)),
      range(times(runs, ({ ours }) => ours?.cpu)),
      short(median(runs.map(({ ours }) => ours?.wall ?? 0))),
      range(times(runs, ({ others }) => others)),
    ]),
  ]);
  for (const [screen, runs] of found)
    lab.report.budget({
      what: `home page, ${screen}, ${SLOWDOWN} times slower: our script in one task`,
      actual: median(runs.map(({ ours }) => ours?.script ?? Number.NaN)),
      limit: 50,
      unit: "ms",
    });
}

const lookOnce = (lab: Lab, shop: Shop, screen: Screen) =>
  lab.inPage({ shop, viewport: screens[screen], slowdown: SLOWDOWN }, async ({ page }): Promise<Longest> => {
    const recording = await record(lab.browser, page);
    await page.goto(shop.url);
    await pause(REST);
    const tasks = await recording.tasks();
    const isOurs = ({ urls }: Task) => urls.some((url) => url.includes("/wyspa/"));
    const others = tasks.filter((task) => !isOurs(task)).map(({ cpu }) => cpu);
    return { ours: longest(tasks.filter(isOurs)), others: Math.max(...others) };
  });
