import { listening } from "./listening";
import { type OneTimer, oneTimer } from "./one-timer";

export interface HoverIntent {
  /** Milliseconds that the mouse must rest on the element until `rested`. */
  readonly restMs: number;
  /** Milliseconds that it must be away until `left`. */
  readonly leaveMs: number;
  /** At once. */
  came?(event: PointerEvent): void;
  rested(): void;
  /** At once. */
  gone?(event: PointerEvent): void;
  left(): void;
}

/**
 * What a mouse means by its way over an element: it may only cross it, or slip off it for a moment. Fingers and pens
 * do not hover.
 *
 *   in ──restMs──▶ rested          in ──out sooner──▶ (nothing)
 *   out ──leaveMs──▶ left          out ──in sooner──▶ (nothing)
 *
 * @param timer of several elements that belong together: what happens on one of them ends what another one waits for
 */
export function hoverIntent(
  element: Element,
  { restMs, leaveMs, came, rested, gone, left }: HoverIntent,
  signal: AbortSignal,
  timer: OneTimer = oneTimer(signal),
): void {
  const on = listening(signal);
  on(element, "pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    timer.set(rested, restMs);
    came?.(event);
  });
  on(element, "pointerleave", (event) => {
    if (event.pointerType !== "mouse") return;
    timer.set(left, leaveMs);
    gone?.(event);
  });
}
