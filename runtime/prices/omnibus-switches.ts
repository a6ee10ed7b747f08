/** What the shop has decided about prices before a discount. Pure. */
import { dig, truth } from "../ground/values";

export interface OmnibusSwitches {
  /** Only where the shop says so. */
  readonly isOff: boolean;
  /** Prices are shown with and without the rebate code. */
  readonly withCode: boolean;
  /** Percentages are not to be seen. The theme hides them, too, by a class of `<html>`. */
  readonly hidesPercent: boolean;
}

/** @param vars the page's `app_shop.vars`, as it stands now: pages change it */
export function omnibusSwitches(vars: unknown = dig(window, "app_shop", "vars")): OmnibusSwitches {
  const all = dig(vars, "omnibus");
  const said = (name: string) => truth(dig(all, name));
  return {
    isOff: said("enabled") === false,
    withCode: said("rebateCodeActivate") === true,
    hidesPercent: said("hidePercentageDiscounts") === true,
  };
}
