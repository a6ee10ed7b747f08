/**
 * One reload, and a mark that survives it, in the history entry and not in a cookie: where cookies cannot be deleted,
 * the page would otherwise ask the same again (bar R43).
 */
const MARK = "wyspaRegion";

/** A mark older than this is of a visit that has long gone on. */
const FRESH_MS = 120_000;

const isBag = (state: unknown): state is Record<string, unknown> =>
  typeof state === "object" && state !== null && !Array.isArray(state);

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
  const age = Date.now() - Number(at);
  return age >= 0 && age < FRESH_MS;
}

function replace(state: unknown): void {
  try {
    history.replaceState(state, "");
  } catch {
    // Safari allows a hundred in half a minute; the reload itself is only ever asked for by hand
  }
}
