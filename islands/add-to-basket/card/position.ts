/** Finds a place in the window for the card. Pure geometry, in CSS pixels. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance to the window's edges and to what the card must not cover. */
const GAP = 8;

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Places the card where it covers the least of the boxes. Among places that cover as little, the first one counts.
 * @param seen the visible part of the window
 * @param isSmall prefers the lower edge, where a thumb reaches; large windows have the basket at the upper edge
 * @param isRtl prefers the left side, where lines of text end
 */
export function positionOf(
  { width, height }: Pick<Box, "width" | "height">,
  boxes: readonly Box[],
  seen: Box,
  isSmall: boolean,
  isRtl: boolean,
): Pick<Box, "left" | "top"> {
  const atTop = seen.top + GAP;
  const atBottom = seen.top + seen.height - height - GAP;
  const beside = boxes.flatMap((box) => [box.top - height - GAP, box.top + box.height + GAP]);
  const tops = isSmall ? [atBottom, atTop, ...beside] : [atTop, ...beside, atBottom];
  const sides = [seen.left + GAP, seen.left + seen.width - width - GAP];
  if (!isRtl) sides.reverse();
  const places = sides
    .flatMap((left) => tops.map((top) => ({ left, top, width, height })))
    .filter(({ top }) => top >= atTop && top <= Math.max(atTop, atBottom))
    .map((place) => ({ place, covered: boxes.reduce((sum, box) => sum + shared(place, box), 0) }));
  const best = places.reduce((a, b) => (b.covered < a.covered ? b : a));
  return { left: Math.round(best.place.left), top: Math.round(best.place.top) };
}
