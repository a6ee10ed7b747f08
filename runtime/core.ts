/**
 * The core chunk: what is needed as soon as an island is, and not before. Fetched beside the first island;
 * takes over the state that the entry has gathered (design §3).
 */
import { emit } from "./events";
import type { Faults } from "./faults";
import { followPage } from "./islands/following";
import { details } from "./islands/generated/details";
import { lateRows } from "./islands/generated/late-rows";
import type { Instance } from "./islands/host-table";
import { makeMounting, type SharedContext } from "./islands/mounting";
import { makeRecovery } from "./islands/recovery";
import { followScroll } from "./islands/scrolled";
import { standIn } from "./islands/stand-in";
import type { Core, Kernel } from "./kernel";
import { brokenBuiltIn } from "./page/self-test";
import { followView } from "./page/view-change";
import { whenIdle } from "./page/when-idle";
import { makePlatform } from "./platform/platform";
import type { Report } from "./platform/report";
import type { CurrencyConfig } from "./shop/config";
import { formatPrice } from "./shop/format-price";
import { newsDate } from "./shop/news-date";
import { type PluralForms, plural } from "./shop/plural";
import { readConfig } from "./shop/read-config";
import { safeStorage } from "./shop/storage";
import { bindTexts } from "./shop/texts";
import { isolateSubscribers } from "./store/isolate";
import { addStyle } from "./ui/add-style";
import { liveRegion } from "./ui/live-region";
import { overlays } from "./ui/overlays";

/** What is not known of the files of late islands before they are built: their hashes, in the order of the rows. */
declare const __LATE__: string;

/** @throws when a built-in that islands rely on is broken: then nothing mounts, and the server's HTML stays */
export function start(kernel: Kernel): Core {
  const broken = brokenBuiltIn();
  if (broken) throw new Error(`stays off: ${broken} is broken`);

  const { store, hosts, script } = kernel;
  kernel.standIn = standIn;
  isolateSubscribers(store);
  store.setState({ shop: readConfig(script.tag) });
  const shop = () => store.getState().shop;
  let fetching: Promise<Faults> | undefined;
  const faults = () => (fetching ??= import("./faults").then(({ makeFaults }) => makeFaults(kernel)));
  /** A fault that cannot even be told changes nothing for the shopper. */
  const withFaults = (use: (faults: Faults) => unknown) => void faults().then(use, () => {});
  const report = (fault: Report) => withFaults((to) => to.report(fault));
  const storage = {
    session: safeStorage(() => window.sessionStorage),
    local: safeStorage(() => window.localStorage),
  };
  const platform = makePlatform(kernel, storage, report);
  const announce = liveRegion();
  const texts: SharedContext["texts"] = (table) => bindTexts(table, shop().texts, shop().language);
  const ui = overlays({ texts, addStyle: () => addStyle(script.base) }, announce);
  const shared: SharedContext = {
    store,
    platform,
    storage,
    emit,
    announce,
    ...ui,
    hasScrolled: followScroll(),
    texts,
    formatPrice: (value) => formatPrice(value, shop().currency),
  };

  const modules = new Map<Instance, unknown>();
  const shellModules = new WeakMap<Instance, unknown>();
  const detailsOf = details(kernel);
  const fail = makeRecovery(kernel, report, {
    down: (instance) => mounting.takeDown(instance),
    up: (instance) => again(instance),
  });
  const mounting = makeMounting(
    kernel,
    shared,
    detailsOf,
    (host, message) => withFaults((to) => to.say(host, message)),
    fail,
  );
  const mount = (instance: Instance, module: unknown) => {
    modules.set(instance, module);
    if (detailsOf(instance.row.name).kind === "react") addStyle(script.base);
    return mounting.mount(instance, module);
  };
  const again = (instance: Instance) => {
    kernel.setStatus(instance, "loading");
    instance.done = mounting.mount(instance, modules.get(instance));
  };
  const all = () => [...hosts.values()].flatMap((instances) => [...instances.values()]);

  followPage(kernel, {
    unmount(instance) {
      modules.delete(instance);
      mounting.unmount(instance);
    },
    revive(instance) {
      mounting.takeDown(instance);
      again(instance);
    },
    reviveShell: (instance) => void mounting.mountShell(instance, shellModules.get(instance)),
  });
  kernel.rows.push(...lateRows);
  kernel.chunks.add(lateRows, __LATE__.split(" "));
  kernel.scan(); // for them, and for what came between the entry's scan and now
  followView(store);
  whenIdle(() => import("./islands/prefetch").then(({ prefetchWaiting }) => prefetchWaiting(kernel)));
  void import("./compat/index").then(({ keepCompatible }) => keepCompatible(kernel));
  /** Of several hosts of one island, the one that was touched last is to blame. */
  let touched: Node | null = null;
  for (const type of ["pointerdown", "keydown", "click", "input", "submit"])
    addEventListener(type, ({ target }) => (touched = target instanceof Node ? target : null), true);
  const escaped = (phase: "handler" | "async", error: unknown) =>
    withFaults((to) => to.escaped({ phase, error, touched, instances: all(), fail }));
  addEventListener("error", ({ error }) => escaped("handler", error));
  addEventListener("unhandledrejection", ({ reason }) => escaped("async", reason));
  document.addEventListener("wyspa:search", ({ detail }) => store.setState({ search: detail }));

  Object.assign(Reflect.get(window, "wyspa"), {
    formatPrice: (value: number | string, options?: Partial<CurrencyConfig> | null) => {
      const given = Object.entries(options ?? {}).filter(([, option]) => option !== undefined);
      return formatPrice(value, { ...shop().currency, ...Object.fromEntries(given) });
    },
    plural: (count: number, forms: PluralForms) => plural(count, forms, shop().language),
    newsDate,
  });

  let bodies: ReturnType<Core["api"]> | undefined;
  return {
    mount,
    async arm(host, name, option, begin, signal) {
      const { later } = await import("./islands/strategies/later");
      kernel.inSlices(() => signal.aborted || later.get(name)?.(host, option, begin, signal));
    },
    mountShell(instance, module) {
      shellModules.set(instance, module);
      return mounting.mountShell(instance, module);
    },
    async rescue(instance, error) {
      const { name } = instance.row;
      const newest = kernel.defined.has(name)
        ? null
        : await faults().then(
            (to) => to.fetchNewest(name),
            () => null,
          );
      if (newest) return mount(instance, newest);
      fail(instance, "load", error);
      return false;
    },
    need: (blocks) => void platform.storefront(blocks),
    sayUnknown: () => withFaults((to) => to.sayUnknown()),
    async settled() {
      await new Promise<void>((resolve) => kernel.inSlices(resolve));
      await Promise.allSettled(all().map(({ done }) => done));
    },
    api() {
      // One promise for all: several imports that wait for one file may be answered in any order.
      bodies ??= import("./page-api-bodies").then(({ pageApiBodies }) => ({
        ...pageApiBodies(platform, ui),
      }));
      return bodies.catch((error) => {
        bodies = undefined;
        throw error;
      });
    },
  };
}
