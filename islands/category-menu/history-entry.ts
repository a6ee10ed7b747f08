import { asObject, getPath } from "../../runtime/base/values";

/** Key in the state of the drawer's history entry; state of other scripts stays beside it. */
const MARK = "wyspaDrawer";

export interface HistoryEntry {
  /** Adds one entry when the drawer opens, so that the device's Back closes it. */
  push(): void;
  /** Removes the entry when the drawer closes in another way, if the entry is still current. */
  drop(): void;
  /** Keeps the entry as an ordinary one, because an in-place visit starts from here. */
  giveUp(): void;
}

/**
 * Keeps the drawer and the device's Back in step (bars R37, A7). Reads `history.state` and not the event's state:
 * other scripts dispatch `popstate` as well.
 */
export function historyEntry(
  signal: AbortSignal,
  { left, entered }: { left(): void; entered(): void },
): HistoryEntry {
  let isWanted = false;
  /** `history.back()` was called and has not completed yet. */
  let isLeaving = false;

  const add = () => {
    try {
      history.pushState({ ...asObject(history.state), [MARK]: true }, "");
    } catch {
      // A sandboxed page, or too many entries in a short time: Back leaves the page then, as without the island.
    }
  };
  addEventListener(
    "popstate",
    () => {
      if (isLeaving && !isOurs()) {
        isLeaving = false;
        if (isWanted) add(); // reopened meanwhile
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
      const { [MARK]: _, ...rest } = asObject(history.state);
      history.replaceState(Object.keys(rest).length ? rest : null, "");
    },
  };
}

const isOurs = (): boolean => getPath(history.state, MARK) === true;
