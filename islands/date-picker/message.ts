import { attributeLoans, type Lend } from "../../runtime/kit/attribute-loans";
import { placeMessage } from "../../runtime/kit/field-message";
import { makeElement } from "../../runtime/kit/make-element";

/** The field's own message. Where the form says itself what is wrong with the field, the style leaves it to the form. */
export interface Message {
  readonly text: string;
  show(text: string): void;
  clear(): void;
}

let count = 0;

export function messageBelow(input: HTMLInputElement, signal: AbortSignal): Message {
  const element = makeElement("div", "date-picker__message");
  element.id = `date-picker-message-${++count}`;
  const lend: Lend = attributeLoans(signal);
  const clear = () => {
    if (!element.isConnected) return;
    element.remove();
    lend(input, "aria-describedby", undefined);
    lend(input, "aria-invalid", undefined);
  };
  signal.addEventListener("abort", clear);
  return {
    get text() {
      return element.isConnected ? (element.textContent ?? "") : "";
    },
    show(text) {
      if (!element.isConnected) {
        const described = input.getAttribute("aria-describedby");
        lend(input, "aria-describedby", described ? `${described} ${element.id}` : element.id);
        lend(input, "aria-invalid", "true");
        placeMessage(input, element);
      }
      element.textContent = text;
    },
    clear,
  };
}
