/** Calculates the price section for a choice: amounts, percentages and the theme's classes. Pure. */
import type { Amounts, Percents } from "../product/product";

/** All input of the price lines. */
export interface Priced {
  /** For one piece, with quantity prices and subscription applied. */
  readonly amounts: Amounts;
  readonly percents: Percents;
  /** The price of one piece has changed, so the server's percentages no longer apply. */
  readonly isRecalculated: boolean;
  readonly quantity: number;
  readonly points: number;
  readonly pointsReceived: number;
  /** The page announces a future price: the template renders that line only together with its date. */
  readonly hasUpcoming: boolean;
}

export interface Line {
  /** For all pieces; `null` = the line is hidden. */
  readonly amount: number | null;
  /** Signed; empty when there is no reference price. */
  readonly percent: string;
}

export interface PriceLines {
  readonly price: number | null;
  readonly omnibus: Line;
  readonly regular: Line;
  readonly beforeCode: Line;
  readonly upcoming: number | null;
  readonly suggested: number | null;
  readonly deposit: number | null;
  readonly advance: number | null;
  readonly points: number;
  readonly pointsReceived: number;
  /** Whether each of the theme's six classes applies. */
  readonly classes: Readonly<Record<OmnibusClass, boolean>>;
}

export type OmnibusClass =
  | "--omnibus"
  | "--omnibus-short"
  | "--omnibus-code"
  | "--omnibus-code-short"
  | "--omnibus-new-price"
  | "--omnibus-higher";

/**
 * The difference to a reference price: "-" when the reference is higher, "+" when it is lower.
 * @param digits "down" for the lowest price of 30 days, so that the rebate never looks larger than it is
 */
export function percentOf(
  reference: number | null,
  price: number | null,
  digits: "down" | "nearest",
): string {
  if (!reference || price === null) return "";
  const off = Math.abs(100 - (100 * price) / reference);
  const exact = Number(off.toFixed(6)); // removes float noise: 10, not 9.999…
  const whole = digits === "down" ? Math.floor(exact) : Math.round(exact);
  return signed(whole, reference, price);
}

/** Zero has no sign. */
const signed = (percent: number, reference: number, price: number): string =>
  `${!percent || reference === price ? "" : reference > price ? "-" : "+"}${percent}%`;

export function priceLines(priced: Priced): PriceLines {
  const { amounts, quantity, points, pointsReceived, hasUpcoming } = priced;
  const { price, omnibus, regular, beforeCode } = amounts;
  const times = (amount: number | null) => (amount === null ? null : Number((amount * quantity).toFixed(6)));
  const isSame = (a: number | null, b: number | null) =>
    a !== null && b !== null && a.toFixed(2) === b.toFixed(2);
  return {
    price: times(price),
    omnibus: { amount: times(omnibus), percent: omnibusPercent(priced) },
    regular: { amount: times(regular), percent: percentOf(regular, price, "nearest") },
    beforeCode: { amount: times(beforeCode), percent: percentOf(beforeCode, price, "nearest") },
    upcoming: hasUpcoming ? times(regular) : null,
    suggested: times(amounts.suggested),
    deposit: times(amounts.deposit),
    advance: times(amounts.advance),
    points: points * quantity,
    pointsReceived: pointsReceived * quantity,
    classes: {
      "--omnibus": omnibus !== null,
      "--omnibus-short": omnibus !== null && (regular === null || isSame(regular, omnibus)),
      "--omnibus-code": omnibus !== null && beforeCode !== null,
      "--omnibus-code-short": omnibus !== null && isSame(beforeCode, omnibus),
      "--omnibus-new-price": omnibus !== null && hasUpcoming,
      "--omnibus-higher": omnibus !== null && !hasUpcoming && price !== null && omnibus > price,
    },
  };
}

/** Clears all amounts when a size shows no price, so that no amount of another size stays. */
export const NO_SUM: Priced = {
  amounts: {
    price: null,
    omnibus: null,
    regular: null,
    beforeCode: null,
    suggested: null,
    deposit: null,
    advance: null,
  },
  percents: { omnibus: null, regular: null, beforeCode: null },
  isRecalculated: false,
  quantity: 1,
  points: 0,
  pointsReceived: 0,
  hasUpcoming: false,
};

/** Prefers the server's percentage while it applies: the server may have rounded it from more digits. */
function omnibusPercent({ amounts: { omnibus, price }, percents, isRecalculated }: Priced): string {
  if (omnibus === null || price === null) return "";
  return percents.omnibus === null || isRecalculated
    ? percentOf(omnibus, price, "down")
    : signed(percents.omnibus, omnibus, price);
}
