/** Reports the measured loads: tables of all peers, and Wyspa's budgets. */
import { type Report, short } from "../../lab/report";
import { cell } from "../../lab/section";
import { median } from "../../lab/statistics";
import type { Task } from "../../lab/tasks";
import { named } from "../../peers/bundle";
import type { Loads } from "./job";
import type { Load } from "./measure";

const CORE = "the core comes first: reports, texts, the store and the page's data, whatever the islands are";

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

const labels: Readonly<Record<string, readonly [name: string, version: string]>> = {
  wyspa: ["Wyspa", "0.1.0"],
  "wyspa, React": ["Wyspa, React islands", `0.1.0, ${named("react")}`],
  "is-land": ["is-land", named("@11ty/is-land")],
};

export function tellHosts(report: Report, loads: Loads): void {
  const counts = [...new Set([...loads.keys()].map(({ count }) => count))];
  for (const count of counts) {
    const bare = median(find(loads, "(no script)", count).map(({ cpu }) => cpu));
    const names = [...loads.keys()].filter(
      ({ count: own, slowdown, peer }) => own === count && slowdown === 1 && peer.mounts,
    );
    report.section({
      suite: "hosts",
      title: `A page with ${count.toLocaleString("en")} ${count === 1 ? "island" : "islands"}`,
      about:
        "A page of islands only, each with the same small component. Measured from the navigation until all are mounted. The main thread's time goes beyond the page without a script.",
      columns: [
        { name: "all mounted", unit: "ms", better: "less", why: CORE },
        { name: "main thread", unit: "ms", better: "less", why: CORE },
        { name: "longest script in a task", unit: "ms", better: "less", why: CORE },
      ],
      rows: names.map(({ peer: { name: key } }) => {
        const runs = find(loads, key, count);
        const [name = key, version = "–"] = labels[key] ?? [];
        return {
          name,
          version,
          cells: [
            cell(runs, ({ mounted }) => mounted),
            cell(runs, ({ cpu }) => cpu - bare),
            cell(runs, ({ longest }) => scriptOf(longest)),
          ],
        };
      }),
    });
  }
}

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
