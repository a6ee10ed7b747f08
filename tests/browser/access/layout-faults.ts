/** Faults of layout that the page itself can find; the functions run in the page. */

/**
 * Runs in the page: controls that reach out of the window, and text that its box clips; one line each.
 * @param mayScrollAlone whether a strip that fits in the window may scroll its own items sideways
 */
export function faultsOfSize(mayScrollAlone = false): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const name = (element: Element) => `${element.localName}#${element.id}.${element.className}`.slice(0, 70);
  /** Whether an element is for sighted users; others are visually hidden on purpose. */
  const isForEyes = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).clipPath === "none";
  };
  const isInStrip = (element: Element): boolean => {
    for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      const isStrip = /auto|scroll/.test(getComputedStyle(around).overflowX);
      if (isStrip && around.scrollWidth > around.clientWidth && left >= -1 && right <= innerWidth + 1)
        return element.getBoundingClientRect().width <= innerWidth;
    }
    return false;
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, [role=tab]",
  )) {
    if (!element.checkVisibility?.({ visibilityProperty: true }) || !isForEyes(element)) continue;
    if (element.closest("[inert]")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (mayScrollAlone && isInStrip(element)) continue;
    if (left < -1 || right > innerWidth + 1) faults.push(`${name(element)} reaches out of the window`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (!element.checkVisibility?.() || !isForEyes(element) || element.closest("[inert]")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!hasText || textOverflow === "ellipsis" || element instanceof HTMLSelectElement) continue;
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (isCut) faults.push(`${name(element)} cuts its text off`);
  }
  return faults;
}

/**
 * Runs in the page: the element that covers the focused one, or `null`. At least half of the focused element must be
 * visible.
 */
export function whatCovers(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (!width || !height) return null;
  for (const [x, y] of [
    [left + width / 2, top + height / 2],
    [left + 2, top + 2],
    [left + width - 2, top + height - 2],
  ] as const) {
    const seen = document.elementsFromPoint(x, y)[0];
    if (seen && (focused.contains(seen) || seen.contains(focused))) return null;
    if (seen instanceof HTMLLabelElement && seen.control === focused) return null;
  }
  const over = document.elementsFromPoint(left + width / 2, top + height / 2)[0];
  return `${focused.outerHTML.slice(0, 80)} at ${Math.round(top)} is under ${over?.outerHTML.slice(0, 60) ?? "the edge"}`;
}
