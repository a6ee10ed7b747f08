/**
 * Chunk `host-markup`: reads the props that a template wrote on a host, and keeps islands from mounting on marked hosts
 * that lack required markup.
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

export { propsOf } from "./props";

/** Milliseconds until changes of the page are checked together, because scripts add markup in many small steps. */
const CHANGES_MS = 50;

/** What mounts once the markup is there: the island, its shell, or both. */
const waits = new Map<Instance, Set<() => void>>();

/**
 * Whether a host lacks markup that its island requires. It has failed then, unless the island is mounted already.
 * @param mountAgain called once, when another script has added the markup, or the host has left the page
 */
export function lacksMarkup(boot: Boot, instance: Instance, mountAgain: () => void): boolean {
  if (!sentenceFor(boot, instance)) return false;
  if (instance.status !== "ready") boot.setStatus(instance, "failed");
  const waiting = waits.get(instance) ?? new Set();
  if (!waiting.size) whenIdle(() => waits.has(instance) && tell(boot, instance));
  waits.set(instance, waiting.add(mountAgain));
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
    for (const instance of waits.keys()) boot.inSlices(() => mountIfThere(boot, instance));
  };
  observer = new MutationObserver(() => {
    if (!isWaiting) setTimeout(look, CHANGES_MS);
    isWaiting = true;
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}

function mountIfThere(boot: Boot, instance: Instance): void {
  if (isConnected(instance.host) && sentenceFor(boot, instance)) return;
  const waiting = waits.get(instance);
  waits.delete(instance);
  if (!waits.size) {
    observer?.disconnect();
    observer = undefined;
  }
  if (instance.status === "failed") boot.setStatus(instance, "waiting");
  for (const mountAgain of waiting ?? []) mountAgain();
}
