/** Finds the hosts of the page, asks for their data at once, and arms their strategies. */

import { onRetrySignal } from "../base/on-retry-signal";
import { attr, isConnected, matches } from "../base/safe-dom";
import { inSlices } from "../base/slices";
import type { BlockName } from "../contracts/blocks";
import type { Kernel } from "../contracts/boot";
import type { Instance, Row } from "../contracts/hosts";
import { emit } from "../public/events";
import { findHosts, namesIn, presetFor } from "./discovery";
import { writeStatus } from "./host-table";
import { early, readWhen } from "./strategies";

/** Starts an instance: its chunk, what comes with it and the core beside each other, then the mount. */
export async function activate(kernel: Kernel, instance: Instance): Promise<boolean> {
  const { row, stop } = instance;
  const { loader } = kernel;
  kernel.setStatus(instance, "loading");
  stop.abort(); // the strategy has done its work
  const definition = kernel.defined.get(row.name);
  const core = kernel.core();
  const load = async () => {
    if (!definition && !loader.knows(row.name)) await core;
    return definition?.load() ?? loader.load(row.name);
  };
  const module = load();
  module.catch(() => {});
  try {
    const ready = await core;
    return await module.then(
      (loaded) => new Promise<boolean>((resolve) => inSlices(() => resolve(ready.mount(instance, loaded)))),
      (error) => ready.rescue(instance, error),
    );
  } catch (error) {
    kernel.setStatus(instance, "failed"); // no core: the server's HTML stays
    instance.done = undefined; // a core that comes with the next need starts it
    // Each press asks for the core again; the page hears of the first failure.
    const isNews = !instance.lacksCore;
    instance.lacksCore = true;
    if (isNews) emit("wyspa:island-error", { name: row.name, host: instance.host, phase: "load", error });
    return false;
  }
}

/** Without its shell the island still answers to interaction. */
function armShell(kernel: Kernel, instance: Instance): void {
  void Promise.all([kernel.core(), kernel.loader.load(`${instance.row.name}/shell`)]).then(
    ([core, shell]) => core.mountShell(instance, shell),
    () => onRetrySignal(() => armShell(kernel, instance)),
  );
}

/**
 * Gives the scan of a page on which the preset holds, or stands down beside the old script.
 * @param pageBlocks what the page itself needs of the storefront data: asked for with the first scan
 */
export function makeScan(
  kernel: Kernel,
  islands: Readonly<Record<string, unknown>>,
  preset: boolean,
  pageBlocks: BlockName[],
): Kernel["scan"] {
  const rowOf = (name: string) => (islands[name] === false ? undefined : kernel.row(name));

  const arm = (instance: Instance) => {
    const { host, row, stop } = instance;
    if (row.shell) armShell(kernel, instance);
    const ofRow = row.preset?.find(({ when, selector }) => when && matches(host, selector))?.when;
    const [name, option] = readWhen(attr(host, "data-island-when") ?? ofRow ?? row.when, row.when);
    const start = () => void kernel.activate(instance);
    const strategy = early[name];
    if (strategy) strategy(host, option, start, stop.signal);
    else
      void kernel.core().then(
        (core) => core.arm(host, name, option, start, stop.signal),
        () => {}, // reported; nothing mounts on a page without its core
      );
  };

  const admit = (host: HTMLElement, names: readonly string[]) => {
    const instances = kernel.hosts.get(host) ?? new Map<string, Instance>();
    const fresh: Instance[] = [];
    for (const name of names) {
      const row = rowOf(name);
      if (!kernel.row(name)) kernel.unknown.push({ host, name });
      if (!row || instances.has(name)) continue;
      const instance: Instance = { row, host, status: "waiting", stop: new AbortController() };
      instances.set(name, instance);
      fresh.push(instance);
    }
    if (kernel.unknown.length)
      void kernel.core().then(
        (core) => core.sayUnknown(),
        () => {}, // reported
      );
    if (!fresh.length) return;
    kernel.hosts.set(host, instances);
    writeStatus(kernel.hosts, host);
    fresh.forEach(arm);
  };

  return (root = document) => {
    const rows: Row[] = [...kernel.rows];
    for (const { row } of kernel.defined.values()) rows.push(row);
    const found = findHosts(root, preset ? presetFor(rows, kernel.store.getState().page.type) : []);
    const names = namesIn(new Set([...found.values()].flat()));
    kernel.need([...names.flatMap((name) => rowOf(name)?.blocks ?? []), ...pageBlocks.splice(0)]);
    for (const [host, marks] of found) inSlices(() => isConnected(host) && admit(host, namesIn(marks)));
  };
}
