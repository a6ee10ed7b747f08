import { attr, query, queryAll } from "../../../runtime/base/safe-dom";
import { priceAtStep, quantityForStep } from "../choice/quantity-prices";
import type { Parts } from "../parts";
import type { QuantityPrice } from "../product/product";
import type { Follow, View } from "../view";

/**
 * Shows the quantity prices of the chosen size ("order more, pay less") and marks the reached step.
 * @param isSizeChosen asks the shopper for a missing size
 */
export function followQuantityPrices(
  { page, context, on, contents, view, choose }: Parts,
  isSizeChosen: () => boolean,
): Follow {
  const section = query(page, "#projector_rebate_number_section");
  if (!section) return () => {};
  const stepOf = (item: Element, { choice: { size } }: View): QuantityPrice | null => {
    const threshold = Number(attr(item, "data-value"));
    return size?.quantityPrices?.steps.find((step) => step.threshold === threshold) ?? null;
  };

  on(section, "click", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "multipack_radio") return;
    if (!isSizeChosen()) {
      target.checked = false;
      return;
    }
    const item = target.closest(".projector_multipack__item");
    const { choice, step: reached, rules } = view();
    const prices = choice.size?.quantityPrices;
    const step = item && stepOf(item, view());
    if (!step || !prices) return;
    choose.quantity(step === reached ? rules.least : quantityForStep(step, prices));
  });

  return (now) => {
    const { choice, step: reached } = now;
    contents.toggle(section, "--active", !!choice.size?.quantityPrices);
    for (const item of queryAll(section, ".projector_multipack__item")) {
      const step = stepOf(item, now);
      const radio = query<HTMLInputElement>(item, "input[name=multipack_radio]");
      if (radio) radio.checked = !!step && step === reached;
      if (!step || !choice.size) continue;
      const price = priceAtStep(step, choice.size.amounts.price);
      if (price !== null)
        contents.text(query(item, ".projector_multipack__price"), context.formatPrice(price));
    }
  };
}
