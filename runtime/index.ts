/**
 * Wyspa's entry: what a page loads before anything else. Read it as a table of contents; every line names the
 * module that does the work. It loads no React and fetches nothing but the page's storefront data.
 */

import { makeLoader } from "./base/loader";
import { onRetrySignal } from "./base/on-retry-signal";
import { inSlices } from "./base/slices";
import { bag, type PlainObject } from "./base/values";
import { explicitConfig } from "./config/explicit-config";
import type { BlockName } from "./contracts/blocks";
import type { Core, Kernel } from "./contracts/boot";
import { hearErrors } from "./islands/early-errors";
import { queueEarlyEvents, replayNatively } from "./islands/early-events";
import { fetchAhead } from "./islands/fetch-ahead";
import { checks } from "./islands/generated/checks";
import { rows } from "./islands/generated/rows";
import { writeStatus } from "./islands/host-table";
import { actOnPress } from "./islands/on-press";
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

function boot(): void {
  const script = findOwnScript();
  if (!claimPage(__VERSION__)) return;
  const takeErrors = hearErrors();
  const decision = whenDecided();
  const runner = offerRunner(decision);
  if (/[?&]wyspa=off(&|$)/.test(location.search)) return;
  // The core's self-test comes too late for this one: fetching the core needs it.
  if (!(Promise.resolve() instanceof Promise && "race" in Promise)) throw new Error("stays off: Promise");

  const store = sharedStore(initialState);
  const kernel: Kernel = {
    version: __VERSION__,
    script,
    store,
    rows: [...rows],
    hosts: new Map(),
    loader: makeLoader(script.base, script.nonce, __CHUNKS__),
    first: { blocks: [], readings: new AbortController() },
    runner,
    defined: new Map(),
    checks,
    unknown: [],
    began: history.state,
    takeErrors,
    isOff: false,
    row: (name) => kernel.rows.find((row) => row.name === name) ?? kernel.defined.get(name)?.row,
    scan() {},
    ask: (blocks, said, signal) => sendFirst(blocks, requestPage(store.getState().page.view), said, signal),
    need: (blocks) =>
      askFirst(kernel.first, blocks, store.getState().page.view, (further) =>
        kernel.core().then(
          (core) => core.need(further),
          () => {}, // reported; without its core a page asks for nothing
        ),
      ),
    activate: (instance) => (instance.done ??= activate(kernel, instance)),
    setStatus(instance, status) {
      instance.status = status;
      kernel.writeStatus(instance.host);
    },
    writeStatus: (host) => writeStatus(kernel.hosts, host),
    readPage,
    readConfig: () => explicitConfig(script.tag),
    isEnabledByConfig(island) {
      const [preset, islands] = readWishes(kernel);
      return preset && islands[island] !== false;
    },
    inSlices,
    replay: replayNatively,
    core: () => startCoreOnce(),
  };
  const startCoreOnce = coreStarter(kernel);
  kernel.loader.preload("core");
  dropMapBoxes(kernel);
  actOnPress(kernel);
  const touches = queueEarlyEvents(kernel);
  offerPageApi(
    kernel,
    decision.made.then(() => startPage(kernel, touches.release)),
  );
}

/** Starts the core at the first call. A core that could not be fetched is requested again by the next call. */
function coreStarter(kernel: Kernel): () => Promise<Core> {
  let starting: Promise<Core> | undefined;
  return () => {
    if (starting) return starting;
    const started = startCore(kernel);
    starting = started;
    started.catch(({ name }) => {
      // A browser in which the self-test fails must not run the core at all.
      if (name === "BrokenBuiltIn") kernel.isOff = true;
      else starting = undefined;
    });
    return started;
  };
}

/** Whether the theme's own elements are hosts, and which islands the page says something of. */
function readWishes({ readConfig, runner }: Kernel): readonly [preset: boolean, islands: PlainObject] {
  const [page, tag] = readConfig();
  return [
    (page.preset ?? tag.preset) !== "none" && runner.isOurs(),
    { ...bag(tag.islands), ...bag(page.islands) },
  ];
}

/** Reads the page, finds its hosts, asks for their data. Resolves when what loads at once stands. */
async function startPage(kernel: Kernel, releaseTouches: () => void): Promise<void> {
  const [preset, islands] = readWishes(kernel);
  kernel.store.setState({ page: kernel.readPage() });
  dropMapBoxes(kernel);
  fetchAhead(kernel);
  const pageBlocks: BlockName[] = preset ? ["Snippets", "ToplayersAndWidgets"] : [];
  kernel.scan = makeScan(kernel, islands, preset, [...pageBlocks, ...kernel.runner.blocksAsked()]);
  kernel.scan();
  kernel.inSlices(releaseTouches); // behind the hosts, which are admitted in slices
  const start = (): Promise<unknown> =>
    kernel.core().then(
      (core) => core.settled(),
      () => onRetrySignal(start), // reported; the page stays the server's meanwhile
    );
  await start();
}

/** Fetches the core chunk and starts it. A page whose core cannot be had keeps its server HTML. */
async function startCore(kernel: Kernel): Promise<Core> {
  try {
    const { start } = await kernel.loader.load("core");
    return await start(kernel);
  } catch (error) {
    bareReport(`${kernel.version}: ${error}`);
    throw error;
  }
}

try {
  boot();
} catch (error) {
  bareReport(`${__VERSION__}: ${error}`); // a language so broken that nothing of ours may run
}
