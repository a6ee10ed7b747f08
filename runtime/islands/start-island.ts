/** Starts an island: requests its file and the core in one round trip, and has the core mount it. */
import { markTime } from "../base/mark-time";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { emit } from "../public/events";
import { preloadMarkupCheck } from "./discovery";

/** Resolves `true` when the island is ready, `false` when it has failed. Never rejects. */
export async function startIsland(boot: Boot, instance: Instance): Promise<boolean> {
  const { host, row, stop } = instance;
  const { loader } = boot;
  preloadMarkupCheck(boot, host);
  boot.setStatus(instance, "loading");
  stop.abort(); // the strategy is no longer needed
  const definition = boot.defined.get(row.name);
  const core = boot.core();
  const load = async () => {
    if (!definition && !loader.knows(row.name)) await core;
    return definition?.load() ?? loader.load(row.name);
  };
  const module = load();
  void module.then(
    () => markTime(row.name, "fetched", host),
    () => {}, // the core handles it
  );
  try {
    return await (await core).mount(instance, module);
  } catch (error) {
    boot.setStatus(instance, "failed"); // without the core the server's HTML stays
    instance.whenReady = undefined; // the next request for the core may start it
    // Each press retries the core; the event is dispatched for the first failure only.
    const isNews = !instance.lacksCore;
    instance.lacksCore = true;
    if (isNews) emit("wyspa:island-error", { name: row.name, host, phase: "load", error });
    return false;
  }
}
