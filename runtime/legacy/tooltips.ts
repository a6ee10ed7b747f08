/** `simple_tooltip` of the old bundle (contract A 18): the elements become hosts of our `tooltip`. */

import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";

/** Pixels from pointer or element, by the standard theme (ruling 8). */
const PROPS = '{"offset":10}';

export function makeTooltips(vars: Names) {
  const sets: { targetSelector: string }[] = [];
  vars.simpleTooltipOptions ??= sets;
  const markAll = () => {
    // A selector that only jQuery can read finds nothing, and keeps no other from being found.
    for (const { targetSelector } of sets)
      for (const host of attempt(() => document.querySelectorAll(targetSelector)) ?? []) {
        const names = (host.getAttribute("data-island") ?? "").split(/\s+/).filter(Boolean);
        if (
          names.includes("tooltip") ||
          /(^|[ ])(tooltip:|ready)/.test(host.getAttribute("data-island-status") ?? "")
        )
          continue;
        if (!host.hasAttribute("data-island-props")) host.setAttribute("data-island-props", PROPS);
        host.setAttribute("data-island", [...names, "tooltip"].join(" "));
      }
  };
  /** A function of the old kind: shops' scripts also say `new simple_tooltip(…)`. */
  function simple_tooltip(targetSelector: unknown, tooltipId?: unknown, onLeft?: unknown) {
    sets.push({ targetSelector: String(targetSelector), ...{ tooltipId, onLeft } });
    markAll();
  }
  return {
    /** Elements that come later are found when the handlers run again. */
    markAll,
    simple_tooltip,
  };
}
