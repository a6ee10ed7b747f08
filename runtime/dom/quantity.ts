/** Quantities of products, which may have decimals: what is weighed or cut is sold by 0.1 or 0.25. */

/** A quantity without the artefacts of binary fractions: 0.1 + 0.2 is 0.3. Six decimals, more than any scale shows. */
export const exactQuantity = (quantity: number): number => Number(quantity.toFixed(6));

/**
 * Writes a quantity as Polish shops do, with a decimal comma.
 * @returns the empty text for what is no quantity (NaN, infinities)
 */
export const quantityText = (quantity: number): string =>
  Number.isFinite(quantity) ? String(exactQuantity(quantity)).replace(".", ",") : "";

/** Reads a typed quantity: comma or point, spaces allowed. Null where it is no number or below zero. */
export function readQuantity(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? exactQuantity(Number(plain)) : null;
}

/** One step up or down from a quantity; from what is no quantity the first step up is 1. Null: no step left. */
export function steppedQuantity(quantity: number, step: number): number | null {
  const next = exactQuantity((Number.isFinite(quantity) ? Math.max(0, quantity) : 0) + step);
  return next > 0 ? next : null;
}

/** The next quantity from here up that consists of whole steps. */
export const quantityInSteps = (quantity: number, step: number | null): number =>
  step ? exactQuantity(Math.ceil(exactQuantity(quantity / step)) * step) : quantity;
