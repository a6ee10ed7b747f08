/**
 * `app_shop.fn.copModulesPickupPoints` and `subscrPickupPoints`, which modules of orders and subscriptions ask for a pickup point
 * (contract F 1.3). Pages that bring the module of that name keep theirs; the page of pickup sites has our island, and its
 * module does what there is to do where the island cannot. What answers a call is fetched with the first one.
 */
import type { Kernel } from "../islands/kernel";
import type { CompatNeeds } from "./needs";
import type { Names } from "./runner";
import { pickupTexts } from "./texts";

export type Family = "cop" | "subscr";

/** What a page's module makes of it: other members are its own affair. */
interface Widget {
  init(options: unknown): unknown;
}

const isWidget = (value: unknown): value is Widget =>
  typeof (value as Widget | undefined)?.init === "function";

export function offerPickupPoints(fn: Names, kernel: Kernel, needs: CompatNeeds): void {
  const offer = (family: Family, name: string, isOurs: string) => {
    const theirs = Object.hasOwn(fn, name) ? fn[name] : undefined;
    if (!document.querySelector(theirs ? "form.cop.--pickup-sites" : isOurs)) return;
    if (theirs && (family !== "cop" || !isWidget(theirs))) return;
    const missing = (options: unknown) => {
      if (isWidget(theirs)) theirs.init(options);
      else needs.ui.alert(needs.texts(pickupTexts)("pickup.missing"), { type: "error" });
    };
    const init = async (options: unknown) => {
      try {
        const { showPickupPoints } = await kernel.loader.load("old-pickup");
        await showPickupPoints(kernel, { family, options, missing: () => missing(options) });
      } catch (error) {
        needs.report({ error, phase: "page" });
        missing(options);
      }
    };
    fn[name] = { init };
  };
  offer("cop", "copModulesPickupPoints", "template#cop_pickup_points_template");
  offer("subscr", "subscrPickupPoints", "template#subscr_pickup_points_template");
}
