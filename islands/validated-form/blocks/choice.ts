/** What the blocks of an address form share: a control decides, and a part of the form opens or closes. */
import type { Control } from "../controls";
import type { Tools } from "../tools";

/** Calls back with a control of this form that is meant, whenever it changes. */
export function followChoice(
  { controlsOf, isControl }: Tools,
  root: Element,
  signal: AbortSignal,
  isMeant: (control: Control) => boolean,
  sync: (control: Control) => void,
): void {
  document.addEventListener(
    "change",
    ({ target }) => {
      if (isControl(target) && controlsOf(root).includes(target) && isMeant(target)) sync(target);
    },
    { signal },
  );
}

/** Shows a part of the form or hides it; what is hidden is disabled, so that it is neither checked nor sent. */
export function openPart(part: Element, isOpen: boolean): void {
  part.classList.toggle("--hidden", !isOpen);
  for (const control of part.querySelectorAll<Control>("input, select, textarea")) control.disabled = !isOpen;
}
