/**
 * What a press of a provider's link leads to (contract B l): its calculator at once, or a dialog with what can be calculated
 * and what stands against it. Pure. A fault of the old script is not copied: with one limit alone it always asked.
 */
import type { Offer } from "./call";
import { amountText, NO_PRICE } from "./target";

/** What is calculated: this product, it together with the basket, or the basket. */
export type Where = "product" | "sum" | "basket";

export interface Sums {
  readonly page: "product" | "basket" | "other";
  /** On the product's page: its price times the quantity. On the basket's page: what is to be paid. */
  readonly price: number;
  /** What the basket is worth, on the product's page; null = it is empty. */
  readonly basket: number | null;
  /** How many different products an order of it all has; null = nobody knows. */
  readonly products: number | null;
}

export interface Choice {
  readonly where: Where;
  readonly amount: number;
  /** As a link takes it. */
  readonly written: string;
  /** Why it cannot be calculated; null = it can. */
  readonly against: "least" | "most" | "too-many" | null;
}

export type Decision =
  | { readonly open: string }
  | {
      readonly choices: readonly Choice[];
      /** Some products of the basket have to be paid for in another way. */
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
