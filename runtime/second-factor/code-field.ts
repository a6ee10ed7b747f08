import type { Announce } from "../contracts/overlays";

export const CODE_LENGTH = 6;

/** The code without what people and messages put between its digits. */
export const codeIn = ({ value }: HTMLInputElement) => value.replace(/[\s-]/g, "");

/** Codes are pasted with blanks: a limit of length would cut them. */
export function prepareCode(input: HTMLInputElement): void {
  input.removeAttribute("maxlength");
  input.setAttribute("inputmode", "numeric");
  input.setAttribute("autocomplete", "one-time-code");
}

/**
 * Puts a fault beside its field, for the eye and for who enters the field; an empty text takes it away.
 * @returns where it stands
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

/** The same, said once to who hears the page; the field is the next thing to be used. */
export function tellFault(input: HTMLInputElement, text: string, announce: Announce): void {
  const box = writeFault(input, text);
  // A theme's box may speak for itself.
  if (!box?.closest("[aria-live], [role=alert], [role=status]")) announce(text, { assertive: true });
  input.focus({ preventScroll: true });
  input.select();
}
