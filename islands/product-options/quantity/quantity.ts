import { attr, query } from "../../../runtime/base/safe-dom";
import { oneTimer } from "../../../runtime/dom/one-timer";
import { exactQuantity, readQuantity } from "../../../runtime/dom/quantity";
import { allowedQuantity } from "../choice/quantity";
import type { Parts } from "../parts";
import type { Follow } from "../view";

/** Milliseconds after the last key until the typed quantity applies; fractions take longer to type. */
const TYPING_MS = 500;
const TYPING_FRACTION_MS = 1_000;
/** Milliseconds in which leaving the field and pressing a button count as one press. */
const ONE_PRESS_MS = 400;

export interface Quantity {
  readonly follow: Follow;
  /** Applies the typed quantity now. @returns whether the rules allow it unchanged */
  settle(): boolean;
}

/** Connects the quantity field, its buttons and the list of the first few quantities; natively only the field works. */
export function followQuantity({ form, context, on, view, choose }: Parts): Quantity {
  const timer = oneTimer(context.signal);
  const field = () => query<HTMLInputElement>(form, "#projector_number, input[name=number]");
  const refusal = oneTimer(context.signal);
  let isTyped = false;
  let isRefused = false;

  /** Blocks the button press that left the field: it must not buy a quantity that the shopper did not choose. */
  const refuse = () => {
    isRefused = true;
    refusal.set(() => {
      isRefused = false;
    }, ONE_PRESS_MS);
  };
  /** The number in the field; NaN when the text is not a quantity. */
  const typed = () => readQuantity(field()?.value ?? "") ?? Number.NaN;
  const settle = () => {
    timer.clear();
    if (!isTyped) return !isRefused;
    isTyped = false;
    const isEmpty = !field()?.value.trim();
    const requested = isEmpty ? view().choice.quantity : typed();
    const { met } = allowedQuantity(requested, view().rules);
    choose.quantity(requested);
    if (met) refuse();
    return !met;
  };

  on(form, "input", ({ target }) => {
    if (target !== field()) return;
    isTyped = true;
    const { step } = view().rules;
    // An empty field waits until it loses focus: the shopper is about to fill it.
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
    event.preventDefault(); // themes also render the buttons as links to nowhere
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
