/** A tip's position, in pixels of the window. */
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

/** Pixels kept free between a tip and the window's edge. */
export const EDGE = 8;

/**
 * Positions a tip below its element, or above when there is more room, always inside the window.
 * @param around the element, or the pointer as a box without size
 * @param offset pixels between the two (ruling 8)
 * @param towards 1 for text from left to right, -1 for right to left
 */
export function placeTip(
  around: Box,
  tip: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  offset: number,
  towards: 1 | -1,
): TipPosition {
  // Shifts the tip sideways from a pointer, which hides the area below it; aligns it with an element.
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
