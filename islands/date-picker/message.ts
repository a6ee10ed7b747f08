import { setAttr } from "../../runtime/base/safe-dom";
import { setCustomError } from "../../runtime/dom/custom-error";
import { placeMessage } from "../../runtime/dom/field-message";
import { makeElement } from "../../runtime/dom/make-element";

/** The field's own message. Where the form says itself what is wrong with the field, the style leaves it to the form. */
export interface Message {
  show(text: string): void;
  clear(): void;
  /** The form has taken these words over, and says them itself. */
  isFormsOwn(text: string): boolean;
}

/** As the style knows it. */
const FORM_SAYS = ".f-feedback.--error";

let count = 0;

export function messageBelow(input: HTMLInputElement, signal: AbortSignal): Message {
  const element = makeElement("div", "date-picker__message");
  element.id = `date-picker-message-${++count}`;
  let isShown = false;
  let wasInvalid: string | null = null;
  const clear = () => {
    if (!isShown) return;
    isShown = false;
    setCustomError(input, "");
    element.remove();
    describe(input, element.id, false);
    // The form shows its own errors on the same field: as long as one stands, the field is wrong.
    if (!wasInvalid && !input.closest(FORM_SAYS)) input.removeAttribute("aria-invalid");
  };
  signal.addEventListener("abort", clear);
  return {
    show(text) {
      if (!isShown) wasInvalid = input.closest(FORM_SAYS) ? null : input.getAttribute("aria-invalid");
      isShown = true;
      setCustomError(input, text); // before the message, whose coming has the form look again
      input.setAttribute("aria-invalid", "true");
      if (!element.isConnected) placeMessage(input, element);
      describe(input, element.id, true);
      element.textContent = text;
    },
    clear,
    isFormsOwn: (text) =>
      [...(input.closest(FORM_SAYS)?.querySelectorAll(".f-message") ?? [])].some(
        ({ textContent }) => textContent === text,
      ),
  };
}

/** Names the message among what describes the field, or takes its name away; other names come and go meanwhile. */
function describe(input: HTMLInputElement, id: string, isOn: boolean): void {
  const others = (input.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .filter((one) => one && one !== id);
  setAttr(input, "aria-describedby", (isOn ? [...others, id] : others).join(" ") || null);
}
