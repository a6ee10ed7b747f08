import type { IslandContext } from "../../runtime/contracts/island";
import { toggleDescribedBy } from "../../runtime/dom/described-by";
import { makeElement } from "../../runtime/dom/make-element";
import { placeMessage } from "../../runtime/forms/field-message";

/** Lines below the field. Not a live region: each line is announced on its own, at the right moment. */
export interface Note {
  /** @param look class of the line; an empty text removes the line */
  set(kind: "caps" | "strength", text: string, look?: string): void;
}

let count = 0;

export function noteBelow(input: HTMLInputElement, { signal }: Pick<IslandContext, "signal">): Note {
  const box = makeElement("div", "password-field__note");
  box.id = `password-field-note-${++count}`;
  const lines = {
    strength: makeElement("div", ""),
    caps: makeElement("div", "password-field__caps"),
  };
  const remove = () => {
    box.replaceWith();
    toggleDescribedBy(input, box.id, false);
  };
  signal.addEventListener("abort", remove);
  return {
    set(kind, text, look) {
      const line = lines[kind];
      if (look) line.className = look;
      if (line.textContent !== text) line.textContent = text;
      box.replaceChildren(...Object.values(lines).filter(({ textContent }) => textContent));
      if (!box.childElementCount) return remove();
      if (!box.isConnected) placeMessage(input, box);
      toggleDescribedBy(input, box.id, true);
    },
  };
}
