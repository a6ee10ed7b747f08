import { tryFocus } from "./try-focus";

/**
 * Focuses an element that may not be focusable: it stays focusable until it loses the focus. A permanent `tabindex`
 * would take the focus at every later click on the page's text.
 */
export function focusOnce(element: HTMLElement, signal?: AbortSignal): void {
  if (tryFocus(element) || element.hasAttribute("tabindex")) return;
  const over = new AbortController();
  const end = () => {
    element.removeAttribute("tabindex");
    over.abort();
  };
  element.setAttribute("tabindex", "-1");
  element.addEventListener("blur", end, { signal: over.signal });
  signal?.addEventListener("abort", end, { signal: over.signal });
  tryFocus(element);
}
