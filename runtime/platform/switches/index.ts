/**
 * Chunk `switches`: follows the switch file, by which a platform switches islands or everything off, and selects the
 * version of a page.
 *
 *   page ─► decision of an earlier page, at once ─► islands mount or stay off
 *     └───► requests the file in parallel with the core ──► decision ─► kept for the next page
 *                 ▲                                              └─► islands that are off now are unmounted
 *                 └── again when the page is shown or visited in place, at most once a minute
 */

import { encodeJson } from "../../base/json";
import type { Chunks } from "../../base/loader";
import { safeStorage } from "../../base/storage";
import { applyDecision, decisionKey, keptDecision } from "../../config/decision";
import type { Boot } from "../../contracts/boot";
import type { Decision } from "../../contracts/switches";
import { modesOf } from "../../page/modes";
import { askSwitches } from "./ask";
import { decide } from "./decide";
import { isRule, rulesIn } from "./rules";
import { visitorPlace } from "./visitor-place";

export { handOver } from "./hand-over";

/** Milliseconds between two requests of one page. */
const PAUSE_MS = 60_000;

const following = new WeakSet<Boot>();

/**
 * Follows one switch file. A second call for the same page is a no-op: the file of a channel has priority over that of
 * the configuration.
 * @param address of the switch file
 */
export function followSwitches(boot: Boot, address: string): void {
  if (following.has(boot)) return;
  following.add(boot);
  const storage = safeStorage(() => window.localStorage);
  const first = keptDecision(address);
  let current = first;
  applyDecision(boot, first);
  const isOn = () => boot.hostSettings().isOn;
  /** A page that began without islands stays without them. */
  const hasStarted = isOn();

  const follow = (decision: Decision) => {
    const text = encodeJson(decision);
    const hasChanged = text !== encodeJson(current);
    current = decision;
    if (text === "{}") storage.remove(decisionKey(address));
    else storage.set(decisionKey(address), encodeJson({ ...decision, at: Date.now() }));
    if (isDebugged()) explain(boot, (to) => to.explainDecision(address, decision));
    if (!hasChanged) return;
    applyDecision(boot, decision);
    if (hasStarted && (isOn() || boot.hosts.size)) void reconcile(boot);
  };
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const now = performance.now();
    if (document.visibilityState === "hidden" || now - askedAt < PAUSE_MS) return;
    askedAt = now;
    const answer = await askSwitches(address);
    if (answer === "lost") return;
    if (answer === "none") return follow({});
    const { file } = answer;
    const rules = rulesIn(file);
    if (!rules?.every(isRule)) explain(boot, (to) => to.explainSwitchFile(address, file));
    if (file === undefined) return; // the last decision applies for a day
    const place = { shop: location.hostname, visitor: () => visitorPlace(storage) };
    follow(decide((rules ?? []).filter(isRule), place));
  };
  document.addEventListener("visibilitychange", ask);
  document.addEventListener("wyspa:visit", ask);
  // A page that must end, or run another version, is left by the next visit.
  document.addEventListener("wyspa:before-visit", (event) => {
    if (isOn() === hasStarted && current.version === first.version) return;
    event.preventDefault();
    location.assign(event.detail.url);
  });
  void ask();
}

/** Decisions are printed in debug mode only. */
const isDebugged = () => modesOf(safeStorage(() => window.sessionStorage)).has("debug");

/** Unmounts the islands that are off now, and mounts those that are on again. */
async function reconcile(boot: Boot): Promise<void> {
  try {
    (await boot.core()).release();
    boot.scan();
  } catch {
    // already reported; nothing is mounted without the core
  }
}

/** Loads the explanations for theme designers. A failure is ignored. */
function explain({ loader }: Boot, tell: (to: Chunks["explain"]) => void): void {
  void loader.load("explain").then(tell, () => {});
}
