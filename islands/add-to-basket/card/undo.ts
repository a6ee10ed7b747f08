import type { Basket, LineRef } from "../../../runtime/contracts/basket";
import type { IslandContext } from "../../../runtime/contracts/island";
import { exactQuantity } from "../../../runtime/dom/quantity";
import type { AddedLine } from "./added-line";
import type { CardText } from "./texts";

export interface Undone {
  readonly isDone: boolean;
  readonly text: CardText;
  /** What the basket holds of the line now; `null` when it could not be read. */
  readonly quantity: number | null;
}

/**
 * Takes an addition back. The line may have changed since, so its present quantity decides, not the one after the
 * addition. The result is what the basket holds afterwards, not what was requested.
 */
export async function takeBack(
  { platform, store }: Pick<IslandContext, "platform" | "store">,
  { line, undoes }: AddedLine,
): Promise<Undone> {
  const inBasket = (basket: Basket | null | undefined) =>
    basket ? (basket.lines.find(({ key }) => key === line.key)?.quantity ?? 0) : null;
  const now = inBasket(store.getState().basket.basket) ?? line.quantity;
  const wanted = Math.max(0, exactQuantity(now - (undoes ?? 0)));
  const { basket } = platform;
  const result = await (wanted ? basket.setQuantity(lineRef(line), wanted) : basket.remove(lineRef(line)));
  const quantity = inBasket(result.ok ? result.data : result.basket);
  if (quantity === null) return { isDone: false, text: "add-to-basket.undo-unclear", quantity };
  if (quantity > wanted) return { isDone: false, text: "add-to-basket.not-undone", quantity };
  return {
    isDone: true,
    text: quantity ? "add-to-basket.taken-back" : "add-to-basket.removed",
    quantity,
  };
}

/** The keys by which the server knows a line. */
const lineRef = ({ id, size, additional, forPoints }: AddedLine["line"]): LineRef => ({
  id: id ?? "",
  size,
  ...(additional && { additional }),
  ...(forPoints && { forPoints }),
});
