import type { BasketLine } from "../../runtime/contracts/basket";
import { Part } from "./part";
import type { Note } from "./use-changes";
import { useTexts } from "./use-texts";

interface StatusProps {
  readonly note: Note | null;
  onUndo(line: BasketLine): void;
}

/** The panel's status row. It has no role, because the page's live region announces the same. */
export function Status({ note, onUndo }: StatusProps) {
  const t = useTexts();
  const removed = note?.removed;
  return (
    <div className="top_basket__status">
      <Part of={note?.wrong ? "message --error" : "message"} text={note?.text ?? ""} />
      {removed && (
        <button type="button" className="btn --outline top_basket__undo" onClick={() => onUndo(removed)}>
          {t("mini-basket.undo")}
        </button>
      )}
    </div>
  );
}
