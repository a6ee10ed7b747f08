/**
 * Keeps fixed bars visible on desktops (contract A 14).
 *
 * A bar that would leave the window stays at its edge, below (or above) the fixed bars before it. The theme takes the
 * bar's wrapper out of the flow by `--fixed` and `--position`. The bar keeps its room by `min-height`, so that
 * nothing moves.
 *
 *        scrolled to 0          further down
 *      ┌──────────────┐       ┌──────────────┐ window
 *      │ a plain bar  │       │ fixed 1      │ --position: 0
 *      │ fixed 1      │       │ fixed 2      │ --position: height of 1
 *      │ fixed 2      │       │ the page …   │ ← scroll-padding: focused elements stop here
 */

import type { IslandContext } from "../../runtime/contracts/island";
import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { isFixed, writePosition } from "./fixed-bars";

/** @returns a function that lays the bars out again after one was closed */
export function stickBars(
  host: HTMLElement,
  side: "top" | "bottom",
  bars: () => HTMLElement[],
  { signal, store }: Pick<IslandContext, "signal" | "store">,
): () => void {
  const { style } = document.documentElement;
  const room = `--${side}-fixed-bars-height`;
  const padding = `scroll-padding-${side}`;
  const own = style.getPropertyValue(padding);
  /** Bars that stick; `position` is the pixels between a bar and the window's edge. */
  let places: { readonly bar: HTMLElement; readonly position: number; readonly height: number }[] = [];

  const release = (bar: HTMLElement) => {
    bar.classList.remove("--fixed");
    bar.style.removeProperty("min-height");
  };
  const hold = (bar: HTMLElement, height: number) => {
    bar.style.minHeight = `${height}px`;
    bar.classList.add("--fixed");
    const excess = bar.getBoundingClientRect().height - height; // padding, in themes without `border-box`
    if (excess) bar.style.minHeight = `${height - excess}px`;
  };
  const follow = () => {
    for (const { bar, position, height } of places) {
      const { top, bottom } = bar.getBoundingClientRect();
      const leaves = side === "top" ? top < position : bottom + position >= window.innerHeight;
      if (leaves === bar.classList.contains("--fixed")) continue;
      if (leaves) hold(bar, height);
      else release(bar);
    }
  };
  const takeBack = () => {
    for (const { bar } of places) {
      release(bar);
      bar.style.removeProperty("--position");
      dropEmptyStyle(bar);
    }
    places = [];
    style.removeProperty(room);
    if (own) style.setProperty(padding, own);
    else style.removeProperty(padding);
  };
  const layOut = () => {
    takeBack();
    const fixed = bars().filter(isFixed);
    fixed.forEach(release); // also bars that were fixed before the mount
    if (signal.aborted || store.getState().page.view < 3) return;
    let position = 0;
    for (const bar of side === "top" ? fixed : fixed.reverse()) {
      const { height } = bar.getBoundingClientRect();
      places.push({ bar, position, height });
      position += height;
    }
    // Zoomed in, or in a low window, the bars would cover too much (WCAG 1.4.10).
    if (position > window.innerHeight / 4) places = [];
    if (!places.length) return;
    const elsewhere = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(padding));
    for (const place of places) writePosition(place.bar, place.position);
    style.setProperty(room, `${position}px`);
    style.setProperty(padding, `${position + (elsewhere || 0)}px`);
    follow();
  };

  addEventListener("scroll", follow, { passive: true, signal });
  addEventListener("resize", layOut, { signal });
  const resizes = new ResizeObserver(layOut);
  resizes.observe(host);
  // Growing lists and opening sections move the bars without a scroll.
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  const leave = store.subscribe(({ page }, before) => page.view !== before.page.view && layOut());
  signal.addEventListener("abort", () => {
    leave();
    resizes.disconnect();
    growth.disconnect();
    takeBack();
  });
  layOut();
  return layOut;
}
