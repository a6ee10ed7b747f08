import { dropEmptyStyle } from "./drop-empty-style";

/**
 * Makes an element the containing block of its positioned descendants, unless the page has done so. Otherwise they are
 * placed relative to the nearest positioned ancestor, which may be the whole page.
 * @returns undoes it
 */
export function containPositioned(element: HTMLElement): () => void {
  if (getComputedStyle(element).position !== "static") return () => {};
  const { position } = element.style;
  element.style.position = "relative";
  return () => {
    element.style.position = position;
    dropEmptyStyle(element);
  };
}
