/**
 * Offers plain values of `app_shop.vars` that page modules read and write during parsing (contract D 2). A recording
 * stand-in can replace a class, but not such a value. Part of the entry.
 */
import { asObject } from "../base/values";

export function offerValues(vars: Record<string, unknown>): void {
  const utils = {
    debugFlag: false,
    debug(...values: unknown[]) {
      if (utils.debugFlag) console?.log(...values);
    },
  };
  vars.utils ??= utils;
  vars.sliderConfig ??= { debugSlider: !!asObject(vars.customSliderConfig).debugSlider, sliderList: [] };
  vars.lastFocusedElement ??= "";
}
