/** `iaiGet` of the old bundle on top of the batched storefront data (contract B c). */

import type { BlockName } from "../contracts/blocks";
import type { Boot } from "../contracts/boot";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";

type Callback = (answer: Readonly<Record<string, unknown>>) => unknown;

export function makeStorefrontCalls({ store }: Boot, { platform }: LegacyNeeds) {
  /** Only the first caller for each block is called back. */
  const callbacks = new Map<BlockName, Callback>();

  const read = async (blocks: readonly BlockName[], fresh = false) => {
    const results = await platform.storefront(blocks, { fresh });
    for (const block of blocks) {
      const { [block]: own } = Object.fromEntries(results);
      // Passes the whole answer, including blocks that other callers requested.
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
    void read([block]); // requests of one tick are batched
  };

  return {
    snippets: asks("Snippets"),
    toplayersAndWidgets: asks("ToplayersAndWidgets"),
    basket: asks("Basket"),
    wishlist: asks("Wishlist"),
    comparers: asks("Comparers"),
    projector: asks("Projector"),
    /** No-op: the requests are already on their way. */
    init() {},
    /** Requests the blocks again: only these, dropping the callbacks of the others, or all. */
    reInit(kept?: unknown) {
      if (Array.isArray(kept))
        for (const block of [...callbacks.keys()]) if (!kept.includes(block)) callbacks.delete(block);
      void read([...callbacks.keys()], true);
    },
  };
}
