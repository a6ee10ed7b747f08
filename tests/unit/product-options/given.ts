import { NO_SUM } from "../../../islands/product-options/prices/lines";
import type { Product, Size } from "../../../islands/product-options/product/product";

/** A size in stock of a product that costs 100. */
export const sizeWith = (given: Partial<Size> = {}): Size => ({
  id: "uniw",
  name: "",
  amount: null,
  isSelected: false,
  isByTelephone: false,
  amounts: { ...NO_SUM.amounts, price: 100 },
  percents: NO_SUM.percents,
  quantityPrices: null,
  availability: null,
  delivery: null,
  ...given,
});

export const productWith = (given: Partial<Product> = {}): Product => ({
  id: "7",
  type: "product_item",
  isHandledByPageModule: false,
  hasPricesPerSize: false,
  sizes: [sizeWith()],
  unit: { singular: "szt.", plural: "szt.", step: 1, decimals: 0 },
  limits: { least: 0, leastOfSubscription: 0, most: null },
  points: 0,
  pointsReceived: 0,
  subscription: null,
  ...given,
});
