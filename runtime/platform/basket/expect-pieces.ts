import type { WyspaStore } from "../../contracts/store";
import { badgeCount, markExpected, showCount } from "../../dom/basket-badge";

/**
 * Shows in the header the count that an addition should lead to, until the basket has been read. Nothing is announced
 * before the shop's answer.
 */
export function expectPieces(store: WyspaStore, pieces: number): void {
  const { basket, expected, page } = store.getState();
  const from = expected?.from ?? basket.basket?.count ?? (page.cached ? Number.NaN : badgeCount());
  const count = (expected?.count ?? from) + pieces;
  // Goods by the metre count as one. An outdated basket has no count to begin with.
  if (!Number.isInteger(count) || basket.outdated) return;
  store.setState({ expected: { from, count } });
  showCount(count, true);
}

/** The basket has been read, or cannot be read, or the addition is left to another page. */
export function expectNothing(store: WyspaStore): void {
  const { basket, expected } = store.getState();
  if (!expected) return;
  // Without a basket, no other code writes the number.
  if (basket.basket) markExpected(false);
  else showCount(expected.from, false);
  store.setState({ expected: null });
}
