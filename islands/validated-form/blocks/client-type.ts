import type { Control } from "../controls";
import type { Tools } from "../tools";

const isType = (control: Control) =>
  control.name === "client_type" || control.getAttribute("data-name") === "type";

/**
 * Private person or company (contract B a.9): fields of the other kind are hidden and disabled, and first and
 * last name are required of private persons only.
 */
export function followClientType({ controlsOf, isControl }: Tools, root: Element, signal: AbortSignal): void {
  const sync = (value: string) => {
    const isFirm = value === "firm";
    for (const wrapper of root.querySelectorAll("[data-firm]")) {
      const isOpen = (wrapper.getAttribute("data-firm") === "show") === isFirm;
      wrapper.classList.toggle("--hidden", !isOpen);
      for (const control of wrapper.querySelectorAll<Control>("input, select, textarea"))
        control.disabled = !isOpen;
    }
    for (const control of controlsOf(root))
      if (/^client_(first|last)name$/.test(control.id)) control.required = !isFirm;
  };
  const isChosen = (control: Control) =>
    !(control instanceof HTMLInputElement && control.type === "radio") || control.checked;
  document.addEventListener(
    "change",
    ({ target }) => {
      if (isControl(target) && controlsOf(root).includes(target) && isType(target)) sync(target.value);
    },
    { signal },
  );
  const chosen = controlsOf(root).find((control) => isType(control) && isChosen(control) && control.value);
  if (chosen) sync(chosen.value);
}
