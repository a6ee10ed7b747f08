/** Connects the interdependent parts of the theme's address forms. A chunk of its own, for forms with such parts. */

import { queryAll } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/contracts/forms";
import { afterReset } from "../../../runtime/forms/after-reset";
import { isControl } from "../../../runtime/forms/control";
import { CHANGES } from "../../../runtime/forms/field-set";
import { addressOf, belongsTo, controlsOf, isChosen, isClientType } from "../controls";
import { followPhonePrefix } from "./phone-prefix";

export function followBlocks(root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  followCountry(root, signal);
  followClientType(root, signal);
  followPhonePrefix(root, signal);
}

const isCountry = (control: Control) =>
  control.getAttribute("data-name") === "region" || /_region$/.test(control.id || control.name);

/**
 * Applies a chosen country to all fields of its address, and opens its list of provinces (contract B a.1).
 * A page script may have done the same already.
 */
function followCountry(root: Element, signal: AbortSignal): void {
  const sync = (country: Control) => {
    const address = addressOf(country);
    for (const control of controlsOf(root))
      if (control !== country && control.hasAttribute("data-region") && addressOf(control) === address)
        control.setAttribute("data-region", country.value);
    for (const wrapper of queryAll(root, "[data-region-province]")) {
      const provinces = [...wrapper.querySelectorAll<Control>("select, input")];
      if (provinces.length && provinces.every((control) => addressOf(control) !== address)) continue;
      openPart(wrapper, wrapper.getAttribute("data-region-province") === country.value);
    }
  };
  // Applies choices from before the mount, and those that a reset restores.
  const syncAll = () => {
    for (const control of controlsOf(root))
      if (control instanceof HTMLSelectElement && isCountry(control) && control.value) sync(control);
  };
  followChoice(root, signal, isCountry, sync, syncAll);
}

/**
 * Switches between private person and company: hides and disables the other type's fields (contract B a.9).
 * First and last name are required only for private persons.
 */
function followClientType(root: Element, signal: AbortSignal): void {
  const sync = ({ value }: Control) => {
    const isFirm = value === "firm";
    for (const wrapper of queryAll(root, "[data-firm]"))
      openPart(wrapper, (wrapper.getAttribute("data-firm") === "show") === isFirm);
    for (const control of controlsOf(root))
      if (/^client_(first|last)name$/.test(control.id)) control.required = !isFirm;
  };
  const syncChosen = () => {
    const chosen = controlsOf(root).find(
      (control) => isClientType(control) && isChosen(control) && control.value,
    );
    if (chosen) sync(chosen);
  };
  followChoice(root, signal, isClientType, sync, syncChosen);
}

/**
 * Calls `sync` with each changed control of this form that matches.
 * @param isMeant selects the controls
 * @param syncAll applies the current choices: called now and after a reset of the form
 */
function followChoice(
  root: Element,
  signal: AbortSignal,
  isMeant: (control: Control) => boolean,
  sync: (control: Control) => void,
  syncAll: () => void,
): void {
  syncAll();
  afterReset(() => root, signal, syncAll);
  const changed = ({ target }: Event) => {
    if (isControl(target) && belongsTo(root, target) && isMeant(target)) sync(target);
  };
  for (const type of CHANGES) document.addEventListener(type, changed, { signal });
}

/** Shows or hides a part of the form. Hidden controls are disabled, so that they are neither checked nor submitted. */
function openPart(part: Element, isOpen: boolean): void {
  part.classList.toggle("--hidden", !isOpen);
  for (const control of queryAll<Control>(part, "input, select, textarea")) control.disabled = !isOpen;
}
