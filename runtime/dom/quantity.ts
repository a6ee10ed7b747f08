/** Quantities of products, which may have decimals: goods sold by weight or length come in steps of 0.1 or 0.25. */

/** Rounds off the errors of binary fractions: 0.1 + 0.2 gives 0.3. Six decimals are more than any scale shows. */
export const exactQuantity = (quantity: number): number => Number(quantity.toFixed(6));

/**
 * Formats a quantity as Polish shops do, with a decimal comma.
 * @returns an empty string for NaN and infinities
 */
export const quantityText = (quantity: number): string =>
  Number.isFinite(quantity) ? String(exactQuantity(quantity)).replace(".", ",") : "";

/** Parses a typed quantity: comma or point, spaces allowed. `null` when it is not a number or below zero. */
export function readQuantity(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? exactQuantity(Number(plain)) : null;
}

/** One step up or down from a quantity; an invalid quantity counts as 0. `null` when the result is not above 0. */
export function steppedQuantity(quantity: number, step: number): number | null {
  const next = exactQuantity((Number.isFinite(quantity) ? Math.max(0, quantity) : 0) + step);
  return next > 0 ? next : null;
}

/** Rounds a quantity up to whole steps. */
export const quantityInSteps = (quantity: number, step: number | null): number =>
  step ? exactQuantity(Math.ceil(exactQuantity(quantity / step)) * step) : quantity;
