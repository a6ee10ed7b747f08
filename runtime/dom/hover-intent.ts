import { listening } from "./listening";
import { type OneTimer, oneTimer } from "./one-timer";

export interface HoverIntent {
  /** Milliseconds that the mouse must rest on the element before `rested`. */
  readonly restMs: number;
  /** Milliseconds that the mouse must be away before `left`. */
  readonly leaveMs: number;
  /** Called at once. */
  came?(event: PointerEvent): void;
  rested(): void;
  /** Called at once. */
  gone?(event: PointerEvent): void;
  left(): void;
}

/**
 * Filters mouse movement over an element: crossing it, or leaving it for a moment, has no effect. Touch and pens do
 * not hover.
 *
 *   in ──restMs──▶ rested          in ──out sooner──▶ (nothing)
 *   out ──leaveMs──▶ left          out ──in sooner──▶ (nothing)
 *
 * @param timer shared by elements that belong together: an event on one cancels the pending call of another
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
