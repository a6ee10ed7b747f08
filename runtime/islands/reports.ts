/** Tells of faults: to the shop's error log and to the theme designer. What does the work is fetched with the first fault. */
import type { SendReport } from "../platform/report";
import type { Escaped } from "./faults";
import type { Kernel } from "./kernel";

export interface Reports {
  /** Sends a fault to the shop's error log. */
  readonly report: SendReport;
  /** Tells the theme designer, once, what to change. */
  say(host: Element, message: string): void;
  /** The markers that no island answers to. */
  sayUnknown(): void;
  /** An error that reached the window. */
  escaped(error: Escaped): void;
  /** An island by the newest manifest; null where that has nothing better. */
  fetchNewest(name: string): Promise<unknown>;
}

export function makeReports(kernel: Kernel): Reports {
  let made: ReturnType<typeof import("./faults").makeFaults> | undefined;
  const faults = async () => {
    const { makeFaults } = await kernel.loader.load("faults");
    made ??= makeFaults(kernel);
    return made;
  };
  /** A fault that cannot even be told changes nothing for the shopper. */
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
