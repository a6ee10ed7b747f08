import { append, query } from "../base/safe-dom";
import { overrideAttributesUntilAbort } from "./override-attributes";

/** A field's own message, which stands until the next choice. It is silent: whoever shows it says it. */
export interface FieldMessage {
  show(text: string): void;
  clear(): void;
}

/** A message that would be heard by itself is left to whoever made it. */
const SILENT = ".f-message:not([aria-live], [role])";

/** @param mark class of the message while it shows one, `--file-error` for one */
export function fieldMessage(input: HTMLInputElement | HTMLSelectElement, mark: string): FieldMessage {
  let life = new AbortController();
  const clear = () => life.abort();

  return {
    show(text) {
      clear();
      life = new AbortController();
      const { signal } = life;
      const lend = overrideAttributesUntilAbort(signal);
      const atEnd = (task: () => void) => signal.addEventListener("abort", task);
      const holder = input.closest(".f-feedback");
      const found = holder && query(holder, SILENT);
      const message = found ?? document.createElement("div");
      if (!found) {
        message.className = "f-message";
        placeMessage(input, message);
        atEnd(() => message.remove());
      } else atEnd(() => message.replaceChildren());
      if (!message.id) lend(message, "id", freeId());
      message.classList.add(mark);
      atEnd(() => message.classList.remove(mark));
      message.textContent = text;
      const described = input.getAttribute("aria-describedby");
      lend(input, "aria-describedby", described ? `${described} ${message.id}` : message.id);
      lend(input, "aria-invalid", "true");
    },
    clear,
  };
}

/** Puts a message last into what holds the field; never inside a label, whose text it would lengthen. */
export function placeMessage(
  input: Element,
  message: Element,
  holder: Element | null = input.closest(".f-feedback") ?? input.parentElement,
): void {
  const label = labelAround(input, holder);
  if (label) label.after(message);
  else if (holder) append(holder, message);
}

/** The field's message of the theme: in what holds it, or where `placeMessage` would put one. */
export function findMessage(input: Element, holder: Element): HTMLElement | null {
  const next = labelAround(input, holder)?.nextElementSibling;
  return query(holder, ".f-message") ?? (next?.matches(".f-message") ? (next as HTMLElement) : null);
}

/** The label that has the field and its holder in it, or is that holder. */
function labelAround(input: Element, holder: Element | null): Element | null {
  const label = input.closest("label");
  return label?.contains(holder) ? label : null;
}

/** An id that nothing on the page has: islands carry copies of this file, so none of them can count. */
function freeId(): string {
  let n = 1;
  while (document.getElementById(`field-message-${n}`)) n++;
  return `field-message-${n}`;
}
