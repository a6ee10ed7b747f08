/** Reads the free-shipping limit from the second source when the Basket block omits it (ruling 15). */

import type { Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { WyspaStore } from "../../contracts/store";

export interface KeptLimit {
  /** Asks the second source once per page, and again after a failure. The result goes into the store's basket. */
  ask(): Promise<void>;
  /** Adds the limit to the basket if it is known. */
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
