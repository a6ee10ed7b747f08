/** Reads the free-shipping limit by GraphQL when the storefront's Basket block omits it (ruling 15). */

import type { Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { WyspaStore } from "../../contracts/store";

export interface KeptLimit {
  /** Requests the limit once per page and writes it into the store's basket. After a failure the next call retries. */
  ask(): Promise<void>;
  /** Adds the limit to the basket if it is known. */
  complete(basket: Basket): Basket;
}

export function keepLimit(store: WyspaStore, byGraphql: () => Promise<Result<Basket | null>>): KeptLimit {
  let known: number | null = null;
  let isRequested = false;
  const complete = (basket: Basket): Basket =>
    known === null || basket.freeShippingLimit !== null ? basket : { ...basket, freeShippingLimit: known };

  return {
    complete,
    async ask() {
      if (isRequested) return;
      isRequested = true;
      const answer = await byGraphql();
      isRequested = answer.ok;
      if (answer.ok) known = answer.data?.freeShippingLimit ?? null;
      const { basket: slice } = store.getState();
      if (known !== null && slice.basket)
        store.setState({ basket: { ...slice, basket: complete(slice.basket) } });
    },
  };
}
