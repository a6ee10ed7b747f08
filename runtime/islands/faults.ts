/**
 * The faults chunk: what is needed only when something goes wrong, and fetched only then. Reports to the shop's
 * error log, warnings to the theme designer, and whose fault an escaped error was.
 */

import { fetchNewest } from "../platform/fetch-newest";
import { makeReport, type SendReport } from "../platform/report";
import { makeAttribution } from "./attribution";
import type { Phase } from "./contract";
import type { Instance } from "./host-table";
import type { Kernel } from "./kernel";
import { makeWarnings, type Warnings } from "./warnings";

export interface Escaped {
  readonly phase: "handler" | "async";
  readonly error: unknown;
  /** What the shopper touched last: of several hosts of one island, that one is to blame. */
  readonly touched: EventTarget | null;
  readonly instances: readonly Instance[];
  fail(instance: Instance, phase: Phase, error: unknown): void;
}

export interface Faults extends Warnings {
  readonly report: SendReport;
  /** An error that reached the window: the island whose code it arose in has failed, and only that one. */
  escaped(error: Escaped): void;
  /** An island by the newest manifest, or null. */
  fetchNewest(name: string): Promise<unknown>;
}

export function makeFaults(kernel: Kernel): Faults {
  const report = makeReport(
    kernel.version,
    () => kernel.store.getState().shop.graphqlUrl,
    () => kernel.store.getState().page.type,
    kernel.script.nonce,
  );
  const whose = makeAttribution(kernel);
  return {
    ...makeWarnings(kernel),
    report,
    escaped({ phase, error, touched, instances, fail }) {
      const island = whose(error); // `""` = our runtime, null = not our code
      const own = instances.filter(({ row }) => row.name === island);
      const instance = own.find(({ host }) => touched instanceof Node && host.contains(touched)) ?? own[0];
      if (instance) fail(instance, phase, error);
      else if (island !== null) report({ error, phase, ...(island && { island }) });
    },
    fetchNewest: (name) => fetchNewest(kernel.script.base, name),
  };
}
