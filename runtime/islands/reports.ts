import type { SafeStorage } from "../base/storage";
import type { Reports } from "../contracts/app";
import type { Boot } from "../contracts/boot";

export function makeReports(boot: Boot, session: SafeStorage): Reports {
  let made: ReturnType<typeof import("./faults").makeFaults> | undefined;
  const faults = async () => {
    const { makeFaults } = await boot.loader.load("faults");
    made ??= makeFaults(boot, session);
    return made;
  };
  /** Losing a report changes nothing for the shopper. */
  const use = (tell: (to: NonNullable<typeof made>) => unknown) => void faults().then(tell, () => {});
  return {
    report: (fault) => use((to) => to.report(fault)),
    reportUnknownMarkers: () => use((to) => to.reportUnknownMarkers()),
    escaped: (error) => use((to) => to.escaped(error)),
    fetchNewest: (name) =>
      faults().then(
        (to) => to.fetchNewest(name),
        () => null,
      ),
  };
}
