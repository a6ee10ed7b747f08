import { containPositioned } from "../../../runtime/dom/contain-positioned";
import { makeElement } from "../../../runtime/dom/make-element";
import { oneTimer } from "../../../runtime/dom/one-timer";

/** Milliseconds: the new quantity and the new price stay, only the explanation goes. */
const SHOWN_MS = 10_000;

/**
 * Over the line below the prices, which tells the availability: above them are the periods to choose from. A note in the
 * flow would move the prices that it explains.
 */
const LOOK = {
  position: "absolute",
  insetBlockStart: "calc(100% + 2px)",
  insetInlineEnd: "0",
  zIndex: "1",
  boxSizing: "border-box",
  width: "max-content",
  maxWidth: "min(100%, 20rem)",
  margin: "0",
  padding: "2px 10px",
  border: "1px solid",
  borderRadius: "6px",
  background: "var(--background-color, #fff)",
  fontSize: "0.9em",
  lineHeight: "1.4",
  pointerEvents: "none", // what it covers stays usable
};

export interface Note {
  show(text: string): void;
  clear(): void;
}

/**
 * Explains beside the prices what a choice has changed. The product page announces it with the new price, as one
 * message, so the note has no role.
 */
export function noteBeside(section: HTMLElement | null, signal: AbortSignal): Note {
  const note = makeElement("p", "product_note");
  Object.assign(note.style, LOOK);
  const timer = oneTimer(signal);
  let release = () => {};
  const clear = () => {
    timer.clear();
    note.replaceWith();
    release();
    release = () => {};
  };
  signal.addEventListener("abort", clear);
  return {
    clear,
    show(text) {
      clear();
      if (!section) return;
      note.textContent = text;
      release = containPositioned(section);
      section.append(note);
      timer.set(clear, SHOWN_MS);
    },
  };
}
