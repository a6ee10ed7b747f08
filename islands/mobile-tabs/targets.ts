/**
 * Finds the sections that a tab shows: `data-ids` is a list of selectors, matched inside the side column (contract A
 * 3.5). A copy that the mobile grid made there is found by its mobile place.
 */
export function targetsOf(tab: HTMLElement, column: Element, tabs: Element): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const selector of (tab.dataset.ids ?? "").split(",").map((part) => part.trim())) {
    if (!selector) continue;
    for (const element of [...query(column, selector), ...copies(column, selector)])
      if (!element.contains(tabs) && !tabs.contains(element)) found.add(element);
  }
  return [...found];
}

/** An invalid selector finds nothing and does not affect the others in its list. */
function query(column: Element, selector: string): HTMLElement[] {
  try {
    return [...column.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

const copies = (column: Element, selector: string) =>
  [...column.querySelectorAll<HTMLElement>("[data-item] > .--clone")].filter(
    ({ parentElement }) => parentElement?.dataset.item === selector,
  );
