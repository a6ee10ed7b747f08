/** What happens when an island fails: nothing to the others (bar R17). */
import { emit } from "../events";
import type { Kernel } from "../kernel";
import type { SendReport } from "../platform/report";
import type { Phase } from "./contract";
import type { Instance } from "./host-table";

/** Faults that leave what stands as it is: the island may still be used. */
const soft = /handler|async|timer|cleanup/;
/** Faults that a second mount would only repeat. */
const final = /load|module/;

/** Milliseconds before the first and the second automatic remount; after that the server's HTML stays. */
const BACKOFF_MS = [300, 2_500];

interface Take {
  down(instance: Instance): void;
  up(instance: Instance): void;
}

export function makeRecovery(kernel: Kernel, report: SendReport, take: Take) {
  const remounts = new Map<Instance, number>();

  return (instance: Instance, phase: Phase, error: unknown): void => {
    const { name } = instance.row;
    const unhandled = emit("wyspa:island-error", { name, host: instance.host, phase, error });
    if (unhandled) report({ error, island: name, phase });
    if (soft.test(phase)) return;
    take.down(instance);
    kernel.setStatus(instance, "failed");
    const tries = remounts.get(instance) ?? 0;
    const wait = BACKOFF_MS[tries];
    if (!unhandled || final.test(phase) || wait === undefined) return;
    remounts.set(instance, tries + 1);
    setTimeout(() => instance.host.isConnected && take.up(instance), wait);
  };
}
