import { getPath, list, number } from "../../../runtime/base/values";
import type { QuantityPrice, QuantityPrices } from "./product";

/**
 * Reads the quantity prices of a size, lowest threshold first. Only the threshold of a step is required; the price of
 * the next step may come beside the list.
 * @returns `null` for a size without such prices
 */
export function readQuantityPrices(rebate: unknown, priceType: "net" | "gross"): QuantityPrices | null {
  const ending = priceType === "net" ? "_net" : "";
  const nextThreshold = number(getPath(rebate, "nextthreshold"));
  const nextLeft = number(getPath(rebate, "nextleft"));
  const nextPrice = number(getPath(rebate, `nextprice${ending}`));
  const steps = list(getPath(rebate, "items")).flatMap((item): QuantityPrice[] => {
    const threshold = number(getPath(item, "threshold"));
    if (!threshold || threshold <= 0) return [];
    const percent = number(getPath(item, "value"));
    return [
      {
        threshold,
        left: number(getPath(item, "left")),
        price: number(getPath(item, `price${ending}`)) ?? (threshold === nextThreshold ? nextPrice : null),
        percent: percent === null ? null : Math.abs(percent),
      },
    ];
  });
  if (!steps.length) return null;
  const inBasket = nextThreshold !== null && nextLeft !== null ? nextThreshold - nextLeft : 0;
  return { steps: steps.sort((a, b) => a.threshold - b.threshold), inBasket: Math.max(0, inBasket) };
}
