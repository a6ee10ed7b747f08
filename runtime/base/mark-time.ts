/** What happens to an island, in the page's performance timeline and as an event. */

/**
 * - `loading`: the island was requested; `fetched`: its code has arrived; then it is `ready`, or has `failed`
 * - `touched`: a press before that was received; `answered`: the press was replayed
 * - `lost`: a chunk did not load after its retries, or its code threw
 */
export type MetricPhase = "loading" | "fetched" | "ready" | "failed" | "touched" | "answered" | "lost";

/**
 * Writes the mark `wyspa:<name>:<phase>` and dispatches `wyspa:metric`, unless page scripts have broken them.
 * @param name an island; for `lost` a chunk
 * @param startTime when it happened, in milliseconds since the page's start; default: now
 */
export function markTime(name: string, phase: MetricPhase, host?: Element, startTime?: number): void {
  try {
    const { startTime: at } = performance.mark(`wyspa:${name}:${phase}`, startTime ? { startTime } : {});
    document.dispatchEvent(new CustomEvent("wyspa:metric", { detail: { name, phase, at, host } }));
  } catch {
    // a page may have replaced `performance`
  }
}
