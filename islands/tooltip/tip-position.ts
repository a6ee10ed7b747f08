/** Where a tip stands, in pixels of the window. */
export interface TipPosition {
  readonly left: number;
  readonly top: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels that stay free between a tip and the window's edge. */
export const EDGE = 8;

/**
 * Beside and below what it explains, above where there is more room, and always inside the window.
 * @param around the element, or the pointer as a box without size
 * @param offset pixels between the two (ruling 8)
 * @param towards 1 where text runs from left to right, -1 the other way
 */
export function placeTip(
  around: Box,
  tip: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  offset: number,
  towards: 1 | -1,
): TipPosition {
  // Beside a pointer, which hides what is under it; flush with an element.
  const aside = around.left === around.right ? offset : 0;
  const left = towards === 1 ? around.left + aside : around.right - aside - tip.width;
  const below = around.bottom + offset;
  const above = around.top - offset - tip.height;
  const fits = below + tip.height + EDGE <= room.height || around.top < room.height - around.bottom;
  return {
    left: Math.max(EDGE, Math.min(left, room.width - EDGE - tip.width)),
    top: Math.max(EDGE, Math.min(fits ? below : above, room.height - EDGE - tip.height)),
  };
}
