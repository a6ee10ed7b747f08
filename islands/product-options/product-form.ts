/** Holds the shopper's choice on a product page, and derives the view from it. */
import { query } from "../../runtime/base/safe-dom";
import { quantityText, readQuantity } from "../../runtime/dom/quantity";
import { type Choice, pricedChoice, type Regularly, type SubscribedPrice } from "./choice/choice";
import { allowedQuantity, allowsAny, quantityRules } from "./choice/quantity";
import { reachedStep } from "./choice/quantity-prices";
import type { Choose, Parts } from "./parts";
import type { AskPrices } from "./prices/ask-prices";
import { priceLines } from "./prices/lines";
import { isOneSize, type Period, type Product, type Size } from "./product/product";
import type { PriceType } from "./product/read";
import type { View } from "./view";

export interface ProductForm extends Choose {
  view(): View;
  /** Enables subscription prices once their chunk has loaded. @param period the period that the page has selected */
  comesRegularly(price: SubscribedPrice, period: Period | null): void;
  /** Asks for the current data; failures are silent because the shopper has not asked for anything yet. */
  start(): void;
}

interface Needs extends Pick<Parts, "form" | "page" | "context" | "t"> {
  readonly product: Product;
  readonly priceType: PriceType;
  readonly ask: AskPrices;
}

/**
 * @param beforeChoice called before the shopper changes something
 * @param changed called after every change
 */
export function makeProductForm(
  needs: Needs,
  beforeChoice: () => void,
  changed: (view: View) => void,
): ProductForm {
  const { form, page, context, t, product, priceType, ask } = needs;
  const hasUpcoming = !!query(page, "#projector_price_new_price_wrapper");
  let regularly: Regularly | null = null;
  let initial: Period | null = null;
  let choice: Choice = {
    size: firstSize(form, product),
    quantity:
      readQuantity(query<HTMLInputElement>(form, "#projector_number")?.value ?? "") || product.unit.step,
    period: null,
  };

  /** Number of the newest request: answers to older requests are dropped. */
  let newest = 0;

  const view = () => viewOf(product, choice, regularly, priceType, hasUpcoming);
  const change = (next: Partial<Choice>, by: "shopper" | "platform") => {
    if (by === "shopper") beforeChoice();
    choice = { ...choice, ...next };
    const { quantity } = allowedQuantity(
      choice.quantity,
      quantityRules(product, choice.size, !!choice.period),
    );
    choice = { ...choice, quantity };
    changed(view());
  };

  /** @param isAsked the shopper has chosen something, so failures show an alert */
  const update = async (isAsked: boolean) => {
    const request = ++newest;
    const { size, period } = choice;
    if (!size || product.isHandledByPageModule) return;
    const asRendered = product.sizes.find(({ id }) => id === size.id) ?? size;
    const answer = await ask(asRendered, !!period);
    if (!answer || request !== newest || context.signal.aborted) return;
    if ("reason" in answer) {
      if (isAsked) context.alert(answer.reason || t("product.no-connection"), { type: "error" });
      return;
    }
    // The answer names no period: it applies to the one that the page was rendered with.
    if (period && regularly)
      regularly = { ...regularly, answer: { size: answer, days: (initial ?? period).days } };
    const { amounts, percents } = size;
    change({ size: period ? { ...answer, amounts, percents } : answer }, "platform");
  };

  return {
    view,
    start: () => void update(false),
    comesRegularly(price, period) {
      regularly = { price, answer: null };
      initial = period;
      change({ period }, "platform");
      if (period) void update(false);
    },
    size(id) {
      const size = product.sizes.find((one) => one.id === id) ?? null;
      if (size?.id === choice.size?.id) return;
      change({ size }, "shopper");
      void update(true);
    },
    quantity(requested) {
      const { rules } = view();
      const { quantity, met } = allowedQuantity(requested, rules);
      if (met) {
        const { singular, plural } = product.unit;
        const unit = quantity > 1 ? plural : singular;
        context.alert(t(`product.${met}`, { quantity: quantityText(quantity), unit }), { type: "warning" });
      }
      change({ quantity }, "shopper"); // even when unchanged: the field may show another number
    },
    period(period) {
      if (!period !== !choice.period) {
        // Applies the minimum of subscriptions to the quantity; it stays when the shopper switches back.
        change({ period }, "shopper");
        void update(true);
      } else change({ period }, "shopper");
    },
  };
}

/** Prefers the size that the form sends: the browser may have restored the form with an earlier choice. */
function firstSize(form: HTMLFormElement, { sizes }: Product): Size | null {
  const [only] = sizes;
  if (sizes.length === 1 || (only && isOneSize(only.id))) return only ?? null;
  const sent = query<HTMLInputElement>(form, "#projector_size_hidden")?.value;
  return sizes.find(({ id }) => id === sent) ?? sizes.find(({ isSelected }) => isSelected) ?? null;
}

const isSoldOut = ({ availability, amount }: Size): boolean =>
  availability ? availability.status === "disable" : amount === 0;

/** Derives the view from a choice. @param hasUpcoming the page announces a future price */
function viewOf(
  product: Product,
  choice: Choice,
  regularly: Regularly | null,
  priceType: PriceType,
  hasUpcoming: boolean,
): View {
  const { size, quantity, period } = choice;
  const rules = quantityRules(product, size, !!period);
  const priced = product.isHandledByPageModule
    ? null
    : pricedChoice(product, choice, regularly, priceType, hasUpcoming);
  const isPriced = priced && (priced.amounts.price !== null || product.points) && !size?.isByTelephone;
  return {
    product,
    choice,
    rules,
    lines: isPriced ? priceLines(priced) : null,
    step: reachedStep(size?.quantityPrices ?? null, quantity),
    isUnavailable: !!size && (isSoldOut(size) || !allowsAny(rules)),
  };
}
