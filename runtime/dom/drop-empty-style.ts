/** Removes an empty `style` attribute, to restore the element as the server sent it. */
export function dropEmptyStyle(element: Element): void {
  // The read comes first: Chromium leaves an empty attribute behind when it has not serialised the style yet.
  if (!element.getAttribute("style")) element.removeAttribute("style");
}
