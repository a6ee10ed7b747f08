/**
 * One reload, and a mark that survives it, in the history entry and not in a cookie: where cookies cannot be deleted,
 * the page would otherwise ask the same again (bar R43).
 */
import { isBag } from "../../runtime/base/values";

const MARK = "wyspaRegion";

/** Between the mark and the beginning of the page that the reload brings: what comes later is another page. */
const RELOAD_MS = 5_000;

export function reloadOnce(): void {
  const { state } = history;
  if (state === null || isBag(state)) replace({ ...state, [MARK]: Date.now() });
  location.reload();
}

/** Whether this page comes of `reloadOnce`. True once: the mark goes. */
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
    // Safari allows a hundred in half a minute; the reload itself is only ever asked for by hand
  }
}
