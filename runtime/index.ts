/**
 * Wyspa's entry: what a page loads before anything else. Read it as a table of contents; every line names the
 * module that does the work. It loads no React and fetches nothing but the page's storefront data (design §3).
 */
import { offerRunner } from "./compat/runner";
import { activate, makeScan } from "./islands/arming";
import { rows } from "./islands/generated/rows";
import { holdEvents } from "./islands/hold-events";
import { writeStatus } from "./islands/host-table";
import { chunkLoader } from "./islands/load-chunk";
import { inSlices } from "./islands/slices";
import type { Core, Kernel } from "./kernel";
import { claimPage } from "./page/claim-page";
import { findOwnScript } from "./page/own-script";
import { readPage } from "./page/page-type";
import { whenDecided } from "./page/when-decided";
import { offerPageApi } from "./page-api";
import { bareReport } from "./platform/bare-report";
import { askFirst } from "./platform/first-request";
import { bag } from "./platform/json";
import { explicitConfig } from "./shop/early-config";
import { initialState } from "./store/initial-state";
import { sharedStore } from "./store/store";

declare const __VERSION__: string;

function boot(): void {
  const script = findOwnScript();
  if (!claimPage(__VERSION__)) return;
  const decision = whenDecided();
  const runner = offerRunner(decision);
  if (/[?&]wyspa=off(&|$)/.test(location.search)) return;
  // The core's self-test comes too late for this one: fetching the core needs it.
  if (!(Promise.resolve() instanceof Promise && "race" in Promise)) throw new Error("stays off: Promise");

  let starting: Promise<Core> | undefined;
  const kernel: Kernel = {
    version: __VERSION__,
    script,
    store: sharedStore(initialState),
    rows: [...rows],
    hosts: new Map(),
    chunks: chunkLoader(script.base, script.nonce),
    first: { blocks: [] },
    runner,
    defined: new Map(),
    unknown: [],
    alive: true,
    row: (name) => kernel.rows.find((row) => row.name === name) ?? kernel.defined.get(name)?.row,
    scan() {},
    need: (blocks) => askFirst(kernel, blocks),
    activate: (instance) => (instance.done ??= activate(kernel, instance)),
    setStatus(instance, status) {
      instance.status = status;
      kernel.writeStatus(instance.host);
    },
    writeStatus: (host) => writeStatus(kernel.hosts, host),
    readPage,
    readConfig: () => explicitConfig(script.tag),
    inSlices,
    standIn: (touched) => touched,
    core: () => (starting ??= startCore(kernel)),
  };
  kernel.chunks.preload("core");
  offerPageApi(
    kernel,
    decision.made.then(() => startPage(kernel)),
  );
}

/** Reads the page, finds its hosts, asks for their data. Resolves when what loads at once stands. */
async function startPage(kernel: Kernel): Promise<void> {
  const [page, tag] = kernel.readConfig();
  kernel.store.setState({ page: kernel.readPage() });
  const islands = { ...bag(tag.islands), ...bag(page.islands) };
  const preset = (page.preset ?? tag.preset) !== "none" && kernel.runner.isOurs();
  kernel.scan = makeScan(kernel, islands, preset, preset ? ["Snippets", "ToplayersAndWidgets"] : []);
  kernel.scan();
  holdEvents(kernel);
  await kernel.core().then(
    (core) => core.settled(),
    () => {}, // reported; the page stays the server's
  );
}

/** Fetches the core chunk and starts it, once. A page whose core cannot be had keeps its server HTML. */
async function startCore(kernel: Kernel): Promise<Core> {
  try {
    const { start } = (await kernel.chunks.load("core")) as { start(kernel: Kernel): Core };
    return start(kernel);
  } catch (error) {
    kernel.alive = false;
    bareReport(`${kernel.version}: ${error}`);
    throw error;
  }
}

try {
  boot();
} catch (error) {
  bareReport(`${__VERSION__}: ${error}`); // a language so broken that nothing of ours may run
}
