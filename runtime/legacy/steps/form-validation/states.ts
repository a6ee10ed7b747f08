/** States and messages that page scripts set themselves, on the theme's own nodes: at once, whether an engine is there or not. */
import { findMessage, placeMessage } from "../../../dom/field-message";
import { makeElement } from "../../../dom/make-element";
import type { Control } from "./engines";

export type State = "success" | "error" | "";

export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

/** A script may name what is around a field, as the theme's own do with lists of provinces. */
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

/** Where no engine can be had: what the browser itself finds wrong, in its words, until the field changes. */
export function judgeNatively(root: ParentNode, isMeant: (control: Control) => boolean): Control[] {
  const wrong = [...root.querySelectorAll(".--validate:invalid")].filter(isControl).filter(isMeant);
  for (const control of wrong) {
    show(control, "error", control.validationMessage);
    control.addEventListener("input", () => show(control, ""), { once: true });
  }
  return wrong;
}

/** What modules look for when a form is not right: the first field in error, and the frame around it. */
const FOUND =
  ".f-feedback.--error .f-control.--validate:not(:disabled), .f-group.--error .f-control.--validate:not(:disabled)";

/**
 * Modules read the first such field without asking whether there is one. A list that alone is wrong, or a field without
 * the theme's frame, is therefore made to look like one, until its value changes.
 */
export function makeFindable([first]: readonly Control[], root: ParentNode): void {
  if (!first || root.querySelector(FOUND)) return;
  const frame = first.closest(".f-feedback, .f-group") ?? first.parentElement;
  const lend = (element: Element | null, ...names: readonly string[]) => {
    const lent = names.filter((name) => !element?.classList.contains(name));
    element?.classList.add(...lent);
    return () => element?.classList.remove(...lent);
  };
  const giveBack = [
    lend(frame, frame?.matches(".f-feedback, .f-group") ? "--error" : "f-group", "--error"),
    lend(first, "f-control", "--validate"),
  ];
  const end = () => {
    for (const take of giveBack) take();
  };
  first.addEventListener("change", end, { once: true });
}
