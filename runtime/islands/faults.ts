/**
 * The faults chunk, fetched with the first error: reports to the shop's error log, warns the theme designer, and
 * attributes uncaught errors.
 */

import { showPageError, warnOnce } from "../base/console";
import { contains } from "../base/safe-dom";
import type { SafeStorage } from "../base/storage";
import type { Boot } from "../contracts/boot";
import type { Escaped, Report, ReportOutcome, SendReport } from "../contracts/report";
import { modesOf } from "../page/modes";
import { fetchNewest } from "../platform/fetch-newest";
import { pageSecrets } from "../platform/page-secrets";
import { makeReport } from "../platform/report";
import { unknownIsland } from "./markup-mistakes/names";

export interface Faults {
  readonly report: SendReport;
  /** Warns the theme designer about markers without an island. */
  reportUnknownMarkers(): void;
  /** Handles an error that reached the window: only the island in whose code it arose fails. */
  escaped(error: Escaped): void;
  /** The module of an island by the newest manifest, or `null`. */
  fetchNewest(name: string): Promise<unknown>;
}

/** The folders of channels, beside that of the version. */
const CHANNELS = /^(stable|next)\/wyspa\.js/;

/** Browsers hide errors of cross-origin files; a browser's extension is not part of the page. */
const isOfPage = (error: unknown) =>
  error !== undefined &&
  error !== null &&
  !(error instanceof Error && /-extension:\/\//.test(error.stack ?? ""));

/** Unusable storefront data, or a page that has frozen what our functions are added to. */
const isExplained = ({ error, phase }: Report) =>
  error instanceof Error &&
  (error.name === "StorefrontFault" || (error instanceof TypeError && phase === "page"));

/** A policy blocked one of our files, or what our code wanted. The page's other scripts have violations of their own. */
const isOurViolation = (base: string, { blockedURI, sourceFile, sample }: SecurityPolicyViolationEvent) =>
  blockedURI.startsWith(base) || sourceFile.startsWith(base) || sample.startsWith("wyspa-");

/** @param session where the tab keeps its mode */
export function makeFaults(boot: Boot, session: SafeStorage): Faults {
  const shop = () => boot.store.getState().shop;
  /** In the mode `?wyspa=debug` the console shows each fault with its host and its whole stack. */
  const print = (fault: Report, outcome: ReportOutcome) => {
    if (modesOf(session).has("debug"))
      void boot.loader.load("debug").then(
        ({ printFault }) => printFault(fault, outcome),
        () => {},
      );
    // The author of a theme's island reads the console, not the shop's error log.
    else if (boot.defined.has(`${fault.island}`) && fault.phase !== "module") showPageError(fault.error);
  };
  const makeOne = () =>
    makeReport(
      boot.version,
      () => shop().graphqlUrl,
      () => boot.store.getState().page.type,
      () => [boot.script.nonce, ...pageSecrets()],
      print,
    );
  const report = makeOne();
  /** Has a separate limit: the page's scripts often throw many errors, which must not use up the limit of ours. */
  const reportOfPage = makeOne();
  const whose = makeAttribution(boot);
  /** Explains to the theme designer what a page or a server can cause, and losing the explanation changes nothing. */
  const explain = (error: unknown) =>
    void boot.loader.load("explain").then(
      (to) => to.explainError(boot, error),
      () => {},
    );
  return {
    report(fault) {
      const { error, island, phase, host } = fault;
      // The shop's error log would get the same sentence from every shopper.
      if (phase === "markup" && error instanceof Error)
        return warnOnce(`${island}: ${error.message}`, ...(host ? [host] : []));
      report(fault);
      // The module of a theme's own island has no mount function.
      if (phase === "module" && error instanceof Error) warnOnce(error.message, ...(host ? [host] : []));
      if (isExplained(fault)) explain(fault.error);
    },
    reportUnknownMarkers: () => warnOfUnknown(boot),
    escaped({ phase, error, isFromPage, touched, instances, fail }) {
      if (error instanceof Event && error.type === "securitypolicyviolation") {
        if (isOurViolation(boot.script.base, error as SecurityPolicyViolationEvent)) explain(error);
        return;
      }
      const island = isFromPage ? null : whose(error); // `""` = our runtime, null = not our code
      const mounted = instances.filter(({ row }) => row.name === island);
      const instance =
        mounted.find(({ host }) => touched instanceof Node && contains(host, touched)) ?? mounted[0];
      if (instance) fail(instance, phase, error);
      else if (island !== null) report({ error, phase, ...(island && { island }) });
      else if (shop().reportPageErrors && isOfPage(error)) reportOfPage({ error, phase: "page" });
    },
    async fetchNewest(name) {
      const { tag, base } = boot.script;
      if (!tag?.integrity) return fetchNewest(base, name, boot.loader.take);
      // The page's import map cannot verify a file of a newer manifest.
      warnOnce(
        `A file of "${name}" could not be loaded. If the browser reports a failed integrity check, the import map is of another version than the files: print it again with \`npx wyspa tag\`.`,
        tag,
      );
      return null;
    },
  };
}

/** The island in whose own file an error arose; `""` = our runtime; `null` = not our code. */
export function islandIn(stack: string, base: string, owners: ReadonlyMap<string, string>): string | null {
  const parent = base.replace(/[^/]*\/$/, "");
  const files = stack.split("\n").flatMap((line) => {
    const inFolder = (folder: string, files: RegExp) => {
      const at = line.indexOf(folder);
      return at < 0 ? null : files.exec(line.slice(at + folder.length));
    };
    const file = inFolder(base, /^(wyspa\.js|channel\.js|chunks\/[\w-]+\.js)/) ?? inFolder(parent, CHANNELS);
    return file ? [file[0]] : []; // other files of the folder belong to a theme
  });
  return files.length ? (files.map((file) => owners.get(file)).find(Boolean) ?? "") : null;
}

/**
 * Attributes an error to an island by the files in its stack: errors in handlers, promises and timers of islands reach
 * only the window. Errors of other scripts are ignored (bar H1).
 * @returns as `islandIn`
 */
export function makeAttribution({ loader, script, row }: Boot): (error: unknown) => string | null {
  const owners = new Map<string, string>();
  for (const key of loader.keys()) {
    const [file] = loader.files(key);
    const name = key.replace(/\/.*/, "");
    // The other files belong to the runtime, and a file with several islands to none of them.
    if (file && row(name)) owners.set(file, (owners.get(file) ?? name) === name ? name : "");
  }
  return (error) => (error instanceof Error ? islandIn(error.stack ?? "", script.base, owners) : null);
}

/** Warns the theme designer about markers that the entry found and that name no island. */
export function warnOfUnknown(boot: Boot): void {
  // A theme may define its islands just after the scan: only markers still unknown at the end of the turn count.
  for (const { host, name } of boot.unknown.splice(0)) {
    if (boot.row(name)) continue;
    const names = [...boot.rows.map((row) => row.name), ...boot.defined.keys()].sort();
    warnOnce(unknownIsland(name, names), host);
  }
}
