import type { Basket, BasketLine } from "../../runtime/platform/basket/basket";
import type { Fault, Result } from "../../runtime/platform/result";
import type { PanelText } from "./texts";

/** What a change is for, named by the text that says it is done. */
export type Goal = "mini-basket.changed" | "mini-basket.removed" | "mini-basket.restored";

/** What became of a change. */
export interface Verdict {
  readonly done: boolean;
  readonly text: PanelText;
  readonly quantity: number;
}

/**
 * Judges a change by the basket that the server answered with, not by what was asked: a shop may set another
 * quantity, or answer 2xx and change nothing. An answer without a basket means that the change was taken.
 */
export function judge(goal: Goal, line: BasketLine, asked: number, result: Result<Basket | null>): Verdict {
  if (!result.ok) return { done: false, text: reason(result), quantity: asked };
  const now = result.data?.lines.find(({ key }) => key === line.key);
  const quantity = result.data ? (now?.quantity ?? 0) : asked;
  if (quantity === asked) return { done: true, text: goal, quantity };
  const limited = asked > 0 && quantity > 0;
  return { done: limited, text: limited ? "mini-basket.limited" : "mini-basket.refused", quantity };
}

/** Why a change failed: the shop said no, or something is wrong that may be right the next time. */
const reason = ({ kind, status = 0 }: Fault): PanelText =>
  kind === "refused" || (status >= 400 && status < 500) ? "mini-basket.refused" : "mini-basket.failed";

/** A line that can be put back as it was: the quantity is known, and it was no subscription. */
export const restorable = ({ quantity, subscriptionPeriod }: BasketLine): boolean =>
  quantity > 0 && Number.isFinite(quantity) && subscriptionPeriod === "0";
