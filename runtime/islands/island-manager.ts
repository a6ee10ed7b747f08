import type { App } from "../contracts/app";
import type { Core } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { followCompanions } from "./beside";
import { contextsFrom, type Details, type SharedContext } from "./context";
import { followErrors } from "./errors";
import { details } from "./generated/details";
import { furtherRows } from "./generated/further-rows";
import { makeMounting } from "./mounting";
import { observeHosts } from "./observe-hosts";
import { makeRecovery } from "./recovery";
import { replay } from "./replay";
import { followScroll } from "./scrolled";
import { further } from "./strategies/further";

export interface IslandManager extends Pick<Core, "mount" | "arm" | "mountShell" | "rescue"> {
  all(): Instance[];
}

export function makeIslandManager(app: App): IslandManager {
  const { kernel, reports, words } = app;
  const { hosts, store } = kernel;
  const modules = new Map<Instance, unknown>();
  const shellModules = new WeakMap<Instance, unknown>();
  const detailsOf = details(kernel);
  const fail = makeRecovery(kernel, reports.report, {
    down: (instance) => mounting.takeDown(instance),
    up: (instance) => again(instance),
  });
  const contexts = contextsFrom(kernel, sharedContext(app, detailsOf), detailsOf, reports.say);
  const mounting = makeMounting(kernel, contexts.of, fail);
  const again = (instance: Instance) => {
    kernel.setStatus(instance, "loading");
    instance.done = mounting.mount(instance, modules.get(instance));
  };
  const mount: Core["mount"] = async (instance, module) => {
    modules.set(instance, module);
    const { name } = instance.row;
    if (hasLooks(detailsOf(name))) void app.addStyle();
    const coming = [words.learn(name), contexts.coming(instance.host)];
    if (!coming.some(Boolean)) return mounting.mount(instance, module);
    await Promise.all(coming);
    // All that have waited go on together: in slices, as those that had nothing to wait for.
    return new Promise((resolve) => kernel.inSlices(() => resolve(mounting.mount(instance, module))));
  };
  const all = () => [...hosts.values()].flatMap((instances) => [...instances.values()]);

  observeHosts(kernel, {
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
  followErrors(app, all, fail);
  kernel.replay = replay;
  followCompanions(kernel);
  kernel.rows.push(...furtherRows);
  kernel.scan(); // for them, and for what came between the entry's scan and now
  // Some hosts are bound to a type of page, which a visit may change after its sections are in place.
  store.subscribe(({ page }, before) => page.type !== before.page.type && kernel.scan());

  // What failed for want of a core has one now.
  for (const instance of all()) if (instance.status === "failed") void kernel.activate(instance);

  return {
    all,
    mount,
    arm(host, name, option, begin, signal) {
      kernel.inSlices(() => signal.aborted || further.get(name)?.(host, option, begin, signal));
    },
    async mountShell(instance, module) {
      shellModules.set(instance, module);
      const coming = words.learn(`${instance.row.name}/shell`);
      if (coming) await coming;
      return mounting.mountShell(instance, module);
    },
    async rescue(instance, error) {
      const { name } = instance.row;
      const newest = kernel.defined.has(name) ? null : await reports.fetchNewest(name);
      if (newest) return mount(instance, newest);
      fail(instance, "load", error);
      return false;
    },
  };
}

/** Whether an island is dressed by our stylesheet. */
const hasLooks = ({ kind, styled }: Details) => kind === "react" || !!styled;

/** The parts of the context that are the same for every island. */
function sharedContext(
  {
    kernel,
    platform,
    storage,
    overlays,
    announce,
    words,
    emit,
    formatPrice,
    openGate,
    maps,
    addStyle,
    visits,
  }: App,
  detailsOf: ReturnType<typeof details>,
): SharedContext {
  const { store, loader } = kernel;
  return {
    store,
    platform,
    storage,
    announce,
    dialog: overlays.dialog,
    openMap: async (...map) => (await maps())(...map),
    alert: overlays.alert,
    emit(name, detail) {
      // Only our own search writes it; the same event sent by a page is no search.
      if (name === "wyspa:search") store.setState({ search: detail as WyspaSearch });
      return emit(name, detail);
    },
    hasScrolled: followScroll(),
    texts: words.texts,
    formatPrice,
    visit: visits.visit,
    runCode: async (kind, code) => (await openGate()).gate.run(kind, [code]),
    textsOf: words.fetchTexts,
    async loadPart(island, part) {
      const chunk = loader.load(`${island}/${part}`);
      // What a part shows does not move when its looks come.
      if (hasLooks(detailsOf(island))) await Promise.all([chunk, addStyle()]);
      return chunk;
    },
  };
}

type WyspaSearch = ReturnType<App["kernel"]["store"]["getState"]>["search"];
