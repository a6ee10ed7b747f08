import { dropEmptyStyle } from "./drop-empty-style";

/**
 * Makes an element the one by which what is positioned in it is placed, where the page has not: else the nearest positioned
 * ancestor counts, which may be the whole page.
 * @returns takes it back
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
