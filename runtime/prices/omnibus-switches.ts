/** What the shop has decided about prices before a discount. Pure. */
import { getPath, truth } from "../base/values";

export interface OmnibusSwitches {
  /** Only where the shop says so. */
  readonly isOff: boolean;
  /** Prices are shown with and without the rebate code. */
  readonly withCode: boolean;
  /** Percentages are not to be seen. The theme hides them, too, by a class of `<html>`. */
  readonly hidesPercent: boolean;
}

/** @param vars the page's `app_shop.vars`, as it stands now: pages change it */
export function omnibusSwitches(vars: unknown = getPath(window, "app_shop", "vars")): OmnibusSwitches {
  const all = getPath(vars, "omnibus");
  const said = (name: string) => truth(getPath(all, name));
  return {
    isOff: said("enabled") === false,
    withCode: said("rebateCodeActivate") === true,
    hidesPercent: said("hidePercentageDiscounts") === true,
  };
}
