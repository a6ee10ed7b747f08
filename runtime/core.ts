/**
 * The core chunk, which the entry preloads at once: takes over the entry's state, makes the App and starts the islands.
 */
import { makeApp } from "./app";
import { afterPaint } from "./base/after-paint";
import { isMissing } from "./base/fetch-module";
import { once } from "./base/once";
import { onRetrySignal, whenLoaded } from "./base/retry";
import { brokenBuiltIn } from "./base/self-test";
import { whenIdle } from "./base/when-idle";
import { configElement } from "./config/explicit-config";
import type { App } from "./contracts/app";
import type { Boot, Core } from "./contracts/boot";
import { hasNameConflict } from "./debug/name-conflicts";
import { hearFields } from "./forms/hear-fields";
import { placeServerContent } from "./gate/look-for-content";
import { sliderScripts } from "./gate/script-addresses";
import { openByThemselves, preloadAutoOpenFiles } from "./islands/auto-open";
import { runBeforePaint } from "./islands/before-paint";
import { instancesOf } from "./islands/discovery";
import { makeIslandManager } from "./islands/island-manager";
import { hostsWithStrategy, isTypeDoubtful } from "./islands/markup-mistakes/is-doubtful";
import { prefetchWaiting } from "./islands/prefetch";
import { type Decorations, makeDecorations } from "./legacy/decorations";
import { areNamesNeeded, onLaterScripts } from "./legacy/names-needed";
import { actWithoutCalls } from "./legacy/without-calls";
import { mayHaveModes } from "./page/modes";
import { followView } from "./page/page-type";
import { isolateSubscribers } from "./store/store";
import { speculateOnIntent } from "./visit/speculate-on-intent";
import { watchLinks } from "./visit/watch-links";

/** The chunks whose files the entry does not know. */
declare const __LATE_CHUNKS__: string;

/** A built-in that islands rely on is broken: nothing mounts, and the server's HTML stays. */
export class BrokenBuiltIn extends Error {
  override name = "BrokenBuiltIn";
}

/** Tells the loader the addresses of the files that the entry does not know. Does nothing when it was told before. */
export function addChunks(loader: Boot["loader"]): void {
  if (!loader.knows("api")) loader.add(__LATE_CHUNKS__);
}

/** @throws BrokenBuiltIn when the self-test fails */
export async function start(boot: Boot): Promise<Core> {
  const broken = brokenBuiltIn();
  if (broken) throw new BrokenBuiltIn(`stays off, because a script has broken ${broken}.`);

  addChunks(boot.loader);
  runBeforePaint(boot);
  isolateSubscribers(boot.store);
  const app = makeApp(boot);
  const islands = makeIslandManager(app);
  followView(boot);
  // The runtime's own texts must load before a part shows them.
  await app.pageTexts.loadTexts("runtime");
  followSwitches(boot);
  const { offerNames, page } = offerPage(app);
  startIdleWork(app);
  return coreOf(app, islands, offerNames, page);
}

/** Follows the switch file that the configuration names. */
function followSwitches(boot: Boot): void {
  const { switches } = boot.store.getState().shop;
  if (switches) whenLoaded(boot.loader, "switches", (to) => to.followSwitches(boot, switches));
}

/**
 * Sets the page up as the old bundle did by itself, and defines the old global names as soon as the page needs them.
 * @returns `page` resolves when the page's handlers have run, if it has any
 */
function offerPage(app: App): { offerNames(): Promise<void>; page: Promise<void> } {
  const { boot, overlays, pageTexts } = app;
  const { runner } = boot;
  const decorations = makeDecorations(boot, { texts: pageTexts.texts, ui: overlays });
  const offerNames = once(async () => {
    await loadNames(app, decorations);
    boot.hasNames = true;
  });
  const offerNamesIfNeeded = () => {
    boot.needsNames ||= areNamesNeeded(boot);
    return boot.needsNames ? offerNames() : undefined;
  };
  const page = runner.decided.then(() => {
    if (runner.isOurs()) actWithoutCalls(boot, decorations.decorateListing);
    for (const { recording } of runner.standIns) recording.onUse = offerNames;
    onLaterScripts(() => void afterPaint().then(offerNamesIfNeeded)); // the answer to the shopper's press comes first
    return offerNamesIfNeeded();
  });
  return { offerNames, page };
}

