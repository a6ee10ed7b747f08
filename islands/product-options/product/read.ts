/** Reads `window.product_config` and `window.product_data` into a valid product, whatever they hold. */
import { asObject, getPath, isTruthyText, list, number, text } from "../../../runtime/base/values";
import type {
  Amounts,
  Limits,
  Percents,
  Product,
  QuantityPrice,
  QuantityPrices,
  Size,
  SubscriptionOffer,
} from "./product";
import { readAvailability, readDelivery } from "./read-availability";

export type PriceType = "net" | "gross";

/** An amount above zero. An empty text, `false` and 0 all mean that there is no amount. */
export const above = (value: unknown): number | null => {
  const read = number(value);
  return read && read > 0 ? read : null;
};

/**
 * @param config `window.product_config`
 * @param data `window.product_data`: a list with one product
 * @returns `null` when the page has no product with an id
 */
export function readProduct(config: unknown, data: unknown, priceType: PriceType): Product | null {
  const given = asObject(list(data)[0]);
  const id = text(given.id);
  if (!id) return null;
  const range = given.order_quantity_range;
  const type = text(given.type);
  const unit = asObject(given.unit);
  const subscription = given.subscription;
  return {
    id,
    type,
    isHandledByPageModule:
      type === "bundle" ||
      type === "collection" ||
      isTruthyText(getPath(config, "isBundleOrConfigurator")) ||
      isTruthyText(getPath(config, "isCollection")),
    hasPricesPerSize: isTruthyText(getPath(config, "hasPricesPerSize")),
    sizes: list(given.sizes).flatMap((size) => readSize(size, given, priceType) ?? []),
    unit: {
      singular: text(unit.singular) || text(unit.name),
      plural: text(unit.plural) || text(unit.name),
      step: above(unit.sellBy) ?? 1,
      decimals: Math.min(6, Math.max(0, Math.trunc(number(unit.precision) ?? 0))),
    },
    limits: readLimits(range),
    points: above(given.points) ?? 0,
    pointsReceived: above(given.pointsReceive) ?? 0,
    subscription: isTruthyText(getPath(config, "hasSubscriptionsEnabled"))
      ? { least: readOffer(getPath(subscription, "min")), most: readOffer(getPath(subscription, "max")) }
      : null,
  };
}

function readSize(given: unknown, product: unknown, priceType: PriceType): Size | null {
  const id = text(getPath(given, "id"));
  if (!id) return null;
  const amount = number(getPath(given, "amount"));
  const availability = readAvailability(getPath(given, "availability"));
  return {
    id,
    name: text(getPath(given, "name")),
    amount: amount === null || amount < 0 ? null : amount,
    isSelected: isTruthyText(getPath(given, "selected")),
    isByTelephone: isTruthyText(getPath(given, "phone_price")),
    amounts: readAmounts(getPath(given, "price"), getPath(product, "base_price"), priceType),
    percents: readPercents(getPath(given, "price")),
    quantityPrices: readQuantityPrices(getPath(given, "price", "rebateNumber"), priceType),
    availability,
    delivery: readDelivery(
      getPath(given, "shippingTime"),
      getPath(given, "availability", "delivery_days_undefined"),
    ),
  };
}

/** Prices of the size; those of the product when the size has no price. */
function readAmounts(price: unknown, base: unknown, type: PriceType): Amounts {
  const of = (name: string) => above(getPath(price, name, type, "value"));
  const own = number(getPath(price, "price", type, "value"));
  if (own === null) return readBase(base, type);
  return {
    price: Math.max(0, own),
    omnibus: of("omnibusPrice"),
    regular: of("max"),
    beforeCode: of("beforeRebate"),
    suggested: of("suggested"),
    deposit: of("totalDepositPrice") ?? of("depositPrice"),
    advance: of("advancePrice") ?? of("advance"),
  };
}

function readBase(base: unknown, type: PriceType): Amounts {
  const of = (name: string) => above(getPath(base, type === "net" ? `${name}_net` : name));
  const price = number(getPath(base, type === "net" ? "price_net" : "value"));
  return {
    price: price === null ? null : Math.max(0, price),
    omnibus: of("omnibus_price"),
    regular: of("maxprice"),
    beforeCode: of("beforerebate"),
    suggested: of("srp"),
    deposit: of("total_deposit") ?? of("deposit_price"),
    advance: of("advance_price"),
  };
}

/** Removes the sign: the server writes some percentages with it, and the price lines add their own. */
const percent = (value: unknown): number | null => {
  const read = number(value);
  return read === null ? null : Math.abs(read);
};

const readPercents = (price: unknown): Percents => ({
  omnibus: percent(getPath(price, "omnibusPriceDetails", "youSavePercent")),
  regular: percent(getPath(price, "youSavePercent")),
  beforeCode: percent(getPath(price, "beforeRebateDetails", "youSavePercent")),
});

function readLimits(range: unknown): Limits {
  const all = (...names: string[]) => names.flatMap((name) => above(getPath(range, name)) ?? []);
  const most = all("max_quantity_per_order", "max_size_quantity_per_order");
  return {
    least: Math.max(0, ...all("min_quantity_per_order", "min_size_quantity_per_order")),
    leastOfSubscription: Math.max(0, ...all("subscription_min_quantity")),
    most: most.length ? Math.min(...most) : null,
  };
}

const readOffer = (offer: unknown): SubscriptionOffer => ({
  save: above(getPath(offer, "save")) ?? 0,
  before: above(getPath(offer, "before")),
  gross: above(getPath(offer, "price", "gross", "value")),
  net: above(getPath(offer, "price", "net", "value")),
});

/**
 * Reads the quantity prices of a size, lowest threshold first. Only the threshold of a step is required; the price of
 * the next step may come beside the list.
 * @returns `null` for a size without such prices
 */
function readQuantityPrices(rebate: unknown, priceType: PriceType): QuantityPrices | null {
  const ending = priceType === "net" ? "_net" : "";
  const nextThreshold = number(getPath(rebate, "nextthreshold"));
  const nextLeft = number(getPath(rebate, "nextleft"));
  const nextPrice = number(getPath(rebate, `nextprice${ending}`));
  const steps = list(getPath(rebate, "items")).flatMap((item): QuantityPrice[] => {
    const threshold = number(getPath(item, "threshold"));
    if (!threshold || threshold <= 0) return [];
    return [
      {
        threshold,
        left: number(getPath(item, "left")),
        price: number(getPath(item, `price${ending}`)) ?? (threshold === nextThreshold ? nextPrice : null),
        percent: percent(getPath(item, "value")),
      },
    ];
  });
  if (!steps.length) return null;
  const inBasket = nextThreshold !== null && nextLeft !== null ? nextThreshold - nextLeft : 0;
  return { steps: steps.sort((a, b) => a.threshold - b.threshold), inBasket: Math.max(0, inBasket) };
}
