/** Limits the quantity to whole steps between the minimum and maximum of product, size and order. Pure. */
import { exactQuantity, quantityInSteps } from "../../../runtime/dom/quantity";
import type { Product, Size } from "../product/product";

export interface QuantityRules {
  readonly step: number;
  readonly least: number;
  /** `null` = no limit; less than `least` when nothing can be bought. */
  readonly most: number | null;
}

export interface Allowed {
  readonly quantity: number;
  /** The limit that changed the requested quantity; `null` when at most rounding to whole steps changed it. */
  readonly met: "least" | "most" | null;
}

const downTo = (quantity: number, step: number) =>
  exactQuantity(Math.floor(exactQuantity(quantity / step)) * step);

/**
 * @param size `null` = no size is chosen: only limits of all sizes apply
 * @param isSubscribed subscriptions may have a higher minimum
 */
export function quantityRules(product: Product, size: Size | null, isSubscribed: boolean): QuantityRules {
  const { limits, unit } = product;
  const wanted = Math.max(unit.step, limits.least, isSubscribed ? limits.leastOfSubscription : 0);
  const limited = [limits.most, stockOf(size)].filter((limit): limit is number => limit !== null);
  return {
    step: unit.step,
    least: quantityInSteps(wanted, unit.step),
    most: limited.length ? downTo(Math.min(...limited), unit.step) : null,
  };
}

/**
 * Stock does not limit sizes that are made to order. A stock of 0 is the page's, and a status that allows buying is newer
 * than it (contract G D1.3).
 */
function stockOf(size: Size | null): number | null {
  const status = size?.availability?.status;
  const amount = size?.amount ?? null;
  return status === "order" || (status === "enable" && amount === 0) ? null : amount;
}

/** Whether any quantity can be bought. */
export const allowsAny = ({ least, most }: QuantityRules): boolean => most === null || most >= least;

/**
 * The allowed quantity nearest to the requested one: rounded up to whole steps, then kept within the limits.
 * @param requested the typed number; NaN counts as one step
 */
export function allowedQuantity(requested: number, rules: QuantityRules): Allowed {
  const { step, least, most } = rules;
  if (!allowsAny(rules)) return { quantity: step, met: null };
  const rounded = quantityInSteps(Number.isFinite(requested) ? Math.max(requested, 0) : step, step);
  if (rounded < least) return { quantity: least, met: "least" };
  // A value that only rounding pushed over the maximum does not count as over the limit.
  if (most !== null && rounded > most) return { quantity: most, met: requested > most ? "most" : null };
  return { quantity: rounded, met: null };
}
