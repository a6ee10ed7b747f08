import { tryFocus } from "./try-focus";

/** Frames (a third of a second or more) in which a drawer that slides in gets visible, and takes the focus. */
const PATIENCE = 30;

/** Focuses the first of these that can take it, as soon as one can: what still slides in cannot. */
export function focusSoon(
  targets: readonly (HTMLElement | null)[],
  signal: AbortSignal,
  frames = PATIENCE,
): void {
  if (signal.aborted || targets.some(tryFocus)) return;
  if (frames) requestAnimationFrame(() => focusSoon(targets, signal, frames - 1));
}
