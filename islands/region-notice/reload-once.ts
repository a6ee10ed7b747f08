/**
 * Reloads the page once, with a mark that survives the reload.
 * The mark is in the history entry: when cookies cannot be deleted, the page would otherwise ask again after each
 * reload (bar R43).
 */
import { isBag } from "../../runtime/base/values";

const MARK = "wyspaRegion";

/** Milliseconds between the mark and the start of the reloaded page; a later page did not come from the reload. */
const RELOAD_MS = 5_000;

export function reloadOnce(): void {
  const { state } = history;
  if (state === null || isBag(state)) replace({ ...state, [MARK]: Date.now() });
  location.reload();
}

/** Whether `reloadOnce` loaded this page. Removes the mark, so only the first call returns `true`. */
export function isReloaded(): boolean {
  const { state } = history;
  if (!isBag(state) || typeof state[MARK] !== "number") return false;
  const { [MARK]: at, ...rest } = state;
  replace(Object.keys(rest).length ? rest : null);
  return Math.abs(performance.timeOrigin - Number(at)) < RELOAD_MS;
}

function replace(state: unknown): void {
  try {
    history.replaceState(state, "");
  } catch {
    // Safari allows 100 calls in 30 seconds; only a click by the shopper causes a reload
  }
}
