import { attr, query } from "../../../runtime/base/safe-dom";
import { number } from "../../../runtime/base/values";
import type { Product } from "./product";
import { type PriceType, readProduct } from "./read";

/** What the page's own script has written. */
const written = () => window as unknown as { product_config?: unknown; product_data?: unknown };

/**
 * The product that a form is for. A page that says nothing of it keeps its prices; its quantity follows the field.
 * @returns null while the page's data is another product's: in the middle of a visit, whose scripts run last
 */
export function productOfPage(form: HTMLFormElement, priceType: PriceType): Product | null {
  const { product_config, product_data } = written();
  const product = readProduct(product_config, product_data, priceType);
  const id = attr(form, "data-product_id") ?? query<HTMLInputElement>(form, "[name=product]")?.value ?? "";
  if (!product) return withoutData(form, id);
  return product.id === id || !id ? product : null;
}

/** Only what the form itself says. */
function withoutData(form: HTMLFormElement, id: string): Product {
  const field = query(form, "#projector_number, input[name=number]");
  const step = number(field && (attr(field, "data-sellby") ?? attr(field, "step"))) ?? 1;
  const at = (name: string) => number(field && attr(field, name));
  const least = at("data-minimum-quantity") ?? at("min") ?? 0;
  return {
    id,
    type: attr(form, "data-type") ?? "",
    standsBack: true,
    hasPricesPerSize: false,
    sizes: [],
    unit: { singular: "", plural: "", step: step > 0 ? step : 1, decimals: 0 },
    limits: { least, leastOfSubscription: at("data-minimum-quantity-subscription") ?? 0, most: at("max") },
    points: 0,
    pointsReceived: 0,
    subscription: null,
  };
}
