/**
 * The sections that a tab shows: `data-ids` is a list of selectors, read inside the side column (contract A 3.5).
 * What the mobile grid has only copied there is known by its mobile place.
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

/** A selector that no browser can read finds nothing, and spares the others of its list. */
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
