/** Gives the focus to an element, and scrolls to nothing. @returns whether it has it now: what is hidden takes none */
export function tryFocus(element: Element | null | undefined): boolean {
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  return !!element && document.activeElement === element;
}
