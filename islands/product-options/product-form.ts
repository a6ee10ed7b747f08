/** The choice of one product's page, and everything that follows from it. */
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
  /** Products that come regularly: from now on it is known what that costs. @param period as the page has chosen it */
  comesRegularly(price: SubscribedPrice, period: Period | null): void;
  /** Asks for what holds now; silent where that cannot be had, because nobody has asked for anything yet. */
  start(): void;
}

interface Needs extends Pick<Parts, "form" | "page" | "context" | "t"> {
  readonly product: Product;
  readonly priceType: PriceType;
  readonly ask: AskPrices;
}

/**
 * @param chooses called before the shopper changes something
 * @param changed called with every change
 */
export function makeProductForm(
  needs: Needs,
  chooses: () => void,
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

  /** Of the newest question: an older one's answer is not for this choice. */
  let turn = 0;

  const view = () => viewOf(product, choice, regularly, priceType, hasUpcoming);
  const change = (next: Partial<Choice>, by: "shopper" | "platform") => {
    if (by === "shopper") chooses();
    choice = { ...choice, ...next };
    const { quantity } = allowedQuantity(
      choice.quantity,
      quantityRules(product, choice.size, !!choice.period),
    );
    choice = { ...choice, quantity };
    changed(view());
  };

  /** @param isAsked the shopper has chosen something: that it cannot be had is said */
  const update = async (isAsked: boolean) => {
    const own = ++turn;
    const { size, period } = choice;
    if (!size || product.standsBack) return;
    const asRendered = product.sizes.find(({ id }) => id === size.id) ?? size;
    const answer = await ask(asRendered, !!period);
    if (!answer || own !== turn || context.signal.aborted) return;
    if ("reason" in answer) {
      if (isAsked) context.alert(answer.reason || t("product.no-connection"), { type: "error" });
      return;
    }
    // The answer names no period: it stands for the one that the page was rendered with.
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
    quantity(wish) {
      const { rules } = view();
      const { quantity, met } = allowedQuantity(wish, rules);
      if (met) {
        const { singular, plural } = product.unit;
        const unit = quantity > 1 ? plural : singular;
        context.alert(t(`product.${met}`, { quantity: quantityText(quantity), unit }), { type: "warning" });
      }
      change({ quantity }, "shopper"); // also where it stays: the field may say something else
    },
    period(period) {
      if (!period !== !choice.period) {
        // What a subscription asks for at least is asked for at once; what was wanted once stays wanted.
        change({ period }, "shopper");
        void update(true);
      } else change({ period }, "shopper");
    },
  };
}

/** The one that is sent: a browser may have brought a form back with what was chosen in it. */
function firstSize(form: HTMLFormElement, { sizes }: Product): Size | null {
  const [only] = sizes;
  if (sizes.length === 1 || (only && isOneSize(only.id))) return only ?? null;
  const sent = query<HTMLInputElement>(form, "#projector_size_hidden")?.value;
  return sizes.find(({ id }) => id === sent) ?? sizes.find(({ isSelected }) => isSelected) ?? null;
}

const isSoldOut = ({ availability, amount }: Size): boolean =>
  availability ? availability.status === "disable" : amount === 0;

/** Everything that follows from a choice. @param hasUpcoming the page announces a price that is to come */
function viewOf(
  product: Product,
  choice: Choice,
  regularly: Regularly | null,
  priceType: PriceType,
  hasUpcoming: boolean,
): View {
  const { size, quantity, period } = choice;
  const rules = quantityRules(product, size, !!period);
  const priced = product.standsBack ? null : pricedChoice(product, choice, regularly, priceType, hasUpcoming);
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
