/** `iaiGet` of the old bundle over the batched storefront data (contract B c). */

import type { BlockName } from "../contracts/blocks";
import type { Kernel } from "../contracts/boot";
import { attempt } from "./attempt";
import type { CompatNeeds } from "./needs";

type Callback = (answer: Readonly<Record<string, unknown>>) => unknown;

export function makeStorefrontCalls({ store }: Kernel, { platform }: CompatNeeds) {
  /** The first who asks for a block is the one who is told. */
  const callbacks = new Map<BlockName, Callback>();

  const read = async (blocks: readonly BlockName[], fresh = false) => {
    const results = await platform.storefront(blocks, { fresh });
    for (const block of blocks) {
      const { [block]: own } = Object.fromEntries(results);
      // The whole answer: also what others have asked for.
      const known = Object.entries(store.getState().storefront).flatMap(([name, state]) =>
        state.status === "ready" ? [[name, state.data]] : [],
      );
      const good = [...results].flatMap(([name, result]) => (result.ok ? [[name, result.data]] : []));
      if (own?.ok) attempt(() => callbacks.get(block)?.(Object.fromEntries([...known, ...good])));
    }
  };
  const asks = (block: BlockName) => (callback: unknown) => {
    if (callbacks.has(block)) return;
    callbacks.set(block, typeof callback === "function" ? (callback as Callback) : () => {});
    void read([block]); // those of one tick go out as one request
  };

  return {
    snippets: asks("Snippets"),
    toplayersAndWidgets: asks("ToplayersAndWidgets"),
    basket: asks("Basket"),
    wishlist: asks("Wishlist"),
    comparers: asks("Comparers"),
    projector: asks("Projector"),
    /** What was asked for is on its way already. */
    init() {},
    /** Asks again: for these blocks, whose callbacks alone stay, or for all. */
    reInit(kept?: unknown) {
      if (Array.isArray(kept))
        for (const block of [...callbacks.keys()]) if (!kept.includes(block)) callbacks.delete(block);
      void read([...callbacks.keys()], true);
    },
  };
}
