/**
 * What page modules use while the page is parsed and what is no class that could be stood in for (contract D 2): plain
 * values of `app_shop.vars`, read and written at once. In the entry.
 */
import { bag } from "../base/values";

export function offerValues(vars: Record<string, unknown>): void {
  const utils = {
    debugFlag: false,
    debug(...said: unknown[]) {
      if (utils.debugFlag) console?.log(...said);
    },
  };
  vars.utils ??= utils;
  vars.sliderConfig ??= { debugSlider: !!bag(vars.customSliderConfig).debugSlider, sliderList: [] };
  vars.lastFocusedElement ??= "";
}
