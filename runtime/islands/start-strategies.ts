/** Finds the hosts of the page, requests their data at once, and starts their strategies. */

import { markTime } from "../base/mark-time";
import { onRetrySignal } from "../base/retry";
import { attr, isConnected, queryAll } from "../base/safe-dom";
import { inSlices } from "../base/slices";
import type { PlainObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Boot } from "../contracts/boot";
import type { Instance, Row } from "../contracts/hosts";
import { emit } from "../public/events";
import { findHosts, MARKER, namesIn, presetFor } from "./discovery";
import { room } from "./generated/early";
import { writeStatus } from "./host-table";
import { early, strategyOf } from "./strategies";

/** The chunk that checks a marked host arrives in the same round trip as its island. */
const preloadCheck = ({ loader }: Boot, { host }: Instance) =>
  attr(host, MARKER) && loader.preload("host-markup");

/** Starts an instance: loads its chunk, the companion chunks and the core in parallel, then mounts it. */
export async function activate(boot: Boot, instance: Instance): Promise<boolean> {
  const { row, stop } = instance;
  const { loader } = boot;
  preloadCheck(boot, instance);
  boot.setStatus(instance, "loading");
  stop.abort(); // the strategy is no longer needed
  const definition = boot.defined.get(row.name);
  const core = boot.core();
  const load = async () => {
    if (!definition && !loader.knows(row.name)) await core;
    return definition?.load() ?? loader.load(row.name);
  };
  const module = load();
  module.catch(() => {});
  try {
    const ready = await core;
    return await module.then(
      (loaded) => {
        markTime(row.name, "fetched", instance.host);
        return new Promise<boolean>((resolve) => inSlices(() => resolve(ready.mount(instance, loaded))));
      },
      (error) => ready.rescue(instance, error),
    );
  } catch (error) {
    boot.setStatus(instance, "failed"); // without the core the server's HTML stays
    instance.done = undefined; // the next request for the core may start it
    // Each press retries the core; the event is dispatched for the first failure only.
    const isNews = !instance.lacksCore;
    instance.lacksCore = true;
    if (isNews) emit("wyspa:island-error", { name: row.name, host: instance.host, phase: "load", error });
    return false;
  }
}

/** Loads and mounts the shell. A failed load is retried later; until then the island still answers to its strategy. */
function armShell(boot: Boot, instance: Instance): void {
  preloadCheck(boot, instance);
  void Promise.all([boot.core(), boot.loader.load(`${instance.row.name}/shell`)]).then(
    ([core, shell]) => core.mountShell(instance, shell),
    () => onRetrySignal(() => armShell(boot, instance)),
  );
}

/**
 * Keeps the room of islands that fill the window. Before the first paint this moves nothing; later, when the island has
 * come, it would move the footer.
 */
function keepRoom(root: ParentNode, islands: PlainObject): void {
  for (const [name, selector] of room)
    if (islands[name] !== false)
      for (const element of queryAll(root as Element, selector)) element.style.minHeight = "100vh";
}

/**
 * Makes the `scan` function of the page.
 * @param preset whether the preset's rows make hosts: `false` beside the old script
 * @param pageBlocks the storefront blocks that the page itself needs, requested with the first scan
 */
export function makeScan(boot: Boot, preset: boolean, pageBlocks: BlockName[]): Boot["scan"] {
  let islands: PlainObject = {};
  const rowOf = (name: string) => (islands[name] === false ? undefined : boot.row(name));

  const arm = (instance: Instance) => {
    const { host, row, stop } = instance;
    if (row.shell) armShell(boot, instance);
    const [name, option] = strategyOf(instance);
    const start = () => void boot.activate(instance);
    const strategy = early[name];
    if (strategy) strategy(host, option, start, stop.signal);
    else
      void boot.core().then(
        (core) => core.arm(host, name, option, start, stop.signal),
        () => {}, // already reported; nothing mounts without the core
      );
  };

  const admit = (host: HTMLElement, names: readonly string[]) => {
    const instances = boot.hosts.get(host) ?? new Map<string, Instance>();
    const fresh: Instance[] = [];
    for (const name of names) {
      const row = rowOf(name);
      if (!boot.row(name)) boot.unknown.push({ host, name });
      if (!row || instances.has(name)) continue;
      const instance: Instance = { row, host, status: "waiting", stop: new AbortController() };
      instances.set(name, instance);
      fresh.push(instance);
    }
    if (boot.unknown.length)
      void boot.core().then(
        (core) => core.reportUnknownMarkers(),
        () => {}, // already reported
      );
    if (!fresh.length) return;
    boot.hosts.set(host, instances);
    writeStatus(boot.hosts, host);
    fresh.forEach(arm);
  };

  return (root = document) => {
    const settings = boot.hostSettings();
    if (!settings.isOn) return;
    islands = settings.islands;
    if (preset) keepRoom(root, islands);
    const rows: Row[] = [...boot.rows];
    for (const { row } of boot.defined.values()) rows.push(row);
    const found = findHosts(root, preset ? presetFor(rows, boot.store.getState().page.type) : []);
    const names = namesIn(new Set([...found.values()].flat()));
    boot.requestBlocks([...names.flatMap((name) => rowOf(name)?.blocks ?? []), ...pageBlocks.splice(0)]);
    for (const [host, marks] of found) inSlices(() => isConnected(host) && admit(host, namesIn(marks)));
  };
}
