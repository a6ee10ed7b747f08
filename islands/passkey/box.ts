/** Builds what the island shows in its host: buttons, and a line for messages. */

import type { IslandContext } from "../../runtime/contracts/island";
import { appendOwn } from "../../runtime/dom/append-own";
import { freeId } from "../../runtime/dom/free-id";
import { makeElement } from "../../runtime/dom/make-element";
import { removeWithFocus } from "../../runtime/dom/remove-with-focus";

export interface Box {
  readonly element: HTMLElement;
  /** Shows a text and announces it once; the text stays. */
  showMessage(text: string, kind?: "error"): void;
  /** The line that shows the text. */
  readonly line: HTMLElement;
}

/** Makes an empty box at the end of the host; it is removed when the signal aborts. */
export function boxIn(
  host: HTMLElement,
  { announce }: Pick<IslandContext, "announce">,
  signal: AbortSignal,
): Box {
  const element = makeElement("div", "passkey__box");
  const line = makeElement("p", "passkey__line");
  // A counter would not do: the form for one-time codes is a chunk of its own, with a copy of this module.
  line.id = freeId("passkey-line");
  line.hidden = true;
  element.append(line);
  appendOwn(host, element);
  signal.addEventListener("abort", () => removeWithFocus(element));
  return {
    element,
    line,
    showMessage(text, kind) {
      line.textContent = text;
      line.hidden = !text;
      line.classList.toggle("--error", kind === "error");
      if (text) announce(text, { assertive: kind === "error" });
    },
  };
}

/**
 * Makes a button that submits no form.
 * @param look classes of the theme's buttons
 */
export function buttonNamed(name: string, look: string): HTMLButtonElement {
  const button = makeElement("button", `passkey__button btn ${look}`, name);
  button.type = "button";
  return button;
}
