/**
 * Shows a message in the map's box when there is no map: themes give the box a height, so it would be an empty area.
 */
import { makeElement } from "../../runtime/dom/make-element";

export interface BoxNote {
  show(text: string): void;
  clear(): void;
}

export function boxNote(box: HTMLElement, signal: AbortSignal): BoxNote {
  const note = makeElement("p", "store-map__note");
  const clear = () => note.replaceWith();
  signal.addEventListener("abort", clear);
  return {
    show(text) {
      note.textContent = text;
      box.append(note);
    },
    clear,
  };
}
