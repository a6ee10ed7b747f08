/** `simple_tooltip` of the old bundle (contract A 18): turns the elements into hosts of the island `tooltip`. */

import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";

/** Pixels from pointer or element, as in the standard theme (ruling 8). */
const PROPS = '{"offset":10}';

export function makeTooltips(vars: Names) {
  const sets: { targetSelector: string }[] = [];
  vars.simpleTooltipOptions ??= sets;
  const markAll = () => {
    // A selector that only jQuery understands matches nothing, and must not block the others.
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
  /** Not an arrow function: shops' scripts also call `new simple_tooltip(…)`. */
  function simple_tooltip(targetSelector: unknown, tooltipId?: unknown, onLeft?: unknown) {
    sets.push({ targetSelector: String(targetSelector), ...{ tooltipId, onLeft } });
    markAll();
  }
  return {
    /** Marks all matching elements; handlers that run again call it for elements added later. */
    markAll,
    simple_tooltip,
  };
}
