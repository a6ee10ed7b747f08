/**
 * The core chunk: what is needed as soon as an island is, and not before. Fetched beside the first island;
 * takes over the state that the entry has gathered (design §3).
 */
import type { AfterLoad } from "./after-load";
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
import { later as strategies } from "./islands/strategies/later";
import type { Core, Kernel } from "./kernel";
import { brokenBuiltIn } from "./page/self-test";
import { followView } from "./page/view-change";
import { whenIdle } from "./page/when-idle";
import { type Heard, makePlatform } from "./platform/platform";
import type { Report } from "./platform/report";
import type { ShopConfig } from "./shop/config";
import { decodeText } from "./shop/decode-text";
import { plural, polish } from "./shop/plural";
import { readConfig } from "./shop/read-config";
import { safeStorage } from "./shop/storage";
import { bindTexts } from "./shop/texts";
import { isolateSubscribers } from "./store/isolate";
import type { Announce } from "./ui/live-region";
import { overlays } from "./ui/overlays";

/** Parts of the runtime that come after the core, each built by itself. */
declare const __PARTS__: string;
/** What is not known of their files, and of those of late islands, before they are built: the hashes, in this order. */
declare const __LATE__: string;

/** @throws when a built-in that islands rely on is broken: then nothing mounts, and the server's HTML stays */
export function start(kernel: Kernel): Core | Promise<Core> {
  const broken = brokenBuiltIn();
  if (broken) throw new Error(`stays off: ${broken} is broken`);

  const { store, hosts, script, chunks } = kernel;
  chunks.add([...__PARTS__.split(" "), ...lateRows.map(({ name }) => name)], __LATE__.split(" "));
  kernel.standIn = standIn;
  isolateSubscribers(store);
  /** What the shopper has said on this page outlives each new reading of it (bar H3). */
  let said: Pick<ShopConfig, "consent"> | undefined;
  const refresh = () =>
    store.setState({ page: kernel.readPage(), shop: { ...readConfig(kernel.readConfig()), ...said } });
  refresh();
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
  let later: Promise<AfterLoad> | undefined;
  /** What a page needs once it stands. */
  const afterLoad = () =>
    (later ??= chunks.load("after-load").then((module) =>
      (module as typeof import("./after-load")).makeAfterLoad({
        kernel,
        platform,
        report,
        announce,
        texts,
        refresh() {
          refresh();
          return speak();
        },
      }),
    ));
  const services = async () => (await afterLoad()).services();
  const heard: Heard = (headers) => {
    if (Number(headers?.get?.(shop().trackingHeader)) >= 1)
      services().then(
        ({ tracking }) => tracking(),
        () => {},
      );
  };
  const platform = makePlatform(kernel, storage, report, heard);
  /** The regions stand before anything is said: from the first touch on. */
  const announce: Announce = (...words) =>
    void import("./ui/live-region").then(
      ({ liveRegion }) => liveRegion()(...words),
      () => {}, // it is seen, at least
    );
  const texts: SharedContext["texts"] = (table) => core.bind(table, shop().texts, shop().language);
  /** A page without its styles still works. */
  const addStyle = () =>
    import("./ui/add-style").then(
      (module) => module.addStyle(script.base),
      () => {},
    );
  const ui = overlays({ texts, addStyle }, announce);
  const shared: SharedContext = {
    store,
    platform,
    storage,
    emit,
    announce,
    ...ui,
    hasScrolled: followScroll(),
    texts,
    formatPrice: (value) => rules?.formatPrice(value, shop().currency) ?? String(value),
  };
  /** The rules of prices stand in the chunk of what pages' scripts call. */
  let rules: typeof import("./page-functions") | undefined;
  const functions = chunks.load("page-functions").then((module) => {
    rules = module as typeof rules;
  });

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
    const { kind } = detailsOf(instance.row.name);
    if (kind === "react") void addStyle();
    const stand = () => mounting.mount(instance, module);
    // Those may format prices while they mount.
    return rules || (kind === "plain" && !kernel.defined.has(instance.row.name))
      ? stand()
      : functions.then(stand, stand);
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
  kernel.scan(); // for them, and for what came between the entry's scan and now
  followView(kernel);
  const settle = () =>
    afterLoad().then(
      ({ settle }) => settle(),
      () => {},
    );
  // After a reload in the middle of visits, Back may come first.
  if (history.state?.wyspa) settle();
  else whenIdle(settle);
  /** Of several hosts of one island, the one that was touched last is to blame. */
  let touched: EventTarget | null = null;
  for (const type of ["pointerdown", "keydown", "click", "input", "submit", "focusin"])
    addEventListener(
      type,
      ({ target }) => {
        if (!touched) announce("");
        touched = target;
      },
      true,
    );
  const escaped = (phase: "handler" | "async", error: unknown) =>
    withFaults((to) => to.escaped({ phase, error, touched, instances: all(), fail }));
  addEventListener("error", ({ error }) => escaped("handler", error));
  addEventListener("unhandledrejection", ({ reason }) => escaped("async", reason));
  document.addEventListener("wyspa:search", ({ detail }) => store.setState({ search: detail }));

  document.addEventListener("wyspa:consent", ({ detail }) => {
    said = { consent: detail?.tracking ? "granted" : "denied" };
    refresh();
  });
  void kernel.first.answer?.then(() => heard(kernel.first.headers));
  let bodies: ReturnType<Core["api"]> | undefined;
  const core: Core = {
    bind: bindTexts,
    mount,
    arm(host, name, option, begin, signal) {
      kernel.inSlices(() => signal.aborted || strategies.get(name)?.(host, option, begin, signal));
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
      await Promise.allSettled([standing, ...all().map(({ done }) => done)]);
    },
    api() {
      // One promise for all: several imports that wait for one file may be answered in any order.
      bodies ??= import("./page-api-bodies").then(({ pageApiBodies }) => ({
        ...pageApiBodies(platform, ui, services),
      }));
      return bodies.catch((error) => {
        bodies = undefined;
        throw error;
      });
    },
  };
  /** Another language than Polish has words of its own, which come before what says them. */
  const speak = () =>
    polish.has(shop().language)
      ? core
      : chunks.load("translations").then(
          (module) => (module as typeof import("./shop/translations")).translate(kernel, core),
          () => core,
        );
  const spoken = speak();
  const standing = functions
    .then(() => spoken)
    .then(
      () =>
        rules?.offerPageFunctions(kernel, {
          platform,
          ui,
          report,
          announce,
          texts,
          services,
          plural,
          decodeText,
        }),
      (error) => report({ error, phase: "page-functions" }),
    );
  return spoken;
}
