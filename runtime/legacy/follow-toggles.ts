/** Loads the code of small toggles with the first click or hover (contract D 10). */
import type { Chunks, Loader } from "../base/loader";

const TOGGLES = ".moreInfo__show, .slm_lists__label, #menu_categories .nav-gfx.nav-hover";

export function followToggles({ load }: Loader<Chunks>): void {
  const follow = (event: Event) => {
    const host = event.target instanceof Element && event.target.closest<HTMLElement>(TOGGLES);
    if (!host) return;
    // `#showShoppingLists` has no target on the page: the click must not change the address.
    if (event.type === "click" && host.getAttribute("href")?.startsWith("#")) event.preventDefault();
    load("legacy-toggles").then(
      ({ toggle }) => toggle(host, event.type),
      () => {}, // the toggle keeps its state
    );
  };
  document.addEventListener("click", follow);
  document.addEventListener("mouseover", follow, { passive: true });
}
