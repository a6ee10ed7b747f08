import { queryAll } from "../../../runtime/base/safe-dom";
import { type Control, controlsOf } from "../controls";
import { followChoice, openPart } from "./choice";

const isType = (control: Control) =>
  control.name === "client_type" || control.getAttribute("data-name") === "type";

/**
 * Switches between private person and company: hides and disables the other type's fields (contract B a.9).
 * First and last name are required only for private persons.
 */
export function followClientType(root: Element, signal: AbortSignal): void {
  const sync = ({ value }: Control) => {
    const isFirm = value === "firm";
    for (const wrapper of queryAll(root, "[data-firm]"))
      openPart(wrapper, (wrapper.getAttribute("data-firm") === "show") === isFirm);
    for (const control of controlsOf(root))
      if (/^client_(first|last)name$/.test(control.id)) control.required = !isFirm;
  };
  const isChosen = (control: Control) =>
    !(control instanceof HTMLInputElement && control.type === "radio") || control.checked;
  const syncChosen = () => {
    const chosen = controlsOf(root).find((control) => isType(control) && isChosen(control) && control.value);
    if (chosen) sync(chosen);
  };
  followChoice(root, signal, isType, sync, syncChosen);
}
