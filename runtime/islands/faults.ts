/**
 * The faults chunk: what is needed only when something goes wrong, and fetched only then. Reports to the shop's
 * error log, warnings to the theme designer, and whose fault an escaped error was.
 */

import type { Kernel } from "../contracts/boot";
import type { Escaped, SendReport } from "../contracts/report";
import { fetchNewest } from "../platform/fetch-newest";
import { pageSecrets } from "../platform/page-secrets";
import { makeReport } from "../platform/report";
import { makeAttribution } from "./attribution";
import { makeWarnings, type Warnings } from "./warnings";

export interface Faults extends Warnings {
  readonly report: SendReport;
  /** An error that reached the window: the island whose code it arose in has failed, and only that one. */
  escaped(error: Escaped): void;
  /** An island by the newest manifest, or null. */
  fetchNewest(name: string): Promise<unknown>;
}

/** Of a file of another origin the browser says nothing; a browser's extension is no part of the page. */
const isOfPage = (error: unknown) =>
  error !== undefined &&
  error !== null &&
  !(error instanceof Error && /-extension:\/\//.test(error.stack ?? ""));

export function makeFaults(kernel: Kernel): Faults {
  const shop = () => kernel.store.getState().shop;
  const makeOne = () =>
    makeReport(
      kernel.version,
      () => shop().graphqlUrl,
      () => kernel.store.getState().page.type,
      () => [kernel.script.nonce, ...pageSecrets()],
    );
  const report = makeOne();
  /** Has a count of its own: faults of the page's scripts, often many, must not keep ours from being told. */
  const reportOfPage = makeOne();
  const whose = makeAttribution(kernel);
  return {
    ...makeWarnings(kernel),
    report,
    escaped({ phase, error, isPages, touched, instances, fail }) {
      const island = isPages ? null : whose(error); // `""` = our runtime, null = not our code
      const own = instances.filter(({ row }) => row.name === island);
      const instance = own.find(({ host }) => touched instanceof Node && host.contains(touched)) ?? own[0];
      if (instance) fail(instance, phase, error);
      else if (island !== null) report({ error, phase, ...(island && { island }) });
      else if (shop().reportPageErrors && isOfPage(error)) reportOfPage({ error, phase: "page" });
    },
    fetchNewest: (name) => fetchNewest(kernel.script.base, name),
  };
}
