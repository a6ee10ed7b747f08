/** When a selector may open though nobody asked for it. */
import mustOpen from "./must-open";

const FIELDS = "input, textarea, select, [contenteditable]";

/** With cookies denied, the question alone would have it open again and again (bar R43). */
let isDone = false;

/** Once per page view, however many selectors the page has. */
export function mayOpenByItself(): boolean {
  if (isDone || !mustOpen()) return false;
  isDone = true;
  return true;
}

/** The shopper has opened one: none comes by itself any more. */
export const wasOpened = (): void => {
  isDone = true;
};

/** Whoever is already writing is not taken away from it (bar A2). */
export async function whenNobodyTypes(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.activeElement?.matches(FIELDS))
    await new Promise((left) => {
      const settle = () => setTimeout(left); // by then the next field has the focus
      document.addEventListener("focusout", settle, { once: true, signal });
    });
}
