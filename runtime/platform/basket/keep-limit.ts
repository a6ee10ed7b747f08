/** The limit of free shipping where the Basket block does not have it: the second source does (ruling 15). */

import type { Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { WyspaStore } from "../../contracts/store";

export interface KeptLimit {
  /** Asks the second source, once a page; a failed question is asked again. The answer goes into the store's basket. */
  ask(): Promise<void>;
  /** The basket with the limit, where it is known. */
  complete(basket: Basket): Basket;
}

export function keepLimit(store: WyspaStore, byGraphql: () => Promise<Result<Basket | null>>): KeptLimit {
  let known: number | null = null;
  let isAsked = false;
  const complete = (basket: Basket): Basket =>
    known === null || basket.freeShippingLimit !== null ? basket : { ...basket, freeShippingLimit: known };

  return {
    complete,
    async ask() {
      if (isAsked) return;
      isAsked = true;
      const answer = await byGraphql();
      isAsked = answer.ok;
      if (answer.ok) known = answer.data?.freeShippingLimit ?? null;
      const { basket: slice } = store.getState();
      if (known !== null && slice.basket)
        store.setState({ basket: { ...slice, basket: complete(slice.basket) } });
    },
  };
}
