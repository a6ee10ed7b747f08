/**
 * Maps the state of a product's prices to classes of the theme, which decide which lines are visible (contract B k.3).
 * On cards the classes belong on `.product__prices`, on the product page on the section of its prices.
 */
export interface OmnibusState {
  /** The lowest price of the 30 days before the discount, formatted. */
  readonly lowest: string;
  /** The regular price; empty = no regular price. */
  readonly regular: string;
  /** The price without the rebate code; empty = no such price. */
  readonly before: string;
  /** A rebate code is active, and the shop shows prices with and without it. */
  readonly isCode: boolean;
  /** The lowest price is above the selling price. */
  readonly isHigher: boolean;
  /** The regular price is a future one, valid from a date on. */
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
 * Lists all six classes, to add or to remove, because a card may have had another state before.
 * @param state `null` without a lowest price
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
