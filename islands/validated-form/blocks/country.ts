import { queryAll } from "../../../runtime/base/safe-dom";
import { type Control, controlsOf } from "../controls";
import { followChoice, openPart } from "./choice";

/** `client_region` → `client_`: the fields of one address share what their ids begin with. */
const blockOf = (control: Control) => /^[a-z]+_/i.exec(control.id || control.name)?.[0] ?? "";

const isCountry = (control: Control) =>
  control.getAttribute("data-name") === "region" || /_region$/.test(control.id || control.name);

/**
 * A country that is chosen counts for all fields of its address, and decides which list of provinces is open
 * (contract B a.1). Says again what page scripts may have said already.
 */
export function followCountry(root: Element, signal: AbortSignal): void {
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
  // What was chosen before the island stood, and what is chosen again when the form is reset.
  const syncAll = () => {
    for (const control of controlsOf(root))
      if (control instanceof HTMLSelectElement && isCountry(control) && control.value) sync(control);
  };
  followChoice(root, signal, isCountry, sync, syncAll);
}
