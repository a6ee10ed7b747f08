import { getPath, textsIn } from "../../runtime/base/values";
import { moveAway } from "../../runtime/dom/move-away";
import { copy } from "./copy";

/** Mobile places, by preset or by marker. */
const PLACES = ".setMobileGrid, [data-island~='mobile-grid']";

/**
 * Brings a selector's element into its mobile place and leaves a placeholder. Elements that the shop excludes from
 * moving are copied.
 * @returns a function that puts everything back; `undefined` when there is nothing to bring
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
    // That part of the page was replaced meanwhile and brought another element.
    if (!putBack() && host.contains(item) && find(selector)) item.remove();
  };
}

/** The first element outside of all mobile places. An invalid selector finds nothing. */
function find(selector: string): Element | undefined {
  try {
    return [...document.querySelectorAll(selector)].find((element) => !element.closest(PLACES));
  } catch {
    return undefined;
  }
}

/**
 * Whether the page's list `excludeFromMove` names the selector (contract A 3.1). A value of another type is ignored.
 * The default is the footer's contact, the only one on pages without a drawer.
 */
function isExcluded(selector: string): boolean {
  const own = getPath(window, "excludeFromMove");
  return (Array.isArray(own) ? textsIn(own) : ["#menu_contact"]).includes(selector);
}
