import type { OverrideAttribute } from "../../runtime/dom/override";

export interface Sections {
  /**
   * Shows the sections of this tab and hides those of the others.
   * @returns the shown sections
   */
  show(chosen: HTMLElement): readonly HTMLElement[];
  /** Restores sections that have left the side column, hidden or not. */
  freeMoved(): void;
  restore(): void;
}

let count = 0;
/** Generated section ids, kept across mounts. */
const names = new WeakMap<Element, string>();

/** Shows and hides the sections of tabs. It finds them each time, because the drawer moves some in and out. */
export function sectionsOf(
  tabs: () => readonly HTMLElement[],
  column: Element,
  host: Element,
  override: OverrideAttribute,
): Sections {
  const touched = new Map<HTMLElement, () => void>();

  const restore = (element: HTMLElement) => {
    for (const name of ["hidden", "role", "aria-labelledby"]) override(element, name, undefined);
    touched.get(element)?.();
    touched.delete(element);
  };
  const restoreAll = () => [...touched.keys()].forEach(restore);

  return {
    show(chosen) {
      restoreAll();
      const shown = targetsOf(chosen, column, host);
      for (const element of shown) {
        if (!element.id) {
          if (!names.has(element)) names.set(element, `mobile-tabs-section-${++count}`);
          override(element, "id", names.get(element));
        }
        touched.set(element, mark(element, true));
        // Elements with another meaning (a form, a navigation) keep it.
        if (element.hasAttribute("role") || !/^(DIV|SECTION)$/.test(element.tagName)) continue;
        override(element, "role", "tabpanel");
        override(element, "aria-labelledby", chosen.id);
      }
      for (const tab of tabs()) override(tab, "aria-controls", null);
      // A copy has its original's id, and a duplicate id is ambiguous.
      const ids = shown.flatMap(({ id }) =>
        document.querySelectorAll(`#${CSS.escape(id)}`).length === 1 ? id : [],
      );
      if (ids.length) override(chosen, "aria-controls", ids.join(" "));
      for (const element of new Set(tabs().flatMap((tab) => targetsOf(tab, column, host)))) {
        if (shown.includes(element)) continue;
        override(element, "hidden", "");
        touched.set(element, hide(element));
      }
      return shown;
    },
    freeMoved: () => [...touched.keys()].filter((element) => !column.contains(element)).forEach(restore),
    restore: restoreAll,
  };
}

/** @returns a function that restores the theme's mark */
function mark(element: Element, isActive: boolean): () => void {
  const was = element.classList.contains("--active");
  element.classList.toggle("--active", isActive);
  return () => {
    element.classList.toggle("--active", was);
    if (!element.classList.length) element.removeAttribute("class");
  };
}

/** Hides an element against any `display` of a theme. */
function hide(element: HTMLElement): () => void {
  const unmark = mark(element, false);
  const { style } = element;
  const display = style.getPropertyValue("display");
  style.setProperty("display", "none", "important");
  return () => {
    unmark();
    style.removeProperty("display");
    if (display) style.display = display;
    if (!style.length) element.removeAttribute("style");
  };
}

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
