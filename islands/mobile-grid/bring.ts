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
    const release = host.closest("aside") ? nameWhileOpen(clone) : () => {};
    return () => {
      release();
      clone.replaceWith();
    };
  }
  const putBack = moveAway(item, host, null, "domHandler", selector);
  return () => {
    // That part of the page was replaced meanwhile and brought another element.
    if (!putBack() && host.contains(item) && find(selector)) item.replaceWith();
  };
}

/** The drawer on small screens is open: its menu, or the filters of a listing. */
const OPEN = ".sidebar_open, .filters_open";

/**
 * Gives a copy in the drawer its original's id only while the drawer is open. Themes style the copy by it, and ids of a
 * page with a closed drawer are unique.
 */
function nameWhileOpen(clone: Element): () => void {
  const { id } = clone;
  const page = document.documentElement;
  const follow = () => {
    if (page.matches(OPEN)) clone.id = id;
    else clone.removeAttribute("id");
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributeFilter: ["class"] });
  follow();
  return () => observer.disconnect();
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
