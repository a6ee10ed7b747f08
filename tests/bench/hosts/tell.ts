/** Reports the measured loads: tables of all peers, and Wyspa's budgets. */
import { type Report, range, short } from "../report";
import { median, spread } from "../statistics";
import type { Task } from "../tasks";
import type { Job, Loads } from "./job";
import type { Load } from "./measure";

const find = (loads: Loads, name: string, count: number, slowdown = 1): readonly Load[] =>
  [...loads].find(
    ([job]) => job.peer.name === name && job.count === count && job.slowdown === slowdown,
  )?.[1] ?? [];

/** Milliseconds of the main thread that a page needs beyond the same page without a script. */
const cost = (loads: Loads, name: string, count: number) =>
  median(find(loads, name, count).map(({ cpu }) => cpu)) -
  median(find(loads, "(no script)", count).map(({ cpu }) => cpu));

/** Microseconds for each host after the first. */
const perHost = (loads: Loads, name: string, count: number) =>
  ((cost(loads, name, count) - cost(loads, name, 1)) / (count - 1)) * 1_000;

/** NaN when no script was seen, so that no budget is met by accident. */
const scriptOf = (task: Task | null) => task?.script ?? Number.NaN;

export function tellHosts(report: Report, loads: Loads): void {
  const counts = [...new Set([...loads.keys()].map(({ count }) => count))];
  for (const count of counts) {
    const jobs = [...loads.keys()].filter((job) => job.count === count && job.slowdown === 1);
    report.table(`${count} hosts, ms: median (least–most)`, [
      [
        "",
        "all mounted",
        "÷ wyspa",
        "main thread*",
        "µs per host*",
        "longest script in a task",
        "beyond 50 ms",
        "longest one called by",
      ],
      ...jobs.map((job) => row(loads, job)),
    ]);
  }
}

function row(loads: Loads, { peer: { name, mounts }, count }: Job): string[] {
  if (!mounts) return [name, ...Array(7).fill("–")];
  const own = find(loads, name, count);
  const mounted = spread(own.map((load) => load.mounted));
  const wyspas = median(find(loads, "wyspa", count).map((load) => load.mounted));
  const [worst] = [...own].sort((one, two) => scriptOf(two.longest) - scriptOf(one.longest));
  const most = Math.max(...[...loads.values()].map(({ length }) => length));
  return [
    own.length < most ? `${name} (${own.length} runs)` : name,
    range(mounted),
    short(mounted.median / wyspas),
    short(cost(loads, name, count)),
    count === 1 ? "–" : short(perHost(loads, name, count)),
    range(spread(own.map((load) => scriptOf(load.longest)))),
    short(median(own.map((load) => load.blocking))),
    worst?.longest?.blamed ?? "–",
  ];
}

export const legend = "* beyond the same page without a script; per host: beyond the page with one host";

export function judgeHosts(report: Report, loads: Loads): void {
  for (const name of ["wyspa", "wyspa, React"]) {
    const own = find(loads, name, 5_000);
    const of = (pick: (load: Load) => number) => median(own.map(pick));
    const what = `${name}, 5,000 hosts: `;
    const wall = short(of(({ longest }) => longest?.wall ?? 0));
    report.budget({
      what: `${what}longest script in one task (the whole task by the clock: ${wall})`,
      actual: of(({ longest }) => scriptOf(longest)),
      limit: 50,
      unit: "ms",
    });
    report.budget({
      what: `${what}longest slice, garbage collection apart`,
      actual: of(({ longestSlice }) => longestSlice),
      limit: 8,
      unit: "ms",
    });
    report.budget({
      what: `${what}cost of a host, beside that among 100`,
      actual: perHost(loads, name, 5_000) / perHost(loads, name, 100),
      limit: 1,
      unit: "×",
    });
    const empty = median(find(loads, "(no script)", 5_000).map(({ heap }) => heap));
    report.budget({
      what: `${what}heap beyond no script (bar R22)`,
      actual: of(({ heap }) => heap) - empty,
      limit: 60,
      unit: "MB",
    });
  }
  report.budget({
    what: "wyspa, 5,000 hosts, processor 4 times slower: longest script in one task (bar R22)",
    actual: median(find(loads, "wyspa", 5_000, 4).map((load) => scriptOf(load.longest))),
    limit: 200,
    unit: "ms",
  });
}
