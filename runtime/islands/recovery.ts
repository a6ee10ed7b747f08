/** Handles the failure of one island without affecting the others (bar R17). */
import { onRetrySignalOf } from "../base/retry";
import { isConnected } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import type { Phase } from "../contracts/island";
import type { SendReport } from "../contracts/report";
import { emit } from "../public/events";

/** Phases whose errors leave the island mounted, because the shopper may still use it. */
const soft = /handler|async|timer|cleanup/;

/** Milliseconds before the first and the second automatic remount; after that the server's HTML stays. */
const BACKOFF_MS = [300, 2_500];

interface Take {
  down(instance: Instance): void;
  up(instance: Instance): void;
}

export function makeRecovery(boot: Boot, report: SendReport, take: Take) {
  const remounts = new WeakMap<Instance, number>();

  return (instance: Instance, phase: Phase, error: unknown): void => {
    const { name } = instance.row;
    const unhandled = emit("wyspa:island-error", { name, host: instance.host, phase, error });
    if (unhandled) report({ error, island: name, phase, host: instance.host });
    if (soft.test(phase)) return;
    take.down(instance);
    boot.setStatus(instance, "failed");
    if (phase === "load") activateOnRetrySignal(boot, instance);
    if (/load|module|markup/.test(phase)) return; // a module without a mount function would fail again
    const tries = remounts.get(instance) ?? 0;
    const wait = BACKOFF_MS[tries];
    if (!unhandled || wait === undefined) return;
    remounts.set(instance, tries + 1);
    setTimeout(() => isConnected(instance.host) && take.up(instance), wait);
  };
}

/** The island's file could not be loaded. */
function activateOnRetrySignal(boot: Boot, instance: Instance): void {
  instance.stop = new AbortController();
  instance.done = undefined;
  onRetrySignalOf(instance.host, instance.stop, () => isConnected(instance.host) && boot.activate(instance));
}
