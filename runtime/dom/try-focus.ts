/**
 * Focuses an element without scrolling.
 * @returns whether it has the focus now; a hidden element cannot take it
 */
export function tryFocus(element: Element | null | undefined): boolean {
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  return !!element && document.activeElement === element;
}
