/** What every part of the product page is shown from: the product, the choice, and what follows from them. */
import type { Choice } from "./choice/choice";
import type { QuantityRules } from "./choice/quantity";
import type { PriceLines } from "./prices/lines";
import type { Product, QuantityPrice } from "./product/product";

export interface View {
  readonly product: Product;
  readonly choice: Choice;
  readonly rules: QuantityRules;
  /** Null while no size is chosen, and where the server's own price stays. */
  readonly lines: PriceLines | null;
  /** The price by quantity that is reached. */
  readonly step: QuantityPrice | null;
  /** The chosen size cannot be bought now. */
  readonly isUnavailable: boolean;
}

/** A part of the page that follows every change. */
export type Follow = (view: View) => void;
