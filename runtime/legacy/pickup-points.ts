/**
 * `app_shop.fn.copModulesPickupPoints` and `subscrPickupPoints`, which modules of orders and subscriptions ask for a pickup point
 * (contract F 1.3). Pages that bring the module of that name keep theirs; the page of pickup sites has our island, and its
 * module does what there is to do where the island cannot. What answers a call is fetched with the first one.
 */
import type { Kernel } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import type { CompatNeeds } from "./needs";
import { pickupTexts } from "./texts";

export type Family = "cop" | "subscr";

/** A page's own module. */
export interface Theirs {
  init(options: unknown): unknown;
}

export function offerPickupPoints(fn: Names, kernel: Kernel, needs: CompatNeeds): void {
  const offer = (family: Family, name: string, takes: string) => {
    const theirs = fn[name] as Theirs | undefined;
    if (!document.querySelector(theirs ? takes : `template#${family}_pickup_points_template`)) return;
    const missing = (options: unknown) =>
      theirs
        ? theirs.init(options)
        : needs.ui.alert(needs.texts(pickupTexts)("pickup.missing"), { type: "error" });
    fn[name] = {
      init: (options: unknown) =>
        kernel.loader
          .load("old-pickup")
          .then(({ showPickupPoints }) =>
            showPickupPoints(kernel, { family, options, missing: () => missing(options) }),
          )
          .catch((error) => {
            needs.report({ error, phase: "page" });
            missing(options);
          }),
    };
  };
  offer("cop", "copModulesPickupPoints", "form.cop.--pickup-sites");
  // A subscription's own module always stays: nothing has this name.
  offer("subscr", "subscrPickupPoints", "subscr-none");
}
