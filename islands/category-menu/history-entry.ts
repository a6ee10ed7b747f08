import { bag, getPath } from "../../runtime/base/values";

/** In the state of the drawer's history entry, beside whatever other scripts keep there. */
const MARK = "wyspaDrawer";

export interface HistoryEntry {
  /** The drawer opens: one entry, so that the device's Back closes it. */
  push(): void;
  /** The drawer was closed otherwise: the entry is taken back, if the page still stands on it. */
  drop(): void;
  /** The page goes on in place from here: the entry stays, as one of the page's own. */
  giveUp(): void;
}

/**
 * Keeps the drawer and the device's Back in step (bars R37, A7). What the history says now counts, not what an event
 * says: other scripts send events of their own.
 */
export function historyEntry(
  signal: AbortSignal,
  { left, entered }: { left(): void; entered(): void },
): HistoryEntry {
  let isWanted = false;
  /** `history.back()` was called, and the browser has not got there yet. */
  let isLeaving = false;

  const add = () => {
    try {
      history.pushState({ ...bag(history.state), [MARK]: true }, "");
    } catch {
      // a sandboxed page, or too many entries in a short time: Back leaves the page then, as without us
    }
  };
  addEventListener(
    "popstate",
    () => {
      if (isLeaving && !isOurs()) {
        isLeaving = false;
        if (isWanted) add(); // opened again meanwhile
      } else if (isOurs() && !isWanted) entered();
      else if (!isOurs() && isWanted) {
        isWanted = false;
        left();
      }
    },
    { signal },
  );
  return {
    push() {
      isWanted = true;
      if (!isLeaving && !isOurs()) add();
    },
    drop() {
      isWanted = false;
      if (isLeaving || !isOurs()) return;
      isLeaving = true;
      history.back();
    },
    giveUp() {
      isWanted = false;
      if (isLeaving || !isOurs()) return;
      const { [MARK]: _, ...rest } = bag(history.state);
      history.replaceState(Object.keys(rest).length ? rest : null, "");
    },
  };
}

const isOurs = (): boolean => getPath(history.state, MARK) === true;
