/**
 * Writes a quantity as Polish shops do: decimal comma, no binary artefacts (`1.1 + 0.2` is "1,3").
 * @returns the empty text for what is no quantity (NaN, infinities)
 */
export function quantityText(quantity: number): string {
  return Number.isFinite(quantity) ? String(exact(quantity)).replace(".", ",") : "";
}

/** Reads a typed quantity: comma or point, spaces allowed. Null where it is no number or below zero. */
export function readQuantity(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? exact(Number(plain)) : null;
}

/** One step up or down from a quantity; from what is no quantity the first step up is the step. Null: no step left. */
export function stepped(quantity: number, way: 1 | -1, step = 1): number | null {
  const next = exact((Number.isFinite(quantity) ? Math.max(0, quantity) : 0) + way * step);
  return next > 0 ? next : null;
}

/** The next quantity from here up that consists of whole steps. */
export const inSteps = (quantity: number, step: number | null): number =>
  step ? exact(Math.ceil(exact(quantity / step)) * step) : quantity;

const exact = (quantity: number) => Math.round(quantity * 1000) / 1000;
