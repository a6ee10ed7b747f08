/** Completes the Basket block of get.php, which may omit the free-shipping limit and the lines' hashes (ruling 15). */

import type { Basket } from "../../contracts/basket";
import type { WyspaStore } from "../../contracts/store";

/** What a page needs. GraphQL is requested only for what the block omits. */
export type Details = Partial<Record<"limit" | "lines", boolean>>;

/** Fills the gaps of a basket that are `needed`; returns the same basket when there are none, or when the request fails. */
export type FillGaps = (basket: Basket, needed: Details) => Promise<Basket>;

export interface KeptDetails {
  /** Completes the basket in the store, and each later one. Never rejects; after a failure the next call retries. */
  ask(detail: keyof Details): Promise<void>;
  /** Adds to a newly read basket what was asked for. */
  complete(basket: Basket): Basket | Promise<Basket>;
}

export function keepDetails(store: WyspaStore, load: () => Promise<FillGaps>): KeptDetails {
  const needed: Details = {};
  let fill: FillGaps | undefined;
  /** Two calls in a row send one request: the first one sees both needs. */
  let last: Promise<unknown> = Promise.resolve();

  const fillShown = async () => {
    fill ??= await load();
    const shown = store.getState().basket.basket;
    const full = shown && (await fill(shown, needed));
    const { basket: slice } = store.getState();
    // A basket that was read meanwhile has been completed on its own.
    if (full && full !== shown && slice.basket === shown)
      store.setState({ basket: { ...slice, basket: full } });
  };
  return {
    complete: (basket) => fill?.(basket, needed) ?? basket,
    ask(detail) {
      needed[detail] = true;
      const own = last.then(fillShown).catch(() => {});
      last = own;
      return own;
    },
  };
}
