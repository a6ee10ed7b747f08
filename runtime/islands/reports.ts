/** Forwards errors to the shop's log and warnings to the theme designer. The first one fetches the faults chunk. */
import type { SendReport } from "../platform/report";
import type { Escaped } from "./faults";
import type { Kernel } from "./kernel";

export interface Reports {
  /** Sends an error to the shop's error log. */
  readonly report: SendReport;
  /** Warns the theme designer about one matter, once. */
  say(host: Element, message: string): void;
  /** Warns about markers without an island. */
  sayUnknown(): void;
  /** Handles an error that reached the window. */
  escaped(error: Escaped): void;
  /** The module of an island by the newest manifest; `null` when that manifest gives no module. */
  fetchNewest(name: string): Promise<unknown>;
}

export function makeReports(kernel: Kernel): Reports {
  let made: ReturnType<typeof import("./faults").makeFaults> | undefined;
  const faults = async () => {
    const { makeFaults } = await kernel.loader.load("faults");
    made ??= makeFaults(kernel);
    return made;
  };
  /** Losing a report changes nothing for the shopper. */
  const use = (tell: (to: NonNullable<typeof made>) => unknown) => void faults().then(tell, () => {});
  return {
    report: (fault) => use((to) => to.report(fault)),
    say: (host, message) => use((to) => to.say(host, message)),
    sayUnknown: () => use((to) => to.sayUnknown()),
    escaped: (error) => use((to) => to.escaped(error)),
    fetchNewest: (name) =>
      faults().then(
        (to) => to.fetchNewest(name),
        () => null,
      ),
  };
}
