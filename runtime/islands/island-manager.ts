/**
 * Mounts, remounts and ends the islands of the page, once the core has started.
 *
 *   discovery ───► strategies ──► start-island ──► mounted-island ──► the module's own mount
 *       ▲             when          its files         its life
 *       └─ observe-hosts: hosts that come later, are removed, or are emptied by another script
 */
import { loadWithRetry } from "../base/retry";
import type { App } from "../contracts/app";
import type { Core } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { contextsFrom } from "./context";
import { instancesOf } from "./discovery";
import { furtherRows } from "./generated/further-rows";
import { MountedIsland } from "./mounted-island";
import { observeHosts } from "./observe-hosts";
import { replay } from "./replay";
import { attributeErrors } from "./reports";
import { further, startStrategy } from "./strategies";

export function makeIslandManager(app: App): Pick<Core, "mount" | "replay" | "release"> {
  const { boot, reports } = app;
  const contexts = contextsFrom(app);
  const islands = new WeakMap<Instance, MountedIsland>();
  const shells = new WeakMap<Instance, Shell>();
  const islandOf = (instance: Instance): MountedIsland => {
    const island = islands.get(instance) ?? new MountedIsland(app, contexts, instance);
    islands.set(instance, island);
    return island;
  };
  const mount: Core["mount"] = async (instance, loading) => {
    const { name } = instance.row;
    const island = islandOf(instance);
    let module: unknown;
    try {
      module = await loading;
    } catch (error) {
      module = boot.defined.has(name) ? null : await reports.fetchNewest(name);
      if (!module) {
        island.fail("load", error);
        return false;
      }
    }
    return new Promise((resolve) => boot.inSlices(() => resolve(island.mount(module))));
  };

  const startShell = (instance: Instance) => {
    const shell = { island: new MountedIsland(app, contexts, instance, true), stop: new AbortController() };
    shells.set(instance, shell);
    void loadWithRetry(() => boot.loader.load(`${instance.row.name}/shell`), shell.stop.signal).then(
      (module) => shell.island.mount(module),
    );
  };
  const startFound = (found: readonly Instance[]) => {
    for (const instance of found) {
      if (instance.row.shell) startShell(instance);
      if (instance.status === "failed")
        void boot.activate(instance); // the core was missing
      else boot.inSlices(() => instance.stop.signal.aborted || startStrategy(boot, instance, further));
    }
    if (!boot.unknown.length) return;
    // Markers that the core knows are not reported as unknown.
    if (boot.unknown.some(({ name }) => !boot.row(name))) reports.reportUnknownMarkers();
    else boot.unknown.length = 0;
  };

  const endWhere = observeHosts(boot, {
    end(instance) {
      const shell = shells.get(instance);
      shell?.stop.abort();
      shell?.island.end();
      islandOf(instance).end();
      instance.stop.abort();
    },
    check(instance) {
      shells.get(instance)?.island.remountIfRemoved();
      islands.get(instance)?.remountIfRemoved();
    },
  });
  attributeErrors(app, (instance, ...error) => islandOf(instance).fail(...error));

  boot.addRows(furtherRows);
  startFound(instancesOf(boot));
  boot.whenFound(startFound);
  boot.scan(); // for the added rows, and for hosts that appeared since the entry's scan
  // Some hosts exist only on one page type, and a visit changes the type after it has replaced its sections.
  boot.store.subscribe(({ page }, before) => page.type !== before.page.type && boot.scan());

  return {
    mount,
    replay,
    release() {
      app.reloadConfig();
      const { isOn, islands } = boot.hostSettings();
      endWhere((name) => !isOn || islands[name] === false);
    },
  };
}

interface Shell {
  readonly island: MountedIsland;
  /** Ends the retries of its file. */
  readonly stop: AbortController;
}
