import type { Control } from "../controls";
import type { Tools } from "../tools";
import { followChoice, openPart } from "./choice";

/** `client_region` → `client_`: the fields of one address share what their ids begin with. */
const blockOf = (control: Control) => /^[a-z]+_/i.exec(control.id || control.name)?.[0] ?? "";

const isCountry = (control: Control) =>
  control.getAttribute("data-name") === "region" || /_region$/.test(control.id || control.name);

/**
 * A country that is chosen counts for all fields of its address, and decides which list of provinces is open
 * (contract B a.1). Says again what page scripts may have said already.
 */
export function followCountry(tools: Tools, root: Element, signal: AbortSignal): void {
  const { controlsOf } = tools;
  const sync = (country: Control) => {
    const block = blockOf(country);
    for (const control of controlsOf(root))
      if (control !== country && control.hasAttribute("data-region") && blockOf(control) === block)
        control.setAttribute("data-region", country.value);
    for (const wrapper of root.querySelectorAll<HTMLElement>("[data-region-province]")) {
      const provinces = [...wrapper.querySelectorAll<Control>("select, input")];
      if (provinces.length && provinces.every((control) => blockOf(control) !== block)) continue;
      openPart(wrapper, wrapper.getAttribute("data-region-province") === country.value);
    }
  };
  followChoice(tools, root, signal, isCountry, sync);
  // What was chosen before the island stood.
  for (const control of controlsOf(root))
    if (control instanceof HTMLSelectElement && isCountry(control) && control.value) sync(control);
}
