/**
 * The faults chunk: what is needed only when something goes wrong, and fetched only then. Reports to the shop's
 * error log, warnings to the theme designer, and whose fault an escaped error was.
 */
import { type Found, makeAttribution } from "./islands/attribution";
import { makeWarnings, type Warnings } from "./islands/warnings";
import type { Kernel } from "./kernel";
import { fetchNewest } from "./platform/fetch-newest";
import { makeReport, type SendReport } from "./platform/report";

export interface Faults extends Warnings {
  readonly report: SendReport;
  /** The island in whose code an error arose; `""` = our runtime; null = not our code. */
  readonly whose: Found;
  /** An island by the newest manifest, or null. */
  fetchNewest(name: string): Promise<unknown>;
}

export function makeFaults(kernel: Kernel): Faults {
  return {
    ...makeWarnings(kernel),
    report: makeReport(kernel.version, () => kernel.store.getState().shop.graphqlUrl),
    whose: makeAttribution(kernel),
    fetchNewest: (name) => fetchNewest(kernel.script.base, name),
  };
}
