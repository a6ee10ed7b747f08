/**
 * Appends an element that the island shows. A script may have copied the place together with an earlier element of
 * ours; such a copy has no listeners, so it is removed.
 * @param element its first class is used by this island only
 */
export function appendOwn(place: Element, element: Element): void {
  const [className = ""] = element.classList;
  for (const child of [...place.children]) if (child.classList.contains(className)) child.replaceWith();
  place.append(element);
}
