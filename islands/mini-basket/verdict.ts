import type { BasketLine, Changed } from "../../runtime/contracts/basket";
import { type Failure, failureOf } from "../../runtime/dom/basket-failure";
import type { PanelText } from "./texts";

/** The purpose of a change, named by the text that confirms it. */
export type Goal = "mini-basket.changed" | "mini-basket.removed" | "mini-basket.restored";

/** The result of a change. */
export interface Verdict {
  readonly done: boolean;
  readonly text: PanelText;
  /** The quantity in the basket now, as far as it is known. */
  readonly quantity: number;
}

/**
 * Judges a change by the platform's answer and the basket read afterwards, not by the request. A limit or the stock
 * may allow less, whole packs more. A refusal may show only in the quantity.
 */
export function judge(goal: Goal, line: BasketLine, asked: number, result: Changed): Verdict {
  const basket = result.ok ? result.data : result.basket;
  const seen = basket ? (basket.lines.find(({ key }) => key === line.key)?.quantity ?? 0) : null;
  if (!result.ok) return { done: false, text: reasons[failureOf(result)], quantity: seen ?? line.quantity };
  const quantity = seen ?? result.lineQuantity ?? asked;
  // Ignores changes of another tab in between; for a removal only the final quantity counts.
  const granted = asked ? (result.lineQuantity ?? quantity) : quantity;
  if (granted === asked) return { done: true, text: goal, quantity };
  // The line is back, with more than before: browsers resend an addition whose connection was reset.
  if (goal === "mini-basket.restored" && granted > asked)
    return { done: true, text: "mini-basket.changed", quantity };
  if (!asked || !granted) return { done: false, text: "mini-basket.refused", quantity };
  return granted < asked
    ? { done: false, text: "mini-basket.most", quantity }
    : { done: true, text: "mini-basket.limited", quantity };
}

/** Why a change failed: the shop refused it, or a retry may succeed. */
const reasons: Readonly<Record<Failure, PanelText>> = {
  refused: "mini-basket.refused",
  contradicted: "mini-basket.refused",
  busy: "mini-basket.failed",
  offline: "mini-basket.failed",
  unsent: "mini-basket.failed",
  unclear: "mini-basket.failed",
};

/** Whether a line can be restored unchanged: it is plain and has a known quantity. */
export const restorable = ({ quantity, subscriptionPeriod, additional, forPoints }: BasketLine): boolean =>
  quantity > 0 && Number.isFinite(quantity) && subscriptionPeriod === "0" && !additional && !forPoints;
