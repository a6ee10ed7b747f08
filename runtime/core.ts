/**
 * The core chunk: what is needed as soon as an island is, and not before. Fetched beside the first island; takes over the
 * state that the entry has gathered, makes the App and starts the islands.
 */
import { makeApp } from "./app";
import { isMissing } from "./base/missing-chunk";
import { onRetrySignal } from "./base/on-retry-signal";
import { brokenBuiltIn } from "./base/self-test";
import { whenIdle } from "./base/when-idle";
import type { App } from "./contracts/app";
import type { Core, Kernel } from "./contracts/boot";
import { followContent } from "./gate/look-for-content";
import { actAtOnce } from "./islands/at-once";
import { type IslandManager, makeIslandManager } from "./islands/island-manager";
import { fetchFurther, openByThemselves } from "./islands/open-by-themselves";
import { prefetchWaiting } from "./islands/prefetch";
import { followView } from "./page/view-change";
import { isolateSubscribers } from "./store/isolate";
import { watchLinks } from "./visit/watch-links";

/** The chunks whose files the entry does not know. */
declare const __CHUNKS__: string;

/** A built-in that islands rely on is broken: nothing mounts, and the server's HTML stays. */
export class BrokenBuiltIn extends Error {
  override name = "BrokenBuiltIn";
}

/** @throws BrokenBuiltIn */
export async function start(kernel: Kernel): Promise<Core> {
  const broken = brokenBuiltIn();
  if (broken) throw new BrokenBuiltIn(`stays off: ${broken} is broken`);

  kernel.loader.add(__CHUNKS__);
  actAtOnce(kernel);
  isolateSubscribers(kernel.store);
  const app = makeApp(kernel);
  const islands = makeIslandManager(app);
  followView(kernel);
  // The runtime's own words come ahead of whoever says them.
  await app.words.learn("runtime");
  const page = offerPage(app);
  settleDown(app);
  return coreOf(app, islands, page);
}

/** The page's own scripts find what they call, and their handlers run; where that cannot be had now, later. */
async function offerPage(app: App, isRepeated = false): Promise<void> {
  try {
    const { offerPageFunctions } = await app.kernel.loader.load("legacy-globals");
    await offerPageFunctions(app);
  } catch (error) {
    app.reports.report({ error, phase: "page" });
    if (!isMissing(error)) return;
    // The page's handlers run without us.
    if (!isRepeated)
      await app.kernel.loader.load("old-bare").then(
        ({ runBare }) => runBare(app.kernel),
        () => {},
      );
    onRetrySignal(() => offerPage(app, true));
  }
}

/** What nobody asks for by name, once the page stands. After a reload in the middle of visits, Back may come first. */
function settleDown(app: App): void {
  const { kernel, platform, openGate, reports, visits } = app;
  const report = (error: unknown) => reports.report({ error, phase: "idle" });
  const safely = (task: () => void) => {
    try {
      task();
    } catch (error) {
      report(error);
    }
  };
  const settle = () => {
    safely(() => openByThemselves(kernel));
    watchLinks(() => void visits.follow());
    // What runs comes first: a page has only so many files before it is touched.
    const content = followContent({ ...kernel, platform, openGate, report: reports.report });
    void content.then(() => prefetchWaiting(kernel));
  };
  safely(() => fetchFurther(app));
  if (history.state?.wyspa) settle();
  else whenIdle(settle);
}

function coreOf(app: App, islands: IslandManager, page: Promise<void>): Core {
  const { kernel, platform, reports } = app;
  return {
    ...islands,
    need: (blocks) => void platform.storefront(blocks),
    sayUnknown() {
      // Markers of islands that are known from here on are nobody's fault.
      if (kernel.unknown.some(({ name }) => !kernel.row(name))) reports.sayUnknown();
      else kernel.unknown.length = 0;
    },
    async settled() {
      await new Promise<void>((resolve) => kernel.inSlices(resolve));
      await Promise.allSettled([page, ...islands.all().map(({ done }) => done)]);
    },
    api: async () => ({ ...(await kernel.loader.load("api")).pageApiBodies(app) }),
  };
}
