/**
 * Keeps islands from mounting on marked hosts that lack required markup.
 *
 *   mount ──► markup is there ──► the island mounts
 *         └─► missing: `failed` ──► page idle, still missing: `wyspa:island-error`, one warning
 *                   └─ another script adds it ──► the island mounts
 */
import { warnOnce } from "../base/console";
import { isConnected } from "../base/safe-dom";
import { whenIdle } from "../base/when-idle";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import { emit } from "../public/events";
import { missingOnHost } from "./markup-mistakes/missing-on-host";

/** Milliseconds until changes of the page are checked together, because scripts add markup in many small steps. */
const SETTLE_MS = 50;

interface Wait {
  /** The island's own mount was refused, not only its shell's. */
  isStarted: boolean;
  mountShell?: () => void;
}
const waits = new Map<Instance, Wait>();

/** @param mountShell mounts the shell again; only for the call of a shell */
export function lacksMarkup(boot: Boot, instance: Instance, mountShell?: () => void): boolean {
  if (!sentenceFor(boot, instance)) return false;
  boot.setStatus(instance, "failed");
  const before = waits.get(instance);
  const wait: Wait = before ?? { isStarted: false };
  if (mountShell) wait.mountShell = mountShell;
  else wait.isStarted = true;
  waits.set(instance, wait);
  if (!before) whenIdle(() => waits.has(instance) && tell(boot, instance));
  observe(boot);
  return true;
}

const sentenceFor = (boot: Boot, { host, row }: Instance) => missingOnHost(boot, host, row.name);

/** Dispatches the error; `preventDefault()` on it suppresses the warning. */
function tell(boot: Boot, instance: Instance): void {
  const { host, row } = instance;
  const sentence = sentenceFor(boot, instance);
  if (!sentence || !isConnected(host)) return;
  const error = new Error(sentence);
  if (emit("wyspa:island-error", { name: row.name, host, phase: "markup", error })) warnOnce(sentence, host);
}

let observer: MutationObserver | undefined;

/** Mounts waiting islands when another script adds the markup. */
function observe(boot: Boot): void {
  if (observer) return;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    for (const instance of waits.keys()) boot.inSlices(() => retryIfThere(boot, instance));
  };
  observer = new MutationObserver(() => {
    if (!isWaiting) setTimeout(look, SETTLE_MS);
    isWaiting = true;
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}

function retryIfThere(boot: Boot, instance: Instance): void {
  const { host, row } = instance;
  const isOnPage = isConnected(host) && boot.hosts.get(host)?.get(row.name) === instance;
  if (isOnPage && sentenceFor(boot, instance)) return;
  const wait = waits.get(instance);
  waits.delete(instance);
  if (!waits.size) {
    observer?.disconnect();
    observer = undefined;
  }
  if (!isOnPage || !wait) return;
  instance.status = "waiting";
  boot.writeStatus(host);
  wait.mountShell?.();
  if (!wait.isStarted) return;
  instance.done = undefined;
  void boot.activate(instance);
}
