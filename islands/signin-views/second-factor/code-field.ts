import { readTyped } from "../../../runtime/base/typed-text";
import type { Announce } from "../../../runtime/contracts/overlays";

export const CODE_LENGTH = 6;

/** The code without the spaces and hyphens that people and messages put between its digits. */
export const codeIn = ({ value }: HTMLInputElement) => readTyped(value).replace(/[\s-]/g, "");

/** Removes `maxlength`, which would cut a code that is pasted with spaces. */
export function prepareCode(input: HTMLInputElement): void {
  input.removeAttribute("maxlength");
  input.setAttribute("inputmode", "numeric");
  input.setAttribute("autocomplete", "one-time-code");
}

/**
 * Shows an error beside its field and connects it to the field for screen readers; an empty text removes it.
 * @returns the element with the message
 */
export function writeFault(input: HTMLInputElement, text: string): Element | null {
  const holder = input.closest(".f-feedback, .f-group") ?? input.parentElement;
  let box = holder?.querySelector(".f-message") ?? null;
  if (!box && text) {
    box = Object.assign(document.createElement("div"), { className: "f-message" });
    holder?.append(box);
  }
  holder?.classList.toggle("--error", !!text);
  if (box) {
    box.textContent = text;
    box.id ||= `${input.id}_message`;
  }
  for (const [name, value] of [
    ["aria-invalid", "true"],
    ["aria-describedby", box?.id ?? ""],
  ] as const)
    if (text) input.setAttribute(name, value);
    else input.removeAttribute(name);
  return box;
}

/** Shows an error, announces it once to screen readers, and focuses the field for the next attempt. */
export function showFieldError(input: HTMLInputElement, text: string, announce: Announce): void {
  const box = writeFault(input, text);
  // A theme's message box may be a live region itself.
  if (!box?.closest("[aria-live], [role=alert], [role=status]")) announce(text, { assertive: true });
  input.focus({ preventScroll: true });
  input.select();
}
