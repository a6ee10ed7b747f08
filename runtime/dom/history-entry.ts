import { asObject, getPath } from "../base/values";

export interface HistoryEntry {
  /** Adds an entry when the overlay opens, or opens a level, so that the device's Back closes it. */
  push(): void;
  /** Removes the entry of the deepest level when that level closes in another way. */
  pop(): void;
  /** Removes all entries when the overlay closes in another way, if they are still current. */
  drop(): void;
}

interface Moves {
  /**
   * Back left an entry: close the overlay, or its deepest level.
   * @param levels the number of entries that remain; 0 = the overlay closes
   */
  onBack(levels: number): void;
  /** Forward entered an entry of the closed overlay: open it. Absent for an overlay that stays closed. */
  onForward?(): void;
}

/**
 * Keeps an overlay (drawer, sheet, dialog) and the device's Back in step (bars R37, A7). Each entry's state has the
 * number of levels open, so that Back closes one level. Reads `history.state` and not the event's state: other scripts
 * dispatch `popstate` as well. An in-place visit keeps the entries as ordinary ones: going back now would undo it.
 * @param mark the overlay's own key in the entry's state, such as `wyspaDrawer`; state of other scripts stays beside it
 */
export function historyEntry(mark: string, signal: AbortSignal, { onBack, onForward }: Moves): HistoryEntry {
  const levels = (): number => Number(getPath(history.state, mark)) || 0;
  let wanted = 0;
  /** The levels of the entry that was current before the last move. */
  let before = levels();
  /** The levels that `history.go()` leads to while it has not completed; `null` = it is not running. */
  let goal: number | null = null;
  /** Entries below a given-up one keep their mark, because scripts can only change the current entry. */
  let hasStale = false;

  /** Adds the missing entries, or goes back over those that are no longer wanted. */
  const sync = () => {
    if (goal !== null) return;
    const now = levels();
    try {
      for (let level = now + 1; level <= wanted; level++)
        history.pushState({ ...asObject(history.state), [mark]: level }, "");
    } catch {
      // A sandboxed page, or too many entries in a short time: Back leaves the page then, as without the island.
    }
    before = levels();
    if (now <= wanted) return;
    goal = wanted;
    history.go(wanted - now);
  };
  const moved = () => {
    const now = levels();
    if (goal !== null) {
      if (now > goal) return; // dispatched by another script
      goal = null;
      return sync(); // reopened or closed further meanwhile
    }
    const wasAhead = now > before;
    before = now;
    if (now < wanted) {
      wanted = now;
      onBack(now);
    } else if (wanted && now > wanted) sync();
    else if (now > wanted && wasAhead && !hasStale) onForward?.();
  };
  const giveUp = () => {
    wanted = 0;
    const now = levels();
    if (goal !== null || !now) return;
    hasStale ||= now > 1;
    const { [mark]: _, ...rest } = asObject(history.state);
    history.replaceState(Object.keys(rest).length ? rest : null, "");
    before = 0;
  };
  addEventListener("popstate", moved, { signal });
  document.addEventListener("wyspa:before-visit", giveUp, { signal });
  return {
    push() {
      wanted++;
      sync();
    },
    pop() {
      if (!wanted) return;
      wanted--;
      sync();
    },
    drop() {
      if (!wanted) return;
      wanted = 0;
      sync();
    },
  };
}
