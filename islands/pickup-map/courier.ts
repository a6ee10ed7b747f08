/** A courier that leaves parcels at points. Pure. */

/** Paid at the point (`dvp`), or before. */
export type Payment = "dvp" | "prepaid";

export interface Courier {
  /** A whole number, checked. */
  readonly id: number;
  /** `<id>-0` = paid on delivery, `<id>-1`. */
  readonly fullId: string;
  readonly pays: Payment;
  /** As the page's script gave it, for it to have back. */
  readonly price: unknown;
}

/** By it an answer names a courier's points. */
export const aliasOf = ({ id, pays }: Courier) => `courier_${id}${pays === "dvp" ? "_dvp" : ""}`;
