/** Connects the interdependent parts of the theme's address forms. A chunk of its own, for forms with such parts. */

import { queryAll } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/forms/control";
import { controlsOf } from "../controls";
import { followChoice, openPart } from "./choice";
import { followPhonePrefix } from "./phone-prefix";

export function followBlocks(root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  followCountry(root, signal);
  followClientType(root, signal);
  followPhonePrefix(root, signal);
}

/** `client_region` → `client_`: the ids of one address share a prefix. */
const blockOf = (control: Control) => /^[a-z]+_/i.exec(control.id || control.name)?.[0] ?? "";

const isCountry = (control: Control) =>
  control.getAttribute("data-name") === "region" || /_region$/.test(control.id || control.name);

/**
 * Applies a chosen country to all fields of its address, and opens its list of provinces (contract B a.1).
 * A page script may have done the same already.
 */
function followCountry(root: Element, signal: AbortSignal): void {
  const sync = (country: Control) => {
    const block = blockOf(country);
    for (const control of controlsOf(root))
      if (control !== country && control.hasAttribute("data-region") && blockOf(control) === block)
        control.setAttribute("data-region", country.value);
    for (const wrapper of queryAll(root, "[data-region-province]")) {
      const provinces = [...wrapper.querySelectorAll<Control>("select, input")];
      if (provinces.length && provinces.every((control) => blockOf(control) !== block)) continue;
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

const isType = (control: Control) =>
  control.name === "client_type" || control.getAttribute("data-name") === "type";

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
  const isChosen = (control: Control) =>
    !(control instanceof HTMLInputElement && control.type === "radio") || control.checked;
  const syncChosen = () => {
    const chosen = controlsOf(root).find((control) => isType(control) && isChosen(control) && control.value);
    if (chosen) sync(chosen);
  };
  followChoice(root, signal, isType, sync, syncChosen);
}
