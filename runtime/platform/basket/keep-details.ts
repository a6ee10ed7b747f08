/** Completes the Basket block of get.php, which may omit the free-shipping limit and the lines' hashes (ruling 15). */

import type { Basket } from "../../contracts/basket";
import type { WyspaStore } from "../../contracts/store";

/** What a page needs. GraphQL is requested only for what the block omits. */
export type Details = Partial<Record<"limit" | "lines", boolean>>;

/** Fills gaps; returns the same basket when there are none, or when the request fails. Ships in the basket chunk. */
export interface GapFiller {
  fill(basket: Basket, needed: Details): Promise<Basket>;
  /** The same for the basket in the store. */
  fillShown(store: WyspaStore, needed: Details): Promise<void>;
}

export interface KeptDetails {
  /** Completes the basket in the store, and each later one. Never rejects; after a failure the next call retries. */
  ask(detail: keyof Details): Promise<void>;
  /** Adds to a newly read basket what was asked for. */
  complete(basket: Basket): Basket | Promise<Basket>;
}

export function keepDetails(store: WyspaStore, load: () => Promise<GapFiller>): KeptDetails {
  const needed: Details = {};
  let gaps: GapFiller | undefined;
  /** Two calls in a row send one request: the first one sees both needs. */
  let last = Promise.resolve();

  return {
    complete: (basket) => gaps?.fill(basket, needed) ?? basket,
    ask(detail) {
      needed[detail] = true;
      last = last
        .then(async () => {
          gaps ??= await load();
          await gaps.fillShown(store, needed);
        })
        .catch(() => {});
      return last;
    },
  };
}
