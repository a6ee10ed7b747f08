/** Opens what folds an element away: details, closed tabs, accordions and popovers, by the page's own controls. */

import { attr, closest, matches, protoGet } from "../base/safe-dom";

/** Whether a shopper can see an element and reach it: it has a box, and no ancestor is invisible or inert. */
export function isSeen(element: Element): boolean {
  // Content of closed details has boxes in some browsers.
  const isRendered = element.checkVisibility?.({ checkVisibilityCSS: true }) ?? true;
  return isRendered && element.getClientRects().length > 0 && !closest(element, "[inert]");
}

/**
 * Whether something that can be opened may fold the element away. A hidden element without such a fold cannot be shown.
 */
export const isFolded = (element: Element): boolean => !isSeen(element) && folds(element).length > 0;

/** Opens the folds around an element, the outer ones first. @returns whether it can be seen now */
export function reveal(element: Element): boolean {
  if (isSeen(element)) return true;
  for (const open of folds(element)) {
    open();
    if (isSeen(element)) return true;
  }
  return false;
}

function folds(element: Element): (() => void)[] {
  const found: (() => void)[] = [];
  for (let at: Element | null = element; at; at = protoGet(at, "parentElement")) {
    const fold = foldAt(at);
    if (fold) found.unshift(fold);
  }
  return found;
}

function foldAt(element: Element): (() => void) | null {
  if (element instanceof HTMLDetailsElement)
    return element.open ? null : () => element.setAttribute("open", "");
  if (attr(element, "hidden") === "until-found")
    // What browsers do when their text search finds something inside.
    return () => {
      element.dispatchEvent(new CustomEvent("beforematch", { bubbles: true }));
      element.removeAttribute("hidden");
    };
  if (isSeen(element)) return null;
  const control = controlOf(element);
  return control && (() => control.click());
}

/** The tab, or the button with `aria-expanded`, that opens this element. */
function controlOf(panel: Element): HTMLElement | null {
  const id = CSS.escape(attr(panel, "id") ?? "");
  const named = matches(panel, "[role=tabpanel]") && attr(panel, "aria-labelledby");
  const closed =
    ":is([aria-expanded=false], [role=tab]:not([aria-selected=true]), [data-bs-toggle], [data-toggle])";
  const selectors = [
    id &&
      `${closed}:is([aria-controls~="${id}"], [data-bs-target="#${id}"], [data-target="#${id}"], [href$="#${id}"])`,
    id && `[popovertarget="${id}"]`,
    named && `#${CSS.escape(named)}[role=tab]`,
  ].filter(Boolean);
  if (!selectors.length) return null;
  const all = document.querySelectorAll<HTMLElement>(selectors.join());
  // A button without `type` would send its form.
  const isSafe = (one: HTMLElement) =>
    !(one instanceof HTMLButtonElement && one.type === "submit" && one.form);
  return [...all].find((one) => isSafe(one) && !panel.contains(one)) ?? null;
}
