import { afterPresses } from "../../runtime/dom/after-press";
import { toggleDescribedBy } from "../../runtime/dom/described-by";
import { makeElement } from "../../runtime/dom/make-element";
import { setCustomError } from "../../runtime/forms/custom-error";
import { placeMessage } from "../../runtime/forms/field-message";

/** The field's own message. The stylesheet hides it where the form shows an error for the field. */
export interface Message {
  /** Shows a text, after the press that is going on: it moves what the shopper may be pressing. */
  show(text: string): void;
  clear(): void;
  /** The text, or an empty one. */
  shown(): string;
  /** Runs a task once the message is shown. */
  whenShown(task: () => void): void;
  /** Whether the form shows this text and announces it itself. */
  isFormsOwn(text: string): boolean;
}

/** The stylesheet uses the same class names. */
const FORM_SAYS = ".f-feedback.--error";

let count = 0;

export function messageBelow(input: HTMLInputElement, signal: AbortSignal): Message {
  const element = makeElement("div", "date-picker__message");
  element.id = `date-picker-message-${++count}`;
  const afterPress = afterPresses(signal);
  let shown = "";
  let wasInvalid: string | null = null;
  const clear = () => {
    if (!shown) return;
    shown = "";
    setCustomError(input, "");
    element.replaceWith();
    toggleDescribedBy(input, element.id, false);
    // The form shows errors on the same field: while one is visible, the field stays invalid.
    if (!wasInvalid && !input.closest(FORM_SAYS)) input.removeAttribute("aria-invalid");
  };
  signal.addEventListener("abort", clear);
  return {
    show(text) {
      if (!shown) wasInvalid = input.closest(FORM_SAYS) ? null : input.getAttribute("aria-invalid");
      shown = text;
      setCustomError(input, text); // before the message: its insertion makes the form validate again
      input.setAttribute("aria-invalid", "true");
      afterPress(() => {
        if (!shown) return;
        if (!element.isConnected) placeMessage(input, element);
        toggleDescribedBy(input, element.id, true);
        element.textContent = shown;
      });
    },
    clear,
    shown: () => shown,
    whenShown: afterPress,
    isFormsOwn: (text) =>
      [...(input.closest(FORM_SAYS)?.querySelectorAll(".f-message") ?? [])].some(
        ({ textContent }) => textContent === text,
      ),
  };
}
