import { asObject, getPath } from "../base/values";

export interface HistoryEntry {
  /** Adds one entry when the overlay opens, so that the device's Back closes it. */
  push(): void;
  /** Removes the entry when the overlay closes in another way, if the entry is still current. */
  drop(): void;
  /** Keeps the entry as an ordinary one, because an in-place visit starts from here. */
  giveUp(): void;
}

interface Moves {
  /** Back, or a longer move, left the entry: close the overlay. */
  left(): void;
  /** Forward entered it again, or a reload: open the overlay. Absent for an overlay that stays closed. */
  entered?(): void;
}

/**
 * Keeps an overlay (drawer, sheet, dialog) and the device's Back in step (bars R37, A7). Reads `history.state` and not
 * the event's state: other scripts dispatch `popstate` as well.
 * @param mark the overlay's own key in the entry's state, such as `wyspaDrawer`; state of other scripts stays beside it
 */
export function historyEntry(mark: string, signal: AbortSignal, { left, entered }: Moves): HistoryEntry {
  const isOurs = (): boolean => getPath(history.state, mark) === true;
  let isWanted = false;
  /** `history.back()` was called and has not completed yet. */
  let isLeaving = false;

  const add = () => {
    try {
      history.pushState({ ...asObject(history.state), [mark]: true }, "");
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
      } else if (isOurs() && !isWanted) entered?.();
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
      const { [mark]: _, ...rest } = asObject(history.state);
      history.replaceState(Object.keys(rest).length ? rest : null, "");
    },
  };
}
