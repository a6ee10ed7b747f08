/** Distinguishes basket lines by product, size, hash and payment with points (contract F §3.2). */

import type { Basket, BasketLine, LineRef } from "../../contracts/basket";
import { exactQuantity } from "../../dom/quantity";

export const lineKey = ({ id, size, additional, forPoints }: LineRef): string =>
  `${id} ${size}${additional ? ` ${additional}` : ""}${forPoints ? " points" : ""}`;

/** Lines with the same key cannot be distinguished, so they lose their id and cannot be changed. Keys become unique. */
export function giveUniqueKeys(lines: readonly BasketLine[]): BasketLine[] {
  const count = (key: string) => lines.filter((line) => line.key === key).length;
  return lines.map((line, index) =>
    count(line.key) > 1 ? { ...line, id: null, key: `${line.key} #${index}` } : line,
  );
}

/** Quantity of a line in a basket; `null` when it is unknown. */
export function quantityIn(basket: Basket | null, line: LineRef): number | null {
  if (!basket) return null;
  const key = lineKey(line);
  const found = basket.lines.find((own) => own.id !== null && own.key === key);
  if (found) return found.quantity;
  return basket.lines.some(({ id }) => id === null) ? null : 0;
}

/** Size id of products without sizes. */
const ONE_SIZE = "uniw";

/** Total pieces of all lines. */
export const sumOf = (lines: readonly BasketLine[]): number =>
  exactQuantity(lines.reduce((sum, { quantity }) => sum + quantity, 0));

/**
 * Pieces of a product in a size, over all lines; a set is one line of its own product (contract F §3.2).
 * @returns `null` when lines without an id may belong to the product
 */
export function piecesIn({ lines }: Basket, { id, size }: Pick<LineRef, "id" | "size">): number | null {
  if (lines.some((line) => line.id === null)) return null;
  return sumOf(lines.filter((line) => line.id === id && (size === ONE_SIZE || line.size === size)));
}
