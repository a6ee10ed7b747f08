/** The data that each part of the product page renders: product, choice, and values derived from them. */
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
  /** The step of the quantity prices that the chosen quantity reaches; `null` below the first step. */
  readonly step: QuantityPrice | null;
  /** The chosen size cannot be bought now. */
  readonly isUnavailable: boolean;
}

/** Renders one part of the page; called after every change. */
export type Follow = (view: View) => void;
