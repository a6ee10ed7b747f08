/** Reads a form's controls and the page's attributes on them, and follows their changes (contract B a.1). */

import { contains, elementsOf, queryAll } from "../../runtime/base/safe-dom";
import { getCustomError, hasCustomError } from "../../runtime/forms/custom-error";
import { isPassword, REPEATS } from "../../runtime/forms/shown-password";
import { type Control, isControl } from "./control";
import { isJudgedByPage, NATIVE_RULES, nativeKey } from "./native-rules";
import { groupOf, holderOfGroup, leaderOf } from "./radio-group";

export { type Control, isControl };
export type Kind = "text" | "select" | "checkbox" | "radio" | "file";

/** All controls, including those elsewhere that belong to the form by their `form` attribute. */
export function controlsOf(root: Element): Control[] {
  const all = root instanceof HTMLFormElement ? elementsOf(root) : queryAll(root, "input, select, textarea");
  return all.filter(isControl);
}

/** Whether a control belongs to this form, or is inside the root when the root is not a form. */
export const belongsTo = (root: Element, control: Control): boolean =>
  root instanceof HTMLFormElement ? control.form === root : contains(root, control);

/**
 * The kind of a validated control; `null` = not validated.
 * On forms of the preset, the theme's classes decide; on marked forms, the control's own rules do as well (ruling 13).
 */
export function kindOf(root: Element, control: Control, isMarked: boolean): Kind | null {
  const isJudged = isMarked && groupOf(control).some(isJudgedByPage);
  if (control instanceof HTMLSelectElement) {
    const takesPart = control.closest(".f-select.--validate") || (isMarked && control.required) || isJudged;
    return takesPart ? "select" : null;
  }
  if (control.type === "checkbox") {
    const isOfTheme = control.matches(".--validate") && control.closest(".--checkbox, .--switch");
    return (isMarked ? control.required || isJudged : isOfTheme) ? "checkbox" : null;
  }
  if (isMarked && control.type === "radio") {
    const takesPart = isJudged || groupOf(control).some(({ required }) => required);
    return takesPart && leaderOf(control) === control ? "radio" : null;
  }
  if (isMarked && control.type === "file")
    return isJudged || control.matches("[required], [accept]") ? "file" : null;
  if (isJudged) return "text";
  if (/^(hidden|submit|button|image|reset|file|radio|range|color)$/.test(control.type)) return null;
  const rules = isMarked
    ? `.--validate, [required], [minlength], [maxlength], [data-graphql], ${NATIVE_RULES}`
    : "";
  const isChecked = control.matches(".f-control.--validate") || (rules && control.matches(rules));
  const isOfForm = isChecked || hasCustomError(control) || (isMarked && confirmedBy(root, control));
  return isOfForm ? "text" : null;
}

/** The element that shows a control's state and message; `null` when a page script has removed the control. */
export function holderOf(control: Control): HTMLElement | null {
  if (control.type === "radio") return holderOfGroup(control);
  const ofCheckbox = control.type === "checkbox" && control.closest<HTMLElement>(".--checkbox, .--switch");
  return ofCheckbox || control.closest<HTMLElement>(".f-feedback") || control.parentElement;
}

/** The control that a `data-concat-…` attribute points to; `null` for an invalid selector. */
export function linked(root: Element, control: Control, attribute: string): Control | null {
  const selector = control.getAttribute(attribute);
  if (!selector) return null;
  try {
    const found = [...document.querySelectorAll(selector)].filter(isControl);
    return found.find((other) => belongsTo(root, other)) ?? null;
  } catch {
    return null;
  }
}

/** The house number of a street, or the prefix of a phone. */
export const companionOf = (root: Element, control: Control): Control | null =>
  linked(root, control, "data-concat-from");
/** The street of a house number, or the phone of a prefix. */
export const mainOf = (root: Element, control: Control): Control | null =>
  linked(root, control, "data-concat-to");

/**
 * Whether a control is a phone prefix: a part of the value of another control of its type, and not validated itself.
 */
export function isPrefix(root: Element, control: Control): boolean {
  const main = mainOf(root, control);
  return !!main && typeOf(control) !== "" && typeOf(control) === typeOf(main);
}

/** The password that a field repeats, from `data-confirms` or guessed from the field's name. */
export function confirmedBy(root: Element, control: Control): Control | null {
  if (!isPassword(control)) return null;
  const named = linked(root, control, "data-confirms");
  if (named || !REPEATS.test(control.name || control.id)) return named;
  return controlsOf(root).find((other) => other !== control && typeOf(other) === "password") ?? null;
}

/** The type of the server's check, from the first word of `data-graphql`; empty = no check. */
export function typeOf(control: Control): string {
  const words = (control.getAttribute("data-graphql") ?? "").trim().split(/\s+/);
  // With both types, the value decides.
  if (words.includes("phone") && words.includes("email"))
    return /^[0-9*#+() ]+$/.test(control.value) ? "phone" : "email";
  return words[0] ?? "";
}

/** Everything that a verdict on a control depends on; an answer is valid only while this is unchanged (bar R31). */
export function keyOf(root: Element, control: Control, isMarked: boolean): string {
  const type = typeOf(control);
  return JSON.stringify([
    control instanceof HTMLSelectElement
      ? [control.selectedIndex, control.value]
      : control.type === "checkbox"
        ? (control as HTMLInputElement).checked
        : control.value,
    control.required,
    control.matches(":disabled"),
    control.getAttribute("minlength"),
    control.getAttribute("maxlength"),
    type && control.getAttribute("data-region"),
    getCustomError(control),
    (companionOf(root, control) ?? mainOf(root, control) ?? confirmedBy(root, control))?.value,
    type === "password" && linked(root, control, "data-concat-login")?.value,
    isMarked && nativeKey(control),
  ]);
}

/** The country of a control; empty when its code is not valid for a request (ruling 5, bar S2). */
export function countryOf(control: Control): string {
  const code = (control.getAttribute("data-region") ?? "").trim();
  return /^(?!(?:undefined|null|true|false|nan|none)$)(?:\d{1,15}|[_a-z]\w{0,31})$/i.test(code) ? code : "";
}

/**
 * Observes changes by page scripts: added and removed fields, countries and switches (contract B a.1, a.9).
 * Fields need no binding, because each event looks them up.
 */
export function watchFields(root: Element, signal: AbortSignal, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-region", "disabled", "required", "min", "max", "step", "pattern", "accept"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
}
