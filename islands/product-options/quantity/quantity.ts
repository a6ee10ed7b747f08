import { attr, query } from "../../../runtime/base/safe-dom";
import { oneTimer } from "../../../runtime/dom/one-timer";
import { exactQuantity, readQuantity } from "../../../runtime/dom/quantity";
import { allowedQuantity } from "../choice/quantity";
import type { Parts } from "../parts";
import type { Follow } from "../view";

/** Milliseconds after the last key until what is typed counts; fractions take longer to type. */
const TYPING_MS = 500;
const TYPING_FRACTION_MS = 1_000;
/** Milliseconds in which leaving the field and pressing a button are one press. */
const ONE_PRESS_MS = 400;

export interface Quantity {
  readonly follow: Follow;
  /** What is typed counts now. @returns whether the rules have granted it */
  settle(): boolean;
}

/** The field, its buttons, and the list of the first few quantities; natively only the field works. */
export function followQuantity({ form, context, on, view, choose }: Parts): Quantity {
  const timer = oneTimer(context.signal);
  const field = () => query<HTMLInputElement>(form, "#projector_number, input[name=number]");
  const refusal = oneTimer(context.signal);
  let isTyped = false;
  let isRefused = false;

  /** The very press that has left the field must not buy what was not asked for. */
  const refuse = () => {
    isRefused = true;
    refusal.set(() => {
      isRefused = false;
    }, ONE_PRESS_MS);
  };
  /** What stands in the field; NaN for what is no quantity. */
  const typed = () => readQuantity(field()?.value ?? "") ?? Number.NaN;
  const settle = () => {
    timer.clear();
    if (!isTyped) return !isRefused;
    isTyped = false;
    const isEmpty = !field()?.value.trim();
    const wish = isEmpty ? view().choice.quantity : typed();
    const { met } = allowedQuantity(wish, view().rules);
    choose.quantity(wish);
    if (met) refuse();
    return !met;
  };

  on(form, "input", ({ target }) => {
    if (target !== field()) return;
    isTyped = true;
    const { step } = view().rules;
    // An empty field is one that is about to be filled: it waits until it is left.
    if (field()?.value.trim()) timer.set(settle, Number.isInteger(step) ? TYPING_MS : TYPING_FRACTION_MS);
  });
  on(form, "change", ({ target }) => {
    if (target === field()) settle();
    else if (target instanceof HTMLSelectElement && target.matches("select.projector_buy__number"))
      fromList(target);
  });
  on(form, "click", (event) => {
    const button = (event.target as Element).closest(".projector_buy__number_range, [data-range-type]");
    const type = button && attr(button, "data-range-type");
    if ((type !== "up" && type !== "down") || event.defaultPrevented) return;
    event.preventDefault(); // themes also write them as links to nowhere
    timer.clear();
    const { step } = view().rules;
    const from = isTyped ? typed() : view().choice.quantity;
    isTyped = false;
    const next = (Number.isFinite(from) ? from : 0) + (type === "up" ? step : -step);
    choose.quantity(exactQuantity(Math.max(0, next)));
  });

  const fromList = (list: HTMLSelectElement) => {
    const [option] = list.selectedOptions;
    if (option?.hasAttribute("data-more")) {
      list.closest(".projector_buy")?.classList.add("--more");
      field()?.focus();
      field()?.select();
    } else choose.quantity(readQuantity(list.value) ?? Number.NaN);
  };

  const follow: Follow = ({ choice: { quantity } }) => {
    const own = field();
    if (own && !isTyped && readQuantity(own.value) !== quantity) own.value = String(quantity);
    const list = query<HTMLSelectElement>(form, "select.projector_buy__number");
    const isListed = [...(list?.options ?? [])].some(({ value }) => value === String(quantity));
    if (list && isListed) list.value = String(quantity);
  };
  return { follow, settle };
}
