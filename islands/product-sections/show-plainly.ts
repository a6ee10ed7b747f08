import type { IslandContext } from "../../runtime/contracts/island";
import { gather } from "./gather";
import { WRAPPER } from "./sections";

/**
 * Shows a section in themes without an element for tabs: on phones and tablets they hide sections that are not
 * `active`.
 */
export function showPlainly(section: HTMLElement, { store, signal }: IslandContext): void {
  const wasActive = section.classList.contains("active");
  let putBack = () => {};
  const follow = () => {
    const isSmall = store.getState().page.view < 3;
    putBack();
    if (section.id === WRAPPER) putBack = gather(section, isSmall).end;
    section.classList.toggle("active", isSmall || wasActive);
  };
  follow();
  const unsubscribe = store.subscribe(({ page }, before) => page.view !== before.page.view && follow());
  signal.addEventListener("abort", () => {
    unsubscribe();
    putBack();
    section.classList.toggle("active", wasActive);
  });
}
