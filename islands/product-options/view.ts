/** The view that each part of the product page renders: product, choice, and derived data. */
import type { Choice } from "./choice/choice";
import type { QuantityRules } from "./choice/quantity";
import type { PriceLines } from "./prices/lines";
import type { Product, QuantityPrice } from "./product/product";

export interface View {
  readonly product: Product;
  readonly choice: Choice;
  readonly rules: QuantityRules;
  /** `null` when no size is chosen, or when the server's own price stays. */
  readonly lines: PriceLines | null;
  /** The quantity price that is reached. */
  readonly step: QuantityPrice | null;
  /** The chosen size cannot be bought now. */
  readonly isUnavailable: boolean;
}

/** Updates a part of the page after every change. */
export type Follow = (view: View) => void;
