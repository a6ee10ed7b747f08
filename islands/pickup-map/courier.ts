/** A courier that delivers parcels to pickup points. Pure. */

/** Paid at the point (`dvp`), or in advance. */
export type Payment = "dvp" | "prepaid";

export interface Courier {
  /** A checked whole number. */
  readonly id: number;
  /** `<id>-0` when paid on delivery, `<id>-1` when prepaid. */
  readonly fullId: string;
  readonly pays: Payment;
  /** As the page's script passed it; the script gets it back. */
  readonly price: unknown;
}

/** Names a courier's points in the request and in the answer. */
export const aliasOf = ({ id, pays }: Courier) => `courier_${id}${pays === "dvp" ? "_dvp" : ""}`;
