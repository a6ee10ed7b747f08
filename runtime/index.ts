/**
 * Wyspa's entry: the only script that a page includes.
 *
 * The entry loads no React. By itself it requests the core, early chunks and the page's storefront data. Besides, it sends
 * additions to the basket that are pressed early, and reports of errors.
 */

import { warn } from "./base/console";
import { type Chunks, makeLoader } from "./base/loader";
import { onRetrySignal } from "./base/retry";
import { whenActivated } from "./base/when-active";
import { makeBoot } from "./boot";
import type { BlockName } from "./contracts/blocks";
import type { Boot, OwnScript } from "./contracts/boot";
import { preloadMustOpen } from "./islands/auto-open";
import { makeScan } from "./islands/discovery";
import { queueEarlyEvents } from "./islands/early-events";
import { rows } from "./islands/generated/rows";
import { collectEarlyErrors } from "./islands/reports";
import { fetchOldNamesOnUse } from "./legacy/fetch-on-use";
import { installRunner } from "./legacy/runner";
import { hideMapsWithoutTiles } from "./map/without-tiles";
import { followChannel, openChannel } from "./page/channel";
import { claimPage } from "./page/claim-page";
import { findOwnScript } from "./page/own-script";
import { whenDecided } from "./page/when-decided";
import { bareReport } from "./platform/bare-report";
import { offerPageApi } from "./public/page-api";
import { getShared } from "./shared";
import { initialState, sharedStore } from "./store/store";

declare const __VERSION__: string;
/** The chunks whose files the entry knows. */
declare const __EARLY_CHUNKS__: string;
/** Whether this is `channel.js`, which may hand the page over to another version. */
declare const __CHANNEL__: boolean;

const loaderOf = ({ base, nonce, tag }: OwnScript, store?: Boot["store"]) =>
  makeLoader<Chunks>(
    base,
    nonce,
    __EARLY_CHUNKS__,
    !!tag?.integrity,
    () => store?.getState().page.view ?? 0,
    getShared,
  );
const makeRunner = (moreNames?: string) => installRunner(whenDecided(), moreNames);

function start(): void {
  const channel = __CHANNEL__
    ? openChannel({ version: __VERSION__, loaderOf, makeRunner, start: safelyStart })
    : undefined;
  if (channel === null) return; // another entry runs the page
  const script = channel?.script ?? findOwnScript();
  if (!claimPage(__VERSION__)) return;
  // Before anything that can fail: the page's last inline script calls `app_shop.runApp()` in any case.
  const runner = channel?.runner ?? makeRunner();
  const takeErrors = collectEarlyErrors();
  if (/[?&]wyspa=off(&|$)/.test(location.search)) return;
  // Fetching the core needs `Promise`, so the core's self-test would check it too late.
  if (!(Promise.resolve() instanceof Promise && "race" in Promise)) throw new Error("stays off: Promise");

  /** `undefined` until `runner.decided` resolves: before, the page's hosts may not be scanned. */
  let scanPage: Boot["scan"] | undefined;
  const store = sharedStore(initialState);
  const boot = makeBoot({
    version: __VERSION__,
    script,
    store,
    rows: [...rows],
    loader: loaderOf(script, store),
    runner,
    takeErrors,
    scan: (root) => scanPage?.(root),
  });
  const isOn = () => boot.hostSettings().isOn;
  if (channel && isOn()) followChannel(boot, channel);
  if (!isOn()) return;
  boot.loader.preload("core");
  hideMapsWithoutTiles(boot);
  fetchOldNamesOnUse(boot);
  const earlyEvents = queueEarlyEvents(boot);
  const startPage = (): Promise<void> => {
    const mayStart = isOn(); // the configuration may have followed our tag
    if (mayStart) {
      scanPage = readPageFirst(boot);
      boot.scan();
    }
    boot.inSlices(earlyEvents.release); // after the hosts, which are registered in slices
    return mayStart ? islandsReady(boot) : Promise.resolve();
  };
  offerPageApi(boot, runner.decided.then(whenActivated).then(startPage));
}

/** Reads the page for the first time. @returns a function that scans it for hosts and requests their data */
function readPageFirst(boot: Boot): Boot["scan"] {
  const { hasPreset } = boot.hostSettings();
  boot.store.setState({ page: boot.readPage() });
  hideMapsWithoutTiles(boot);
  preloadMustOpen(boot);
  const pageBlocks: BlockName[] = hasPreset ? ["Snippets", "ToplayersAndWidgets"] : [];
  return makeScan(boot, hasPreset, [...pageBlocks, ...boot.runner.blocksAsked()]);
}

/**
 * Resolves when the core has started and the islands that load at once are ready or have failed. Also resolves when the
 * core cannot start.
 */
async function islandsReady(boot: Boot): Promise<void> {
  try {
    await (await boot.core()).whenIslandsReady();
  } catch {
    onRetrySignal(() => islandsReady(boot)); // already reported; the page keeps the server's HTML meanwhile
  }
}

function safelyStart(): void {
  try {
    start();
  } catch (error) {
    bareReport(__VERSION__, error); // built-ins are too broken for the runtime
    warn(`stays off: ${error}. Put our tag before code that freezes globals.`);
  }
}

safelyStart();
