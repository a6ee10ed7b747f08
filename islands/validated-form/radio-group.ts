/** Groups of radio buttons: one answer, one verdict and one message for all buttons of a name. */
import { attr, closest, elementsOf, queryAll } from "../../runtime/base/safe-dom";
import type { Control } from "./control";

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

/** The radio buttons of the same name in the same form; any other control alone. */
export function groupOf(control: Control): readonly Control[] {
  const name = attr(control, "name");
  if (!isRadio(control) || !name) return [control];
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
