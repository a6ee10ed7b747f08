import { append, query } from "../base/safe-dom";
import { freeId } from "../dom/free-id";
import { overrideAttributesUntilAbort } from "../dom/override";

/** A field's own message, shown until the next choice. It is not a live region: the caller announces it. */
export interface FieldMessage {
  show(text: string): void;
  clear(): void;
}

/** Messages that screen readers announce by themselves are left to the code that created them. */
const SILENT = ".f-message:not([aria-live], [role])";

/** @param mark class of the message while it has a text; `--file-error`, for example */
export function fieldMessage(input: HTMLInputElement | HTMLSelectElement, mark: string): FieldMessage {
  let life = new AbortController();
  const clear = () => life.abort();

  return {
    show(text) {
      clear();
      life = new AbortController();
      const { signal } = life;
      const override = overrideAttributesUntilAbort(signal);
      const atEnd = (task: () => void) => signal.addEventListener("abort", task);
      const holder = input.closest(".f-feedback");
      const found = holder && query(holder, SILENT);
      const message = found ?? document.createElement("div");
      if (!found) {
        message.className = "f-message";
        placeMessage(input, message);
        atEnd(() => message.replaceWith());
      } else atEnd(() => message.replaceChildren());
      if (!message.id) override(message, "id", freeId("field-message"));
      message.classList.add(mark);
      atEnd(() => message.classList.remove(mark));
      message.textContent = text;
      const described = input.getAttribute("aria-describedby");
      override(input, "aria-describedby", described ? `${described} ${message.id}` : message.id);
      override(input, "aria-invalid", "true");
    },
    clear,
  };
}

/**
 * Appends a message to the field's holder, but never inside a label, because it would become part of the field's name.
 */
export function placeMessage(
  input: Element,
  message: Element,
  holder: Element | null = input.closest(".f-feedback") ?? input.parentElement,
): void {
  const label = labelAround(input, holder);
  if (label) label.after(message);
  else if (holder) append(holder, message);
}

/** The theme's message for the field: in its holder, or where `placeMessage` would insert one. */
export function findMessage(input: Element, holder: Element): HTMLElement | null {
  const next = labelAround(input, holder)?.nextElementSibling;
  return query(holder, ".f-message") ?? (next?.matches(".f-message") ? (next as HTMLElement) : null);
}

/** The label that contains the field and its holder, or is the holder. */
function labelAround(input: Element, holder: Element | null): Element | null {
  const label = input.closest("label");
  return label?.contains(holder) ? label : null;
}
