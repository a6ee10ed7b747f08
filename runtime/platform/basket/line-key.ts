/** How lines of a basket are told apart (contract F §3.2): by product, size, hash, and whether points pay for it. */

import type { Basket, BasketLine, LineRef } from "../../contracts/basket";
import { exactQuantity } from "../../dom/quantity";

export const lineKey = ({ id, size, additional, forPoints }: LineRef): string =>
  `${id} ${size}${additional ? ` ${additional}` : ""}${forPoints ? " points" : ""}`;

/** Lines with the same key cannot be told apart: none of them can be changed from here. Keys become unique. */
export function tellApart(lines: readonly BasketLine[]): BasketLine[] {
  const count = (key: string) => lines.filter((line) => line.key === key).length;
  return lines.map((line, index) =>
    count(line.key) > 1 ? { ...line, id: null, key: `${line.key} #${index}` } : line,
  );
}

/** How much of a line a basket holds; null where that cannot be said. */
export function quantityIn(basket: Basket | null, line: LineRef): number | null {
  if (!basket) return null;
  const key = lineKey(line);
  const found = basket.lines.find((own) => own.id !== null && own.key === key);
  if (found) return found.quantity;
  return basket.lines.some(({ id }) => id === null) ? null : 0;
}

/** The size id of products without sizes. */
const ONE_SIZE = "uniw";

/** Pieces of all lines together. */
export const sumOf = (lines: readonly BasketLine[]): number =>
  exactQuantity(lines.reduce((sum, { quantity }) => sum + quantity, 0));

/**
 * Pieces of a product in a size, whatever line they are on: a set is one line of its own product (contract F §3.2). Null
 * where lines without an id may be the product's.
 */
export function piecesIn({ lines }: Basket, { id, size }: Pick<LineRef, "id" | "size">): number | null {
  if (lines.some((line) => line.id === null)) return null;
  return sumOf(lines.filter((line) => line.id === id && (size === ONE_SIZE || line.size === size)));
}
