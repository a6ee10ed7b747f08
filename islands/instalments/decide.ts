/**
 * Decides what a press on a provider's link opens (contract B l). Pure.
 * It opens the calculator at once, or a dialog with the possible amounts and the reasons against them. The old script
 * always asked when only one limit was set; this fault is not copied.
 */
import type { Offer } from "./call";
import { amountText, NO_PRICE } from "./target";

/** Amount to calculate: this product, this product with the basket, or the basket. */
export type Where = "product" | "sum" | "basket";

export interface Sums {
  readonly page: "product" | "basket" | "other";
  /** On the product page: price times quantity. On the basket page: the amount to pay. */
  readonly price: number;
  /** The basket's worth, on the product page; `null` when it is empty. */
  readonly basket: number | null;
  /** Number of different products in an order of everything; `null` when unknown. */
  readonly products: number | null;
}

export interface Choice {
  readonly where: Where;
  readonly amount: number;
  /** The amount as the link needs it. */
  readonly written: string;
  /** Why it cannot be calculated; `null` when it can. */
  readonly against: "least" | "most" | "too-many" | null;
}

export type Decision =
  | { readonly open: string }
  | {
      readonly choices: readonly Choice[];
      /** Some products of the basket need another way to pay. */
      readonly excludesSome: boolean;
    };

const rounded = (amount: number) => Math.round(amount * 100 + 1e-6) / 100;

export function decide(offer: Offer, { page, price, basket, products }: Sums): Decision {
  const own = rounded(price);
  if (amountText(own, false) === NO_PRICE) return { open: NO_PRICE };
  const choice = (where: Where, amount: number): Choice => ({
    where,
    amount,
    written: amountText(amount, where === "sum"),
    against: whatIsAgainst(offer, where, amount, products),
  });
  const choices = [choice(page === "basket" ? "basket" : "product", own)];
  if (page === "product" && basket !== null) choices.push(choice("sum", rounded(basket + own)));

  const hasBasket = choices.some(({ where }) => where !== "product");
  const excludesSome = offer.excludesSome && hasBasket;
  const [only] = choices;
  const isClear = choices.length === 1 && !only?.against && !excludesSome;
  return isClear && only ? { open: only.written } : { choices, excludesSome };
}

function whatIsAgainst(
  { least, most, mostProducts }: Offer,
  where: Where,
  amount: number,
  products: number | null,
): Choice["against"] {
  if (least && amount < least) return "least";
  if (most && amount > most) return "most";
  return mostProducts && where !== "product" && (products ?? 0) > mostProducts ? "too-many" : null;
}
