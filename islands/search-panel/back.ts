import type { IslandContext } from "../../runtime/contracts/island";
import { historyEntry } from "../../runtime/dom/history-entry";
import { ENTRY } from "./overlay-marks";
import type { Panel } from "./panel";

/**
 * Closes the overlay on the device's Back.
 * @param close closes the panel, and returns the focus to the element that opened the overlay
 */
export function closeOnBack(panel: Panel, close: () => void, { signal }: IslandContext): void {
  const entry = historyEntry(ENTRY, signal, { onBack: close });
  let isOpen = false;
  const follow = () => {
    const { overlay } = panel.state();
    if (isOpen === !!overlay) return;
    isOpen = !!overlay;
    if (isOpen) entry.push();
    else entry.drop();
  };
  panel.subscribe(follow);
  follow();
}
