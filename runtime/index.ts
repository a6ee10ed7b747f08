/**
 * Wyspa's entry: the one script that a page includes. Reads as a table of contents: every line names the module that
 * does the work. It loads no React and requests nothing but the core, early chunks and the page's storefront data.
 */

import { makeLoader } from "./base/loader";
import { markTime } from "./base/mark-time";
import { onRetrySignal } from "./base/retry";
import { inSlices } from "./base/slices";
import { asObject, type PlainObject } from "./base/values";
import { explicitConfig } from "./config/explicit-config";
import type { BlockName } from "./contracts/blocks";
import type { Boot, Core } from "./contracts/boot";
import { collectEarlyErrors } from "./islands/early-errors";
import { queueEarlyEvents, replayNatively } from "./islands/early-events";
import { mustOpen } from "./islands/generated/early";
import { rows as knownRows } from "./islands/generated/rows";
import { writeStatus } from "./islands/host-table";
import { actOnPress } from "./islands/on-press";
import { preloadMustOpen } from "./islands/preload-must-open";
import { activate, makeScan } from "./islands/start-strategies";
import { offerRunner } from "./legacy/runner";
import { dropMapBoxes } from "./map/without-tiles";
import { claimPage } from "./page/claim-page";
import { findOwnScript } from "./page/own-script";
import { readPage } from "./page/page-type";
import { whenDecided } from "./page/when-decided";
import { bareReport } from "./platform/bare-report";
import { askFirst, requestPage, sendFirst } from "./platform/first-request";
import { offerPageApi } from "./public/page-api";
import { initialState } from "./store/initial-state";
import { sharedStore } from "./store/store";

declare const __VERSION__: string;
/** The chunks whose files the entry knows. */
declare const __CHUNKS__: string;

function start(): void {
  const script = findOwnScript();
  if (!claimPage(__VERSION__)) return;
  const takeErrors = collectEarlyErrors();
  const decision = whenDecided();
  const runner = offerRunner(decision);
  if (/[?&]wyspa=off(&|$)/.test(location.search)) return;
  // The core's self-test runs too late for `Promise`, because fetching the core needs it.
  if (!(Promise.resolve() instanceof Promise && "race" in Promise)) throw new Error("stays off: Promise");

  const store = sharedStore(initialState);
  const rows = [...knownRows];
  /** `undefined` until the page's hosts may be scanned (`decision`). */
  let scanPage: Boot["scan"] | undefined;
  const coreChunk = coreStarter();
  const boot: Boot = {
    version: __VERSION__,
    script,
    store,
    rows,
    addRows: (more) => void rows.push(...more),
    hosts: new Map(),
    loader: makeLoader(script.base, script.nonce, __CHUNKS__),
    first: { blocks: [], readings: new AbortController() },
    runner,
    defined: new Map(),
    checks: mustOpen,
    unknown: [],
    began: history.state,
    takeErrors,
    isOff: coreChunk.isOff,
    row: (name) => rows.find((row) => row.name === name) ?? boot.defined.get(name)?.row,
    scan: (root) => scanPage?.(root),
    ask: (blocks, said, signal) => sendFirst(blocks, requestPage(store.getState().page.view), said, signal),
    need: (blocks) => askFirst(boot.first, blocks, store.getState().page.view, needFurther),
    activate: (instance) => (instance.done ??= activate(boot, instance)),
    setStatus(instance, status) {
      instance.status = status;
      markTime(`wyspa:${instance.row.name}:${status}`);
      boot.writeStatus(instance.host);
    },
    writeStatus: (host) => writeStatus(boot.hosts, host),
    readPage,
    readConfig: () => explicitConfig(script.tag),
    isEnabledByConfig(island) {
      const [preset, islands] = readHostSettings(boot);
      return preset && islands[island] !== false;
    },
    inSlices,
    replay: (touch, host) => (coreChunk.started()?.replay ?? replayNatively)(touch, host),
    core: () => coreChunk.start(boot),
  };
  boot.loader.preload("core");
  dropMapBoxes(boot);
  actOnPress(boot);
  const touches = queueEarlyEvents(boot);
  const needFurther = (blocks: readonly BlockName[]) =>
    boot.core().then(
      (core) => core.need(blocks),
      () => {}, // already reported; without its core a page requests no data
    );
  const startPage = (): Promise<void> => {
    scanPage = readPageFirst(boot);
    boot.scan();
    boot.inSlices(touches.release); // after the hosts, which are registered in slices
    return settled(boot);
  };
  offerPageApi(boot, decision.decided.then(startPage));
}

interface CoreStarter {
  /** Starts the core at the first call. A core that could not be fetched is requested again by the next call. */
  start(boot: Boot): Promise<Core>;
  /** The running core; `undefined` until it has started. */
  started(): Core | undefined;
  /** Whether the core's self-test has failed in this browser: the core then stays off. */
  isOff(): boolean;
}

function coreStarter(): CoreStarter {
  let starting: Promise<Core> | undefined;
  let core: Core | undefined;
  let isOff = false;
  return {
    start(boot) {
      starting ??= startCore(boot).then(
        (started) => {
          core = started;
          return started;
        },
        (error) => {
          isOff = error.name === "BrokenBuiltIn";
          if (!isOff) starting = undefined;
          throw error;
        },
      );
      return starting;
    },
    started: () => core,
    isOff: () => isOff,
  };
}

/** Whether the theme's own elements are hosts, and the settings per island. */
function readHostSettings({ readConfig, runner }: Boot): readonly [preset: boolean, islands: PlainObject] {
  const [page, tag] = readConfig();
  return [
    (page.preset ?? tag.preset) !== "none" && runner.isOurs(),
    { ...asObject(tag.islands), ...asObject(page.islands) },
  ];
}

/** Reads the page for the first time. @returns scans it for hosts and requests their data */
function readPageFirst(boot: Boot): Boot["scan"] {
  const [preset, islands] = readHostSettings(boot);
  boot.store.setState({ page: boot.readPage() });
  dropMapBoxes(boot);
  preloadMustOpen(boot);
  const pageBlocks: BlockName[] = preset ? ["Snippets", "ToplayersAndWidgets"] : [];
  return makeScan(boot, islands, preset, [...pageBlocks, ...boot.runner.blocksAsked()]);
}

/** Resolves when the core has started and the islands that load at once are ready or have failed. */
async function settled(boot: Boot): Promise<void> {
  try {
    await (await boot.core()).settled();
  } catch {
    onRetrySignal(() => settled(boot)); // already reported; the page keeps the server's HTML meanwhile
  }
}

/** Fetches the core chunk and starts it. Without the core a page keeps its server HTML. */
async function startCore(boot: Boot): Promise<Core> {
  try {
    const { start } = await boot.loader.load("core");
    return await start(boot);
  } catch (error) {
    bareReport(`${boot.version}: ${error}`);
    throw error;
  }
}

try {
  start();
} catch (error) {
  bareReport(`${__VERSION__}: ${error}`); // built-ins are too broken for the runtime
}
