import type { Control } from "../controls";
import type { Tools } from "../tools";
import { followChoice, openPart } from "./choice";

const isType = (control: Control) =>
  control.name === "client_type" || control.getAttribute("data-name") === "type";

/**
 * Private person or company (contract B a.9): fields of the other kind are hidden and disabled, and first and
 * last name are required of private persons only.
 */
export function followClientType(tools: Tools, root: Element, signal: AbortSignal): void {
  const { controlsOf } = tools;
  const sync = ({ value }: Control) => {
    const isFirm = value === "firm";
    for (const wrapper of root.querySelectorAll("[data-firm]"))
      openPart(wrapper, (wrapper.getAttribute("data-firm") === "show") === isFirm);
    for (const control of controlsOf(root))
      if (/^client_(first|last)name$/.test(control.id)) control.required = !isFirm;
  };
  const isChosen = (control: Control) =>
    !(control instanceof HTMLInputElement && control.type === "radio") || control.checked;
  followChoice(tools, root, signal, isType, sync);
  const chosen = controlsOf(root).find((control) => isType(control) && isChosen(control) && control.value);
  if (chosen) sync(chosen);
}
