/**
 * Adds the history entry of what a press opens before its island's file has come, so that the device's Back closes it.
 * The island finds the entry by its mark, and keeps it in step (`history-entry.ts`).
 * @param mark the key that the island gives to `historyEntry`
 * @param close closes what the press has opened, unless the island has taken it over
 */
export function addEarlyEntry(mark: string, close: () => void): void {
  const moved = () => {
    if (hasEntry(mark)) return; // dispatched by another script
    removeEventListener("popstate", moved);
    close();
  };
  try {
    if (!hasEntry(mark)) history.pushState({ ...history.state, [mark]: 1 }, "");
    addEventListener("popstate", moved);
  } catch {
    // A sandboxed page: Back leaves it.
  }
}

/** Removes the entry when a press closes it again before the file has come. */
export function dropEarlyEntry(mark: string): void {
  if (hasEntry(mark)) history.back();
}

const hasEntry = (mark: string): boolean => history.state?.[mark] > 0;
