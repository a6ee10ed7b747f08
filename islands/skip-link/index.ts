import type { Mount } from "../../runtime/contracts/island";
import { focusOnce } from "../../runtime/dom/focus-once";
import { fragmentTarget } from "../../runtime/dom/fragment-target";
import { reveal } from "../../runtime/dom/reveal";

/**
 * The theme's class that hides fixed bars, so that they do not cover the skip target (contract A 8). The theme spells
 * it with one `p`.
 */
const SKIPPED = "--skiped";

/**
 * Focuses the skip target, so that Tab and screen readers continue there. Browsers only scroll to a target that is not
 * focusable (bar A16).
 */
export const mount: Mount = (host, { signal }) => {
  const { classList } = document.documentElement;
  const skip = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = fragmentTarget(link.getAttribute("href") ?? "");
    if (!target || !reveal(target)) return;
    classList.add(SKIPPED);
    focusOnce(target, signal);
  };
  host.addEventListener("click", skip, { signal });
  signal.addEventListener("abort", () => classList.remove(SKIPPED));
};
