/**
 * The state of a product's prices as classes of the theme (contract B k.3): they decide which lines are seen. On cards
 * they stand on `.product__prices`, on the product page on its prices' section. Pure.
 */
export interface OmnibusState {
  /** The lowest price of the 30 days before the discount, as it is written. */
  readonly lowest: string;
  /** The regular price; empty = none. */
  readonly regular: string;
  /** The price without the rebate code; empty = none. */
  readonly before: string;
  /** A rebate code counts, and the shop shows prices with and without it. */
  readonly isCode: boolean;
  /** The lowest price is above the selling price. */
  readonly isHigher: boolean;
  /** The regular price is one to come, from a date on. */
  readonly isUpcoming: boolean;
}

export interface ClassChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type OmnibusLabel = "code" | "bargain" | "promo";

export const omnibusClasses = ["", "-short", "-code", "-code-short", "-new-price", "-higher"].map(
  (end) => `--omnibus${end}`,
);

/**
 * All six are told, as to be added or removed: a card may have had another state before.
 * @param state null without a lowest price
 */
export function classesOfState(state: OmnibusState | null): ClassChanges {
  if (!state) return { add: [], remove: omnibusClasses };
  const { lowest, regular, before, isCode, isHigher, isUpcoming } = state;
  const is = [
    true,
    !regular || regular === lowest,
    isCode,
    isCode && before === lowest,
    isUpcoming && !!regular,
    isHigher,
  ];
  return {
    add: omnibusClasses.filter((_, index) => is[index]),
    remove: omnibusClasses.filter((_, index) => !is[index]),
  };
}

export const labelOfState = ({ isCode, isHigher, isUpcoming }: OmnibusState): OmnibusLabel =>
  isCode ? "code" : isHigher && !isUpcoming ? "promo" : "bargain";
