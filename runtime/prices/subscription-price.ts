/** What a subscription costs (spec §9 Subscription price, contract B k.2, ruling 17). Pure. */
export interface SubscriptionPrice {
  /** `value` with two decimals and a point, `formatted` as the shop writes prices. */
  readonly gross: { readonly value: string; readonly formatted: string };
  readonly net: { readonly value: string; readonly formatted: string };
  readonly percent: number;
}

const amount = (value: unknown) => Number(value) || 0;

/**
 * @param input `max`, `maxNet`, `save`, `before`, `rebateValue`, `rebateType`: numbers, or texts of numbers
 * @param format as the shop writes prices
 * @param plain two decimals and a point
 * @returns false when neither `max` nor `rebateValue` is given
 */
export function subscriptionPrice(
  input: Readonly<Record<string, unknown>>,
  format: (value: number) => string,
  plain: (value: number) => string,
): SubscriptionPrice | false {
  const max = amount(input.max);
  const rebate = amount(input.rebateValue);
  if (!max && !rebate) return false;
  const isPercentage = (input.rebateType ?? "percentage") === "percentage";
  const off = isPercentage ? (amount(input.before) * rebate) / 100 : rebate;
  const price = Math.max(0, max - (off + amount(input.save)));
  const percent = max ? 100 - (100 * price) / max : 0;
  const net = Math.max(0, amount(input.maxNet) * (1 - percent / 100));
  const written = (value: number) => {
    const exact = Number(value.toPrecision(12)); // 69.105 and not 69.10499…, which would round the other way
    return { value: plain(exact), formatted: format(exact) };
  };
  return { gross: written(price), net: written(net), percent: Math.round(percent) };
}
