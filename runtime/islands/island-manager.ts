/**
 * The life of islands, once the core has started:
 *
 *   host found ─► activate ─► mount ─► mountNow ─► the module's own mount ─► ready
 *                    ▲           └─ texts, props       └─ error ─► take down, report, remount or wait (recovery.ts)
 *                    └──────── removed: unmount · emptied by another script: mounted again (observe-hosts.ts)
 */
import { isMissing } from "../base/fetch-module";
import { isConnected } from "../base/safe-dom";
import type { App } from "../contracts/app";
import type { Boot, Core } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { type Contexts, contextsFrom, type Fail } from "./context";
import { attributeErrors } from "./errors";
import { details } from "./generated/details";
import { furtherRows } from "./generated/further-rows";
import { mountOf } from "./module";
import { makeMountTable } from "./mount-table";
import { observeHosts } from "./observe-hosts";
import { makeRecovery } from "./recovery";
import { replay } from "./replay";
import { sharedContext } from "./shared-context";
import { further } from "./strategies/further";

export interface IslandManager
  extends Pick<Core, "mount" | "arm" | "mountShell" | "rescue" | "replay" | "release"> {
  all(): Instance[];
}

export function makeIslandManager(app: App): IslandManager {
  const { boot, reports, pageTexts } = app;
  const { hosts } = boot;
  /** Modules by island, for the remount after another script has emptied a host. */
  const modules = new WeakMap<Instance, unknown>();
  const detailsOf = details(boot);
  const fail: Fail = makeRecovery(boot, reports.report, {
    down: (instance) => islands.end(instance),
    up: (instance) => remount(instance),
  });
  const contexts = contextsFrom(boot, sharedContext(app, detailsOf), detailsOf);
  const islands = makeMountTable("root", contexts.of, fail);
  const isWanted = (instance: Instance) =>
    isConnected(instance.host) && hosts.get(instance.host)?.get(instance.row.name) === instance;

  const mountNow = async (instance: Instance, module: unknown): Promise<boolean> => {
    if (!isWanted(instance) || contexts.lacksMarkup(instance)) return false;
    try {
      if (!(await islands.mountModule(instance, module, fail))) return false;
    } catch (error) {
      // A chunk that the island loads while mounting may be missing: that is a `load` error, which is retried.
      fail(instance, isMissing(error) ? "load" : mountOf(module) ? "mount" : "module", error);
      return false;
    }
    boot.setStatus(instance, "ready");
    app.emit("wyspa:island-ready", { name: instance.row.name, host: instance.host });
    return true;
  };
  const mount: Core["mount"] = async (instance, module) => {
    modules.set(instance, module);
    const { name } = instance.row;
    // An island that is shown before its stylesheet moves when the sheet comes (bar H6).
    const style = app.addStyle(detailsOf(name).sheets);
    const coming = [style, pageTexts.loadTexts(name), contexts.coming(instance)];
    if (!coming.some(Boolean)) return mountNow(instance, module);
    await Promise.all(coming);
    // Islands that waited continue in slices, because all of them become ready to mount at the same moment.
    return new Promise((resolve) => boot.inSlices(() => resolve(mountNow(instance, module))));
  };
  const remount = (instance: Instance) => {
    boot.setStatus(instance, "loading");
    instance.done = mountNow(instance, modules.get(instance));
  };
  const shells = makeShells(app, contexts, fail, isWanted);
  const all = () => [...hosts.values()].flatMap((instances) => [...instances.values()]);

  const release = observeHosts(boot, {
    unmount(instance) {
      modules.delete(instance);
      islands.end(instance);
      shells.end(instance);
    },
    revive(instance) {
      islands.end(instance);
      remount(instance);
    },
    reviveShell: shells.remount,
  });
  attributeErrors(app, all, fail);
  takeOver(boot, all());

  return {
    all,
    mount,
    mountShell: shells.mount,
    replay,
    release: () => releaseSwitchedOff(app, release),
    arm(host, name, option, begin, signal) {
      boot.inSlices(() => signal.aborted || further.get(name)?.(host, option, begin, signal));
    },
    async rescue(instance, error) {
      const { name } = instance.row;
      const newest = boot.defined.has(name) ? null : await reports.fetchNewest(name);
      if (newest) return mount(instance, newest);
      fail(instance, "load", error);
      return false;
    },
  };
}

function releaseSwitchedOff({ boot, reloadConfig }: App, release: ReturnType<typeof observeHosts>): void {
  reloadConfig();
  const { isOn, islands } = boot.hostSettings();
  release((name) => !isOn || islands[name] === false);
}

/** Takes over from the entry, and adds the islands that only the core knows. */
function takeOver(boot: Boot, waiting: readonly Instance[]): void {
  boot.addRows(furtherRows);
  boot.scan(); // for the added rows, and for hosts that appeared since the entry's scan
  // Some hosts exist only on one page type, and a visit changes the type after it has replaced its sections.
  boot.store.subscribe(({ page }, before) => page.type !== before.page.type && boot.scan());
  // Retries islands that failed before the core loaded.
  for (const instance of waiting) if (instance.status === "failed") void boot.activate(instance);
}

interface Shells {
  mount(instance: Instance, module: unknown): Promise<void>;
  /** Remounts a shell after another script has removed its element. */
  remount(instance: Instance): void;
  end(instance: Instance): void;
}

/** Mounts shells: small parts that are shown before their islands load. A shell's error does not affect the island. */
function makeShells(
  { pageTexts }: App,
  contexts: Contexts,
  fail: Fail,
  isWanted: (instance: Instance) => boolean,
): Shells {
  const modules = new WeakMap<Instance, unknown>();
  const softly: Fail = (of, _phase, error) => fail(of, "handler", error);
  const table = makeMountTable("shellRoot", contexts.of, fail);
  const mount: Shells["mount"] = async (instance, module) => {
    modules.set(instance, module);
    const coming = [pageTexts.loadTexts(`${instance.row.name}/shell`), contexts.coming(instance)];
    if (coming.some(Boolean)) await Promise.all(coming);
    table.end(instance);
    if (!isWanted(instance) || contexts.lacksMarkup(instance, () => void mount(instance, module))) return;
    try {
      await table.mountModule(instance, module, softly);
    } catch (error) {
      table.end(instance);
      softly(instance, "mount", error);
    }
  };
  return {
    mount,
    remount: (instance) => void mount(instance, modules.get(instance)),
    end: table.end,
  };
}
