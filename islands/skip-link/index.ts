import type { Mount } from "../../runtime/contracts/island";
import { focusOnce } from "../../runtime/dom/focus-once";
import { fragmentName } from "../../runtime/dom/fragment-name";

/**
 * The theme's class (with its spelling) that hides fixed bars, so that they do not cover the skip target (contract A
 * 8).
 */
const SKIPPED = "--skiped";

/**
 * Moves the focus to the skip target, so that the next Tab continues there; the browser itself only scrolls (bar A16).
 */
export const mount: Mount = (host, { signal }) => {
  const { classList } = document.documentElement;
  const skip = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(link);
    if (!target) return;
    classList.add(SKIPPED);
    focusOnce(target, signal);
  };
  host.addEventListener("click", skip, { signal });
  signal.addEventListener("abort", () => classList.remove(SKIPPED));
};

const targetOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(fragmentName(link.getAttribute("href") ?? ""));
