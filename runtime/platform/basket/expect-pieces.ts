import type { WyspaStore } from "../../contracts/store";
import { badgeCount, showExpected } from "../../dom/basket-badge";

/**
 * Shows in the header the count that an addition should lead to, until the basket has been read. Nothing is announced
 * before the shop's answer.
 */
export function expectPieces(store: WyspaStore, pieces: number): void {
  const { basket, expected, page } = store.getState();
  const shown = page.cached ? Number.NaN : badgeCount();
  // Goods by the metre count as one. An outdated basket has no count to begin with.
  const count = (expected ?? basket.basket?.count ?? shown) + pieces;
  if (!Number.isInteger(count) || basket.outdated) return;
  store.setState({ expected: count });
  showExpected(count);
}

/** The basket has been read, or the addition is left to another page. */
export function expectNothing(store: WyspaStore): void {
  if (store.getState().expected !== null) store.setState({ expected: null });
}
