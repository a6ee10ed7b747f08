import { listening } from "./listening";
import type { OneTimer } from "./one-timer";

/** Pixels from a point to the nearest point of a box; 0 inside. */
function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Restarts the pending task with each move of the mouse towards an element. Themes leave gaps between a control and its
 * panel, and some people move slowly (WCAG 1.4.13, hoverable).
 * @param goal the open panel; without one the task is not delayed
 */
export function waitForApproach(
  timer: OneTimer,
  goal: () => Element | null | undefined,
  signal: AbortSignal,
): OneTimer {
  let restart: (() => void) | null = null;
  let before = Number.POSITIVE_INFINITY;
  listening(signal)(document, "pointermove", ({ clientX, clientY }) => {
    const box = restart && goal()?.getBoundingClientRect();
    if (!box?.width) return;
    const now = distanceTo(box, clientX, clientY);
    if (now < before) restart?.();
    before = now;
  });
  return {
    clear() {
      restart = null;
      timer.clear();
    },
    set(task, ms) {
      const run = () => {
        restart = null;
        task();
      };
      // The first move only tells where the mouse is.
      before = 0;
      restart = () => timer.set(run, ms);
      restart();
    },
  };
}