/**
 * Defines the functions that the page's own scripts call and runs their handlers. Retries when the chunk cannot be
 * loaded.
 */
async function loadNames(app: App, decorations: Decorations, isRepeated = false): Promise<void> {
  try {
    const { offerPageFunctions } = await app.boot.loader.load("legacy-globals");
    // In a task of its own: the file often comes with the core, whose start has taken long enough.
    await nextSlice(app.boot);
    await offerPageFunctions(app, decorations, [...sliderScripts.keys()]);
  } catch (error) {
    app.reports.report({ error, phase: "page" });
    if (!isMissing(error)) return;
    // The page's handlers run without our functions.
    if (!isRepeated)
      await app.boot.loader.load("legacy-bare").then(
        ({ runBare }) => runBare(app.boot),
        () => {},
      );
    onRetrySignal(() => loadNames(app, decorations, true));
  }
}

const nextSlice = ({ inSlices }: Boot) => new Promise<void>((resolve) => inSlices(resolve));

/**
 * Starts background work once the page is idle. After the reload of a page that a visit led to, it starts at once. The
 * shopper may press Back before the page is idle.
 */
function startIdleWork(app: App): void {
  const { boot, platform, openGate, reports, visits } = app;
  const report = (error: unknown) => reports.report({ error, phase: "idle" });
  const safely = (task: () => void) => {
    try {
      task();
    } catch (error) {
      report(error);
    }
  };
  const run = () => {
    safely(() => openByThemselves(boot));
    safely(() => checkPage(app));
    watchLinks(() => void visits.follow());
    safely(() => speculateOnIntent(app));
    // jQuery may set fields before any touch. On other pages the first touch loads this code (`islands/reports.ts`).
    if ("jQuery" in window) hearFields(boot);
    // The prefetch comes after the content: the gate's chunk counts toward the limit of files before the first touch.
    const content = placeServerContent({ ...boot, platform, openGate, report: reports.report });
    void content.then(() => prefetchWaiting(boot));
  };
  safely(() => preloadAutoOpenFiles(app));
  if (history.state?.wyspa) run();
  else whenIdle(run);
}

/** Fetches the check of mistakes, the modes and the measurements, if the page may need them. */
function checkPage(app: App): void {
  if (!isPlainPage(app)) whenLoaded(app.boot.loader, "page-check", (to) => to.checkPage(app));
}

/**
 * Whether nothing on the page needs the check. It has no settings, no own islands and strategies, no doubtful type and no
 * mode. No other script uses our names.
 */
function isPlainPage({ boot, storage }: App): boolean {
  return (
    !configElement() &&
    boot.readConfig().every((source) => !Object.keys(source).length) &&
    !boot.defined.size &&
    !hostsWithStrategy().length &&
    !isTypeDoubtful(boot, boot.store.getState().page.type) &&
    !hasNameConflict(boot) &&
    !mayHaveModes(storage.session)
  );
}

function coreOf(
  app: App,
  islands: ReturnType<typeof makeIslandManager>,
  offerNames: Core["offerNames"],
  page: Promise<void>,
): Core {
  const { boot, platform } = app;
  return {
    ...islands,
    offerNames,
    requestBlocks: (blocks) => void platform.storefront(blocks),
    async whenIslandsReady() {
      await nextSlice(boot);
      await Promise.allSettled([page, ...instancesOf(boot).map(({ whenReady }) => whenReady)]);
    },
    api: async () => ({ ...(await boot.loader.load("api")).pageApiBodies(app) }),
  };
}
