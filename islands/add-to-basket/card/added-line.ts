/** Finds the basket line that an addition has made or enlarged. Pure. */
import type { Addition, Basket, BasketLine } from "../../../runtime/contracts/basket";
import { exactQuantity } from "../../../runtime/dom/quantity";

/** Size ids that mean "no choice of sizes". */
const ONE_SIZE = /^(uniw|onesize)$/;

export interface AddedLine {
  readonly line: BasketLine;
  /** By how much the addition enlarged the line, if undo may take it back; `null` when that is not certain. */
  readonly undoes: number | null;
}

/** An addition, and the basket around it. */
export interface Added extends Pick<Addition, "id" | "size"> {
  /** The basket before the addition; `null` when it is unknown. */
  readonly before: Basket | null;
  /** The basket read after it; `null` when it could not be read. */
  readonly after: Basket | null;
  /** The text already says how much the basket holds. */
  readonly isTold: boolean;
}

/**
 * Several lines may hold the same product in one size: a configuration, a subscription. Only one of them has grown.
 * @returns `null` when no single line matches
 */
export function addedLine({ id, size, before, after, isTold }: Added): AddedLine | null {
  const isSame = (line: BasketLine) => line.id === id && (line.size === size || ONE_SIZE.test(size));
  const lines = after?.lines.filter(isSame) ?? [];
  const grownBy = ({ key, quantity }: BasketLine) =>
    exactQuantity(quantity - (before?.lines.find((line) => line.key === key)?.quantity ?? 0));
  const grown = before ? lines.filter((line) => grownBy(line) > 0) : lines;
  const [line] = grown;
  if (!line || grown.length > 1) return null;
  const by = grownBy(line);
  // A line with a fixed quantity can be removed, but not set back to a smaller number.
  // When the text tells another quantity than expected, more than this addition may have changed the line.
  const isCertain = !!before && !isTold;
  const canUndo = isCertain && (line.settable || by === line.quantity);
  return { line, undoes: canUndo ? by : null };
}

/** The line's name with its version and size, as far as the basket names them. */
export const lineName = ({ name, versionName, sizeName, size }: BasketLine): string =>
  [name, name.includes(versionName) ? "" : versionName, ONE_SIZE.test(size) ? "" : sizeName]
    .filter(Boolean)
    .join(", ");
