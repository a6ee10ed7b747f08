/** What the blocks of an address form share: a control decides, and a part of the form opens or closes. */
import { queryAll } from "../../../runtime/base/safe-dom";
import { afterReset, type Control, controlsOf, isControl } from "../controls";

/**
 * Calls back with a control of this form that is meant, whenever it changes.
 * @param syncAll brings everything in line with what is chosen: now, and when the form has been reset
 */
export function followChoice(
  root: Element,
  signal: AbortSignal,
  isMeant: (control: Control) => boolean,
  sync: (control: Control) => void,
  syncAll: () => void,
): void {
  syncAll();
  afterReset(root, signal, syncAll);
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
  for (const control of queryAll<Control>(part, "input, select, textarea")) control.disabled = !isOpen;
}
