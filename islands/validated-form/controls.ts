/** Finds a form's controls, and the controls and elements that belong to them (contract B a.1). */

import { attr, closest, contains, elementsOf, queryAll } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import { isControl } from "../../runtime/forms/control";
import { isPassword, REPEATS } from "../../runtime/forms/shown-password";

/** All controls, including those elsewhere that belong to the form by their `form` attribute. */
export function controlsOf(root: Element): Control[] {
  const all = root instanceof HTMLFormElement ? elementsOf(root) : queryAll(root, "input, select, textarea");
  return all.filter(isControl);
}

/** Whether a control belongs to this form, or is inside the root when the root is not a form. */
export const belongsTo = (root: Element, control: Control): boolean =>
  root instanceof HTMLFormElement ? control.form === root : contains(root, control);

/** The element that shows a control's state and message; `null` when a page script has removed the control. */
export function holderOf(control: Control): HTMLElement | null {
  if (control.type === "radio") return holderOfGroup(control);
  const ofCheckbox = control.type === "checkbox" && control.closest<HTMLElement>(".--checkbox, .--switch");
  return ofCheckbox || control.closest<HTMLElement>(".f-feedback") || control.parentElement;
}

/**
 * The radio buttons of the same name in the same form, which have one answer, one verdict and one message; any other
 * control alone.
 */
export function groupOf(control: Control): readonly Control[] {
  const name = attr(control, "name");
  if (control.type !== "radio" || !name) return [control];
  const root = control.form ?? (control.getRootNode() as Document);
  const near = root instanceof HTMLFormElement ? elementsOf(root) : queryAll(root as never, "input");
  return near.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === "radio" &&
      other.form === control.form &&
      attr(other, "name") === name,
  );
}

/** The button that carries the verdict of its group: the first one that can be chosen. */
export const leaderOf = (control: Control): Control =>
  groupOf(control).find((other) => !other.matches(":disabled")) ?? control;

/** The smallest element around a group and nothing else, for its state and its message. */
export function holderOfGroup(control: Control): HTMLElement | null {
  const group = groupOf(control);
  const feedback = closest(control, ".f-feedback");
  if (feedback && group.every((other) => feedback.contains(other))) return feedback;
  let around = control.parentElement;
  while (around && !group.every((other) => around?.contains(other))) around = around.parentElement;
  const isShared =
    !around ||
    around instanceof HTMLFormElement ||
    queryAll(around, "input, select, textarea").some((other) => !group.includes(other as Control));
  return isShared ? control.parentElement : around;
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

/** The country of a control; empty when its code is not valid for a request (ruling 5, bar S2). */
export function countryOf(control: Control): string {
  const code = (control.getAttribute("data-region") ?? "").trim();
  return /^(?!(?:undefined|null|true|false|nan|none)$)(?:\d{1,15}|[_a-z]\w{0,31})$/i.test(code) ? code : "";
}

/** `client_zipcode` → `client_`: the ids of one address share a prefix. */
export const addressOf = ({ id, name }: Control): string => /^[a-z]+_/i.exec(id || name)?.[0] ?? "";

/** Whether the control chooses between a private person and a company. */
export const isClientType = (control: Control): boolean =>
  control.name === "client_type" || attr(control, "data-name") === "type";

/** Whether a control's value is chosen: of radio buttons, the one that is checked. */
export const isChosen = (control: Control): boolean =>
  control.type !== "radio" || (control as HTMLInputElement).checked;
