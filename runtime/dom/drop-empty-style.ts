/** Takes a `style` away in which nothing is left, so that an element is as the server sent it. */
export function dropEmptyStyle(element: Element): void {
  // Read first: Chromium leaves an empty one behind when it has not written it out yet.
  if (!element.getAttribute("style")) element.removeAttribute("style");
}
