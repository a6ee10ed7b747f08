/** Small things of the page that open by a press or under the pointer (contract D 10): their code comes with the first. */
import type { Chunks, Loader } from "../base/loader";

const TOGGLES = ".moreInfo__show, .slm_lists__label, #menu_categories .nav-gfx.nav-hover";

export function followToggles({ load }: Loader<Chunks>): void {
  const follow = (event: Event) => {
    const host = event.target instanceof Element && event.target.closest<HTMLElement>(TOGGLES);
    if (!host) return;
    // `#showShoppingLists` is no place of the page.
    if (event.type === "click" && host.getAttribute("href")?.startsWith("#")) event.preventDefault();
    load("old-toggles").then(
      ({ toggle }) => toggle(host, event.type),
      () => {}, // it stays as it is
    );
  };
  document.addEventListener("click", follow);
  document.addEventListener("mouseover", follow, { passive: true });
}
