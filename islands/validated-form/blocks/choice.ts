/** Shared by the blocks of an address form, in which a control opens or closes a part of the form. */
import { queryAll } from "../../../runtime/base/safe-dom";
import { afterReset } from "../../../runtime/forms/after-reset";
import { type Control, isControl } from "../../../runtime/forms/control";
import { CHANGES } from "../../../runtime/forms/field-set";
import { controlsOf } from "../controls";

/**
 * Calls `sync` with each changed control of this form that matches.
 * @param isMeant selects the controls
 * @param syncAll applies the current choices: called now and after a reset of the form
 */
export function followChoice(
  root: Element,
  signal: AbortSignal,
  isMeant: (control: Control) => boolean,
  sync: (control: Control) => void,
  syncAll: () => void,
): void {
  syncAll();
  afterReset(() => root, signal, syncAll);
  const changed = ({ target }: Event) => {
    if (isControl(target) && controlsOf(root).includes(target) && isMeant(target)) sync(target);
  };
  for (const type of CHANGES) document.addEventListener(type, changed, { signal });
}

/** Shows or hides a part of the form. Hidden controls are disabled, so that they are neither checked nor submitted. */
export function openPart(part: Element, isOpen: boolean): void {
  part.classList.toggle("--hidden", !isOpen);
  for (const control of queryAll<Control>(part, "input, select, textarea")) control.disabled = !isOpen;
}
