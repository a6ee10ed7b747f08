/** Shows states and messages that page scripts set, on the theme's own nodes, at once and without needing an engine. */

import { makeElement } from "../../../dom/make-element";
import { findMessage, placeMessage } from "../../../forms/field-message";
import type { Control } from "./engines";

export type State = "success" | "error" | "";

export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

/** A script may pass an element around a field, as the theme's scripts do for lists of provinces. */
export const controlOf = (element: Element): Control | null =>
  isControl(element) ? element : element.querySelector<Control>("select, input, textarea");

const holderOf = (element: Element) =>
  (isControl(element) && element.type === "checkbox" && element.closest(".--checkbox, .--switch")) ||
  element.closest(".f-feedback") ||
  element.parentElement;

export function stateOf(element: Element): State {
  const classes = holderOf(element)?.classList;
  if (classes?.contains("--error")) return "error";
  return classes?.contains("--success") ? "success" : "";
}

export function show(element: Element, state: State, message = ""): void {
  const holder = holderOf(element);
  const control = controlOf(element);
  for (const one of ["error", "success"]) holder?.classList.toggle(`--${one}`, one === state);
  if (control && control.type !== "checkbox") holder?.classList.toggle("--empty", control.value === "");
  if (state === "error") control?.setAttribute("aria-invalid", "true");
  else control?.removeAttribute("aria-invalid");
  if (!holder) return;
  const found = findMessage(element, holder);
  if (!found && !message) return;
  const box = found ?? makeElement("div", "f-message");
  if (!found) {
    box.setAttribute("aria-live", "polite");
    placeMessage(element, box, holder);
  }
  box.textContent = message;
}

/** Fallback without an engine: shows the browser's own messages until the field changes. @returns the invalid fields */
export function judgeNatively(root: ParentNode, isMeant: (control: Control) => boolean): Control[] {
  const wrong = [...root.querySelectorAll(".--validate:invalid")].filter(isControl).filter(isMeant);
  for (const control of wrong) {
    show(control, "error", control.validationMessage);
    control.addEventListener("input", () => show(control, ""), { once: true });
  }
  return wrong;
}

/** What modules look for in an invalid form: the first field in error, and its frame. */
const FOUND =
  ".f-feedback.--error .f-control.--validate:not(:disabled), .f-group.--error .f-control.--validate:not(:disabled)";

/**
 * Modules read the first such field without checking that it exists. A lone invalid list, or a field without the
 * theme's frame, therefore gets these classes until its value changes.
 */
export function makeFindable([first]: readonly Control[], root: ParentNode): void {
  if (!first || root.querySelector(FOUND)) return;
  const frame = first.closest(".f-feedback, .f-group") ?? first.parentElement;
  const addClasses = (element: Element | null, ...names: readonly string[]) => {
    const added = names.filter((name) => !element?.classList.contains(name));
    element?.classList.add(...added);
    return () => element?.classList.remove(...added);
  };
  const removals = [
    addClasses(frame, frame?.matches(".f-feedback, .f-group") ? "--error" : "f-group", "--error"),
    addClasses(first, "f-control", "--validate"),
  ];
  const end = () => {
    for (const take of removals) take();
  };
  first.addEventListener("change", end, { once: true });
}
