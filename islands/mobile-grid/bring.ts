import { moveNode } from "../../runtime/ui/move-node";
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
  const placeholder = document.createElement("del");
  placeholder.className = "domHandler";
  placeholder.dataset.item = selector;
  placeholder.hidden = true;
  item.before(placeholder);
  moveNode(item, host, null);

  return () => {
    const home = placeholder.parentElement;
    const isHere = host.contains(item);
    if (isHere && placeholder.isConnected && home) moveNode(item, home, placeholder);
    // Its part of the page was replaced meanwhile, and brought another one.
    else if (isHere && find(selector)) item.remove();
    placeholder.remove();
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

/** The shop's list `excludeFromMove` (contract A 3.1); another script's value of that name is none. */
function isExcluded(selector: string): boolean {
  const list: unknown = Reflect.get(window, "excludeFromMove");
  return Array.isArray(list) && list.includes(selector);
}
