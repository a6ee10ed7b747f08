/** Waits until a map's element has a size, and follows its changes. */
import type { Pixels } from "./projection";

/** Milliseconds that a visible element may be without a size. */
const SIZE_DEADLINE_MS = 10_000;

export const sizeOf = ({ clientWidth: x, clientHeight: y }: HTMLElement): Pixels => ({ x, y });

/**
 * Resolves `true` when the element has a size, `false` when it is visible without a size for ten seconds. A hidden
 * element may wait for any time, until the signal aborts.
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
      if (isShown) timer ??= setTimeout(() => end(false), SIZE_DEADLINE_MS);
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

/** Calls back when the element's size changes, until the signal aborts. */
export function followSize(element: HTMLElement, signal: AbortSignal, changed: () => void): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
