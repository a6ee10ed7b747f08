/** The elements inside `root` that no rule takes out of view; `root` itself may be hidden, for example in a closed tab. */
export const displayedIn = <Kind extends Element>(root: Element, elements: Iterable<Kind>): Kind[] =>
  [...elements].filter((element) => isDisplayedIn(root, element));

/** Whether neither an attribute nor a style hides the element. Reads styles, not boxes: what is folded still counts. */
export function isDisplayedIn(root: Element, element: Element): boolean {
  const isHidden = (one: Element) => getComputedStyle(one).visibility === "hidden";
  if (isHidden(element) && !isHidden(root)) return false;
  for (let part: Element | null = element; part && part !== root; part = part.parentElement)
    if (part.hasAttribute("hidden") || getComputedStyle(part).display === "none") return false;
  return true;
}
