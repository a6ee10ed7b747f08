import type { Mount } from "../../runtime/contracts/island";
import { focusOnce } from "../../runtime/dom/focus-once";
import { fragmentName } from "../../runtime/dom/fragment-name";

/** The theme hides fixed bars by it, so that they do not cover what was skipped to (contract A 8; so written). */
const SKIPPED = "--skiped";

/** The browser scrolls to the target; the focus goes along, so that the next Tab goes on from there (bar A16). */
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
