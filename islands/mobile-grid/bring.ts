import { getPath, textsIn } from "../../runtime/base/values";
import { moveAway } from "../../runtime/dom/move-away";
import { copy } from "./copy";

/** Mobile places, preset or marked. */
const PLACES = ".setMobileGrid, [data-island~='mobile-grid']";

/**
 * Brings the element of a selector into its mobile place, and leaves a placeholder at its own; elements that the
 * shop excludes from moving are copied.
 * @returns puts everything back; undefined where there is nothing to bring
 */
export function bring(host: HTMLElement, selector: string): (() => void) | undefined {
  const item = find(selector);
  if (!item || item.contains(host)) return;
  if (isExcluded(selector)) {
    const clone = copy(item);
    host.append(clone);
    return () => clone.remove();
  }
  const putBack = moveAway(item, host, null, "domHandler", selector);
  return () => {
    // Its part of the page was replaced meanwhile, and brought another one.
    if (!putBack() && host.contains(item) && find(selector)) item.remove();
  };
}

/** The first element that is in no mobile place yet. Selectors that no browser can read find nothing. */
function find(selector: string): Element | undefined {
  try {
    return [...document.querySelectorAll(selector)].find((element) => !element.closest(PLACES));
  } catch {
    return undefined;
  }
}

/**
 * The page's list `excludeFromMove` (contract A 3.1), where it has one of its own; another script's value of that name is
 * none. Else the contact in the footer, which is the only one on pages without a drawer.
 */
function isExcluded(selector: string): boolean {
  const own = getPath(window, "excludeFromMove");
  return (Array.isArray(own) ? textsIn(own) : ["#menu_contact"]).includes(selector);
}
