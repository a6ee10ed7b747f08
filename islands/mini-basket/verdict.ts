import type { Fault } from "../../runtime/base/result";
import type { BasketLine, Changed } from "../../runtime/contracts/basket";
import type { PanelText } from "./texts";

/** What a change is for, named by the text that says it is done. */
export type Goal = "mini-basket.changed" | "mini-basket.removed" | "mini-basket.restored";

/** What became of a change. */
export interface Verdict {
  readonly done: boolean;
  readonly text: PanelText;
  /** What the basket holds now, as far as anybody knows. */
  readonly quantity: number;
}

/**
 * Judges a change by what the platform answered and by the basket that was read afterwards, not by what was asked: a
 * limit or the stock may allow less, whole packs more, and a refusal shows in nothing but the quantity.
 */
export function judge(goal: Goal, line: BasketLine, asked: number, result: Changed): Verdict {
  const basket = result.ok ? result.data : result.basket;
  const seen = basket ? (basket.lines.find(({ key }) => key === line.key)?.quantity ?? 0) : null;
  if (!result.ok) return { done: false, text: reason(result), quantity: seen ?? line.quantity };
  const quantity = seen ?? result.held ?? asked;
  // What another tab did in between is not this change's doing; for a removal only the end counts.
  const granted = asked ? (result.held ?? quantity) : quantity;
  if (granted === asked) return { done: true, text: goal, quantity };
  // It is back, and there is more of it: a browser sends an addition again whose connection was reset.
  if (goal === "mini-basket.restored" && granted > asked)
    return { done: true, text: "mini-basket.changed", quantity };
  if (!asked || !granted) return { done: false, text: "mini-basket.refused", quantity };
  return granted < asked
    ? { done: false, text: "mini-basket.most", quantity }
    : { done: true, text: "mini-basket.limited", quantity };
}

/** Why a change failed: the shop said no, or something is wrong that may be right the next time. */
const reason = ({ kind, status = 0 }: Fault): PanelText =>
  kind === "refused" || (status >= 400 && status < 500) ? "mini-basket.refused" : "mini-basket.failed";

/** A line that can be put back as it was: plain, and of a known quantity. */
export const restorable = ({ quantity, subscriptionPeriod, additional, forPoints }: BasketLine): boolean =>
  quantity > 0 && Number.isFinite(quantity) && subscriptionPeriod === "0" && !additional && !forPoints;
