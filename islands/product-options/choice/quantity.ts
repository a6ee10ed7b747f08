/** How many pieces may be bought: whole steps, between the least and the most that product, size and order allow. Pure. */
import { exactQuantity, quantityInSteps } from "../../../runtime/dom/quantity";
import type { Product, Size } from "../product/product";

export interface QuantityRules {
  readonly step: number;
  readonly least: number;
  /** Null = no limit; less than `least` where nothing can be bought. */
  readonly most: number | null;
}

export interface Allowed {
  readonly quantity: number;
  /** Which limit the wish has met; null = the wish is granted, but for whole steps. */
  readonly met: "least" | "most" | null;
}

const downTo = (quantity: number, step: number) =>
  exactQuantity(Math.floor(exactQuantity(quantity / step)) * step);

/**
 * @param size null while none is chosen: then only what holds for all sizes counts
 * @param isSubscribed subscriptions may have a least quantity of their own
 */
export function quantityRules(product: Product, size: Size | null, isSubscribed: boolean): QuantityRules {
  const { limits, unit } = product;
  const wanted = Math.max(unit.step, limits.least, isSubscribed ? limits.leastOfSubscription : 0);
  // What is made to order is in no stock, and none limits it.
  const stock = size?.availability?.status === "order" ? null : (size?.amount ?? null);
  const limited = [limits.most, stock].filter((limit): limit is number => limit !== null);
  return {
    step: unit.step,
    least: quantityInSteps(wanted, unit.step),
    most: limited.length ? downTo(Math.min(...limited), unit.step) : null,
  };
}

/** Whether the rules leave anything that could be bought. */
export const allowsAny = ({ least, most }: QuantityRules): boolean => most === null || most >= least;

/**
 * The quantity nearest to a wish that the rules allow: rounded up to whole steps, then kept within the limits.
 * @param wish what was typed; NaN counts as one step
 */
export function allowedQuantity(wish: number, rules: QuantityRules): Allowed {
  const { step, least, most } = rules;
  if (!allowsAny(rules)) return { quantity: step, met: null };
  const rounded = quantityInSteps(Number.isFinite(wish) ? Math.max(wish, 0) : step, step);
  if (rounded < least) return { quantity: least, met: "least" };
  // Half a step too much is a matter of rounding, and no limit that was met.
  if (most !== null && rounded > most) return { quantity: most, met: wish > most ? "most" : null };
  return { quantity: rounded, met: null };
}
