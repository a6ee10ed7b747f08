/**
 * Offers `app_shop.fn.copModulesPickupPoints` and `subscrPickupPoints`: order and subscription modules call them to
 * choose a pickup point (contract F 1.3). The code behind them loads with the first call.
 *
 * Pages that ship the module of that name keep theirs. On the page of pickup sites our island takes over, and the
 * module is the fallback.
 */
import { getPath } from "../base/values";
import type { Boot } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import type { LegacyNeeds } from "./needs";
import { pickupTexts } from "./texts";

export type Family = "cop" | "subscr";

/** A module that the page ships itself. */
export interface Theirs {
  init(options: unknown): unknown;
}

export function offerPickupPoints(boot: Boot, needs: LegacyNeeds): void {
  const fn = getPath(window, "app_shop", "fn") as Names;
  const offer = (family: Family, name: string, takes: string) => {
    const theirs = fn[name] as Theirs | undefined;
    if (!document.querySelector(theirs ? takes : `template#${family}_pickup_points_template`)) return;
    const missing = (options: unknown) =>
      theirs
        ? theirs.init(options)
        : needs.ui.alert(needs.texts(pickupTexts)("pickup.missing"), { type: "error" });
    fn[name] = {
      init: (options: unknown) =>
        boot.loader
          .load("legacy-pickup")
          .then(({ showPickupPoints }) =>
            showPickupPoints(boot, { family, options, missing: () => missing(options) }),
          )
          .catch((error) => {
            needs.report({ error, phase: "page" });
            missing(options);
          }),
    };
  };
  offer("cop", "copModulesPickupPoints", "form.cop.--pickup-sites");
  // A subscription's own module always stays: no element matches this selector.
  offer("subscr", "subscrPickupPoints", "subscr-none");
}
