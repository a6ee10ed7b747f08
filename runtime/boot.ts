/** Creates the boot: the entry's state and functions, which the core chunk takes over. */

import { warn } from "./base/console";
import { firstEndpoint } from "./base/endpoint";
import { markTime } from "./base/mark-time";
import { setAttr } from "./base/safe-dom";
import { inSlices } from "./base/slices";
import { asObject } from "./base/values";
import { whenActivated } from "./base/when-active";
import { explicitConfig } from "./config/explicit-config";
import type { BlockName } from "./contracts/blocks";
import type { Boot, Core } from "./contracts/boot";
import type { Instance, Row } from "./contracts/hosts";
import { replayNatively } from "./islands/early-events";
import { addsOnSubmit, mustOpen } from "./islands/generated/early";
import { startIsland } from "./islands/start-island";
import { readPage } from "./page/page-type";
import { bareReport } from "./platform/bare-report";
import { earlyAdditions } from "./platform/basket/early-additions";
import { askFirst, requestPage, sendFirst } from "./platform/first-request";

/** The parts that depend on the page and on the build. */
export type PageParts = Pick<
  Boot,
  "version" | "script" | "store" | "loader" | "runner" | "takeErrors" | "scan"
> & { readonly rows: Row[] };

export function makeBoot(page: PageParts): Boot {
  const coreChunk = coreStarter();
  let onFound: (found: readonly Instance[]) => void = () => {}; // the core comes to them when it starts
  const readConfig = () => explicitConfig(page.script.tag);
  const boot: Boot = {
    ...page,
    addRows: (more) => void page.rows.push(...more),
    hosts: new Map(),
    firstRequest: { blocks: [], readings: new AbortController() },
    defined: new Map(),
    autoOpenChecks: mustOpen,
    additions: earlyAdditions({ store: page.store, readConfig }, addsOnSubmit),
    unknown: [],
    isOff: coreChunk.isOff,
    needsNames: false,
    hasNames: false,
    offerNames: () => coreChunk.started()?.offerNames(),
    row: (name) => page.rows.find((row) => row.name === name) ?? boot.defined.get(name)?.row,
    sendStorefront: (blocks, received, signal) => sendFirst(blocks, requestOfPage(), received, signal),
    requestBlocks: (blocks) => askFirst(boot.firstRequest, blocks, requestOfPage, needFurther),
    tellFound: (found) => onFound(found),
    whenFound(listener) {
      onFound = listener;
    },
    activate: (instance) => (instance.whenReady ??= startIsland(boot, instance)),
    setStatus(instance, status) {
      instance.status = status;
      if (status !== "waiting") markTime(instance.row.name, status, instance.host);
      boot.writeStatus(instance.host);
    },
    writeStatus: (host) => setAttr(host, "data-island-status", statusOf(boot.hosts.get(host))),
    readPage,
    readConfig,
    hostSettings() {
      const [page, tag] = boot.readConfig();
      return {
        isOn: (page.enabled ?? tag.enabled) !== false,
        hasPreset: (page.preset ?? tag.preset) !== "none" && boot.runner.isOurs(),
        islands: { ...asObject(tag.islands), ...asObject(page.islands) },
      };
    },
    isEnabledByConfig(island) {
      const { isOn, hasPreset, islands } = boot.hostSettings();
      return isOn && hasPreset && islands[island] !== false;
    },
    inSlices,
    replay: (touch, host) => (coreChunk.started()?.replay ?? replayNatively)(touch, host),
    core: () => coreChunk.start(boot),
  };
  const requestOfPage = () => requestPage(boot.store.getState().page.view, boot.readConfig());
  const needFurther = (blocks: readonly BlockName[]) =>
    boot.core().then(
      (core) => core.requestBlocks(blocks),
      () => {}, // already reported; without the core the page requests no further data
    );
  return boot;
}

/** The status of a host: the bare status for one island, `name:status` for several. */
function statusOf(islands: ReadonlyMap<string, Instance> = new Map()): string | null {
  const instances = [...islands.values()];
  return instances.length > 1
    ? instances.map(({ row, status }) => `${row.name}:${status}`).join(" ")
    : (instances[0]?.status ?? null);
}

interface CoreStarter {
  /** Starts the core once. After a failed fetch the next call retries. */
  start(boot: Boot): Promise<Core>;
  /** The running core; `undefined` until it has started. */
  started(): Core | undefined;
  /** Whether the core's self-test has failed in this browser. The core then never starts. */
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
          if (isOff) warn(error.message);
          else starting = undefined;
          throw error;
        },
      );
      return starting;
    },
    started: () => core,
    isOff: () => isOff,
  };
}

/** Fetches the core chunk and starts it. Without the core a page keeps its server HTML. */
async function startCore(boot: Boot): Promise<Core> {
  try {
    const { start } = await boot.loader.load("core");
    await whenActivated(); // the page's own scripts may ask for the core before that
    return await start(boot);
  } catch (error) {
    const [page, tag] = boot.readConfig();
    bareReport(boot.version, error, firstEndpoint("/graphql/v1/", page.graphqlUrl, tag.graphqlUrl));
    throw error;
  }
}
