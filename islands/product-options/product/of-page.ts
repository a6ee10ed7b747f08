import { attr, query } from "../../../runtime/base/safe-dom";
import { number } from "../../../runtime/base/values";
import type { Product } from "./product";
import { type PriceType, readProduct } from "./read";

/** Data that the page's own script has written. */
const pageData = () => window as unknown as { product_config?: unknown; product_data?: unknown };

/**
 * Finds the product of a form. A page without product data keeps its prices; only its quantity works.
 * @returns `null` while the data belongs to another product: during a visit, the page's scripts run last
 */
export function productOfPage(form: HTMLFormElement, priceType: PriceType): Product | null {
  const { product_config, product_data } = pageData();
  const product = readProduct(product_config, product_data, priceType);
  const id = attr(form, "data-product_id") ?? query<HTMLInputElement>(form, "[name=product]")?.value ?? "";
  if (!product) return withoutData(form, id);
  return product.id === id || !id ? product : null;
}

/** Builds a product from the form alone. */
function withoutData(form: HTMLFormElement, id: string): Product {
  const field = query(form, "#projector_number, input[name=number]");
  const step = number(field && (attr(field, "data-sellby") ?? attr(field, "step"))) ?? 1;
  const at = (name: string) => number(field && attr(field, name));
  const least = at("data-minimum-quantity") ?? at("min") ?? 0;
  return {
    id,
    type: attr(form, "data-type") ?? "",
    isHandledByPageModule: true,
    hasPricesPerSize: false,
    sizes: [],
    unit: { singular: "", plural: "", step: step > 0 ? step : 1, decimals: 0 },
    limits: { least, leastOfSubscription: at("data-minimum-quantity-subscription") ?? 0, most: at("max") },
    points: 0,
    pointsReceived: 0,
    subscription: null,
  };
}
