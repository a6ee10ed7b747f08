import type { WyspaStore } from "../../contracts/store";

/**
 * Lets the header show the count that an addition should lead to, until the basket has been read. Nothing is announced
 * before the shop's answer.
 */
export function expectPieces(store: WyspaStore, pieces: number): void {
  const { basket, expected } = store.getState();
  // Goods by the metre count as one, and an outdated basket has no count to begin with.
  if (!Number.isInteger(pieces) || basket.outdated) return;
  const from = expected ? expected.from : (basket.basket?.count ?? null);
  store.setState({ expected: { from, pieces: (expected?.pieces ?? 0) + pieces } });
}

/** The basket has been read, or the addition is left to another page. */
export function expectNothing(store: WyspaStore): void {
  if (store.getState().expected) store.setState({ expected: null });
}
