/** The size of a map's element: waited for while it is hidden, followed when it changes. */
import type { Pixels } from "./projection";

/** How long something that is shown may be without a size. */
const PATIENCE_MS = 10_000;

export const sizeOf = ({ clientWidth: x, clientHeight: y }: HTMLElement): Pixels => ({ x, y });

/**
 * Resolves when the element has a size: true, or false where it is shown and has had none for ten seconds. What is hidden
 * is waited for without an end, or until the signal aborts.
 */
export function whenSized(element: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const isSized = () => element.clientWidth > 0 && element.clientHeight > 0;
  if (isSized()) return Promise.resolve(true);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(outcome);
    };
    const look = () => {
      if (isSized()) return end(true);
      const isShown = element.getClientRects().length > 0;
      if (isShown) timer ??= setTimeout(end, PATIENCE_MS, false);
      else {
        clearTimeout(timer);
        timer = undefined;
      }
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    signal.addEventListener("abort", () => end(false), { once: true });
    look();
  });
}

/** Calls back when the element has another size, until the signal aborts. */
export function followSize(element: HTMLElement, signal: AbortSignal, changed: () => void): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
