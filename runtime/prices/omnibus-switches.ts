/** Reads the shop's settings for the lowest price before a discount, which the EU Omnibus Directive requires. */
import { getPath, truth } from "../base/values";

export interface OmnibusSwitches {
  /** True only when the shop disables these prices explicitly. */
  readonly isOff: boolean;
  /** The shop shows prices with and without the rebate code. */
  readonly withCode: boolean;
  /** Percentages are hidden. The theme also hides them, by a class of `<html>`. */
  readonly hidesPercent: boolean;
}

/** @param vars the page's current `app_shop.vars`; page scripts change it */
export function omnibusSwitches(vars: unknown = getPath(window, "app_shop", "vars")): OmnibusSwitches {
  const all = getPath(vars, "omnibus");
  const switchOf = (name: string) => truth(getPath(all, name));
  return {
    isOff: switchOf("enabled") === false,
    withCode: switchOf("rebateCodeActivate") === true,
    hidesPercent: switchOf("hidePercentageDiscounts") === true,
  };
}
