/**
 * The count in the theme's header while an addition is under way (contract A §6.1), for code that runs before the
 * header's own.
 */
import { closest } from "../../base/safe-dom";
import type { WyspaStore } from "../../contracts/store";

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

const badge = () => document.querySelector(".top_basket__sub .badge");

/** The count that the server has rendered; NaN when it is not there, or not the shopper's. */
function badgeCount(): number {
  const element = badge();
  return element && !closest(element, ".--skeleton")
    ? Number(element.textContent?.trim() || Number.NaN)
    : Number.NaN;
}

/** Shows a count. @param isExpected the shop has not confirmed it */
function showCount(count: number, isExpected: boolean): void {
  const element = badge();
  const host = element && closest(element, ".top_basket");
  if (!host) return;
  element.textContent = String(count);
  host.classList.toggle("--hide", !count);
  markExpected(isExpected);
}

/** Gives the header the look of numbers that the shop has not confirmed, or takes it away. */
function markExpected(isExpected: boolean): void {
  const element = badge();
  if (element) closest(element, ".top_basket")?.toggleAttribute("data-wyspa-provisional", isExpected);
}
