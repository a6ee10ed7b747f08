import { attr, query, queryAll } from "../../../runtime/base/safe-dom";
import { number } from "../../../runtime/base/values";
import { actAsButton } from "../../../runtime/dom/act-as-button";
import { eachNew } from "../../../runtime/dom/each-new";
import { isPlainPress } from "../../../runtime/dom/is-plain-press";
import { quantityText } from "../../../runtime/dom/quantity";
import type { Parts } from "../parts";
import type { Period } from "../product/product";
import type { Follow, View } from "../view";
import { noteBeside } from "./note";
import { subscribedPrice } from "./price";
import { subscriptionTexts } from "./texts";

const ITEM = ".projector_subscription__item[data-days]";

/** The period that is selected on the page; `null` for a single purchase. */
export function periodOf(form: HTMLFormElement): Period | null {
  const radio = query<HTMLInputElement>(
    form,
    "input[name=subscription]:checked, input[type=hidden][name=subscription]",
  );
  if (radio?.value !== "1") return null;
  const items = queryAll(form, ITEM);
  const item = items.find((one) => one.matches(".--selected")) ?? items[0];
  return item ? readPeriod(item) : { days: 0, rebate: 0, rebateType: "percentage" };
}

const readPeriod = (item: Element): Period => ({
  days: number(attr(item, "data-days")) ?? 0,
  rebate: number(attr(item, "data-rebate-value")) ?? 0,
  rebateType: attr(item, "data-rebate-type") || "percentage",
});

/**
 * Connects the choice between single purchase and subscription period; natively a period reloads the page, and prices
 * stay those of a single purchase.
 */
export function followSubscription({
  form,
  page,
  context,
  t,
  on,
  override,
  contents,
  choose,
}: Parts): Follow {
  if (!query(form, "[name=subscription]")) return () => {};
  const items = () => queryAll<HTMLElement>(form, ITEM);
  eachNew(form, items, (item) => actAsButton(item, override, context.signal), context.signal);
  const mark = (chosen: Element) => {
    for (const item of items()) {
      contents.toggle(item, "--selected", item === chosen);
      override(item, "aria-pressed", String(item === chosen));
    }
    const days = query<HTMLInputElement>(form, "#projector_subscription_days_hidden, [name=days_in_period]");
    if (days) days.value = attr(chosen, "data-days") ?? "";
  };
  // Also the field that is sent: the browser may have restored another period in it, which the page does not show.
  const first = items().find((item) => item.matches(".--selected"));
  if (first) mark(first);

  on(form, "change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "subscription") choose.period(periodOf(form));
  });
  on(form, "click", (event) => {
    const item = isPlainPress(event) && (event.target as Element).closest(ITEM);
    if (!item) return;
    event.preventDefault();
    mark(item);
    const saved = attr(item, "data-rebate-value-formatted") ?? "";
    contents.text(query(form, ".projector_purchase__yousave_value"), saved);
    contents.toggle(query(form, ".projector_purchase__yousave"), "--active", !!saved);
    choose.period(periodOf(form));
  });

  const tNote = context.texts(subscriptionTexts);
  const note = noteBeside(query(page, "#projector_prices_section"), context.signal);
  let last: View["choice"] | null = null;
  /** A subscription may have a larger smallest quantity, which changes what the shopper pays. */
  const explainQuantity = ({ choice, product: { unit } }: View) => {
    const { quantity, period } = choice;
    if (last && !last.period && period && last.quantity !== quantity) {
      const noun = quantity > 1 ? unit.plural : unit.singular;
      note.show(tNote("product.subscription-quantity", { quantity: quantityText(quantity), unit: noun }));
    } else if (last && (last.quantity !== quantity || !period)) note.clear();
    last = choice;
  };

  return (view) => {
    const { period } = view.choice;
    explainQuantity(view);
    override(form, "data-subscription", String(!!period));
    if (period?.days)
      contents.text(
        query(page, ".projector_prices__period_value"),
        t("product.days", { count: period.days }),
      );
    if (!view.choice.size) writeRange(view);
  };

  /** Without a size, the page shows a price range; both ends follow the period. */
  function writeRange({ product: { subscription }, choice: { period } }: View): void {
    const type = context.store.getState().shop.priceType;
    for (const [end, offer] of [
      ["min", subscription?.least] as const,
      ["max", subscription?.most] as const,
    ]) {
      const element = query(page, `#projector_price_value [data-range-type=${end}]`);
      const plainPrice = type === "net" ? offer?.net : offer?.gross;
      const price = period && offer ? subscribedPrice(null, offer, period, type) : (plainPrice ?? null);
      if (element && price !== null) contents.text(element, context.formatPrice(price));
    }
  }
}
