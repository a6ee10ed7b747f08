import { append, query } from "../../runtime/ground/dom";
import { attributeLoans } from "../../runtime/kit/attribute-loans";

/** The field's own message, which stands until the next choice. The alert has said it: this one is silent. */
export interface Message {
  show(text: string): void;
  clear(): void;
}

/** A message that would be heard by itself is left to whoever made it. */
const SILENT = ".f-message:not([aria-live], [role])";

let count = 0;

export function messageOf(input: HTMLInputElement): Message {
  let life = new AbortController();
  const clear = () => life.abort();

  return {
    show(text) {
      clear();
      life = new AbortController();
      const { signal } = life;
      const lend = attributeLoans(signal);
      const atEnd = (task: () => void) => signal.addEventListener("abort", task);
      const holder = input.closest(".f-feedback");
      const found = holder && query(holder, SILENT);
      const message = found ?? document.createElement("div");
      if (!found) {
        message.className = "f-message";
        place(input, message);
        atEnd(() => message.remove());
      } else atEnd(() => message.replaceChildren());
      if (!message.id) lend(message, "id", `file-input-message-${++count}`);
      message.classList.add("--file-error");
      atEnd(() => message.classList.remove("--file-error"));
      message.textContent = text;
      const described = input.getAttribute("aria-describedby");
      lend(input, "aria-describedby", described ? `${described} ${message.id}` : message.id);
      lend(input, "aria-invalid", "true");
    },
    clear,
  };
}

/** Last in the field's holder; never inside a label, whose text it would lengthen. */
function place(input: HTMLInputElement, message: Element): void {
  const holder = input.closest(".f-feedback");
  const label = input.closest("label");
  if (holder && !label?.contains(holder)) append(holder, message);
  else if (label) label.after(message);
  else if (input.parentElement) append(input.parentElement, message);
}
