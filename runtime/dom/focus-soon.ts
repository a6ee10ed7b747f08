import { tryFocus } from "./try-focus";

/** Frames to wait until a drawer has slid in and can be focused: half a second at 60 Hz. */
const MAX_FRAMES = 30;

/**
 * Focuses the first focusable target and retries every frame, because a drawer that still slides in cannot be focused.
 */
export function focusSoon(
  targets: readonly (HTMLElement | null)[],
  signal: AbortSignal,
  frames = MAX_FRAMES,
): void {
  if (signal.aborted || targets.some(tryFocus)) return;
  if (frames) requestAnimationFrame(() => focusSoon(targets, signal, frames - 1));
}
