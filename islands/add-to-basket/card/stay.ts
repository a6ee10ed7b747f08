import { pausable } from "../../../runtime/dom/pausable";

/** Milliseconds: enough to read the card, look at its picture and reach for its buttons (WCAG 2.2.1). */
const SHOWN_MS = 12_000;

/**
 * Ends the card after a while. A pointer over it, the focus inside it and a hidden tab pause the time.
 * @returns pauses the time while the card itself is busy
 */
export function stayAWhile(
  card: HTMLElement,
  signal: AbortSignal,
  end: () => void,
): (isBusy: boolean) => void {
  const holds = { pointer: false, focus: false, busy: false };
  const timer = pausable(end);
  const follow = () => {
    if (holds.pointer || holds.focus || holds.busy || document.hidden) timer.pause();
    else timer.go();
  };
  const hold = (by: keyof typeof holds, is: boolean) => () => {
    holds[by] = is;
    follow();
  };
  card.addEventListener("pointerenter", hold("pointer", true));
  card.addEventListener("pointerleave", hold("pointer", false));
  card.addEventListener("focusin", hold("focus", true));
  card.addEventListener("focusout", hold("focus", false));
  document.addEventListener("visibilitychange", follow, { signal });
  signal.addEventListener("abort", timer.stop);
  timer.start(SHOWN_MS);
  follow();
  return (isBusy) => hold("busy", isBusy)();
}
