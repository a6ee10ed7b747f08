/** What stands in the map's box where there is no map: themes give the box a height, and an empty one says nothing. */
import { makeElement } from "../../runtime/dom/make-element";

export interface BoxNote {
  show(text: string): void;
  clear(): void;
}

export function boxNote(box: HTMLElement, signal: AbortSignal): BoxNote {
  const note = makeElement("p", "store-map__note");
  const clear = () => note.remove();
  signal.addEventListener("abort", clear);
  return {
    show(text) {
      note.textContent = text;
      box.append(note);
    },
    clear,
  };
}
