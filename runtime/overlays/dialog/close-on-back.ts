import { type HistoryEntry, historyEntry } from "../../dom/history-entry";
import type { Dialog } from "./dialog";

/** Key of the dialog's history entry. */
const MARK = "wyspaDialog";

interface CloseOnBack {
  opened(dialog: Dialog): void;
  closed(dialog: Dialog): void;
}

/**
 * Lets the device's Back close a dialog whose opener asks for it. All dialogs share one history entry, because only one
 * is open at a time. The entry listens for as long as the page lives: the browser goes back after the dialog has closed.
 */
export function closeOnBack(): CloseOnBack {
  const page = new AbortController().signal;
  let current: Dialog | undefined;
  let entry: HistoryEntry | undefined;

  const close = () => current?.close();
  return {
    opened(dialog) {
      if (!dialog.closesOnBack) return;
      current = dialog;
      entry ??= historyEntry(MARK, page, { onBack: close });
      entry.push();
    },
    closed(dialog) {
      if (dialog !== current) return;
      current = undefined;
      entry?.drop();
    },
  };
}
