/**
 * Reloads the page and detects that reload, so that the notice does not open again after it (bar R43). The mark is in
 * the history entry, because it must also work where the browser does not let scripts delete cookies.
 */
import { isPlainObject } from "../../runtime/base/values";

const MARK = "wyspaRegion";

/** Maximum milliseconds between the mark and the start of the reloaded page. A later page has another cause. */
const RELOAD_MS = 5_000;

export function reloadOnce(): void {
  const { state } = history;
  if (state === null || isPlainObject(state)) replace({ ...state, [MARK]: Date.now() });
  location.reload();
}

/** Whether `reloadOnce` loaded this page. Removes the mark, so only the first call returns `true`. */
export function consumeReloadMark(): boolean {
  const { state } = history;
  if (!isPlainObject(state) || typeof state[MARK] !== "number") return false;
  const { [MARK]: at, ...rest } = state;
  replace(Object.keys(rest).length ? rest : null);
  return Math.abs(performance.timeOrigin - Number(at)) < RELOAD_MS;
}

function replace(state: unknown): void {
  try {
    history.replaceState(state, "");
  } catch {
    // Safari throws after 100 calls in 30 s. Without the mark no loop is possible: only a click causes a reload.
  }
}
