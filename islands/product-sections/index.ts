import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { onPaper } from "../../runtime/dom/on-print";
import { gather } from "./gather";
import { activeOnPaper, HANDLER, WRAPPER } from "./sections";
import { standTabs } from "./tabs";

/** Refreshes the mounted tabs when a section is added or removed. */
let renewTabs: ReturnType<typeof standTabs> = () => {};

/**
 * Shows a product's long sections, which the theme hides on phones and tablets unless they are `active`
 * (fixtures/PLATFORM.md G 0, G 1.10).
 */
export const mount: Mount = (host, context) => {
  if (host.id === HANDLER) renewTabs = standTabs(host, context);
  else if (document.getElementById(HANDLER)) {
    renewTabs(host);
    context.signal.addEventListener("abort", () => renewTabs());
  } else showPlainly(host, context);
};

/**
 * Shows a section in themes without an element for tabs: on phones and tablets they hide sections that are not
 * `active`.
 */
function showPlainly(section: HTMLElement, { store, signal }: IslandContext): void {
  const wasActive = section.classList.contains("active");
  let putBack = () => {};
  const follow = () => {
    const isSmall = store.getState().page.view < 3;
    putBack();
    if (section.id === WRAPPER) putBack = gather(section, isSmall).end;
    section.classList.toggle("active", isSmall || wasActive);
  };
  follow();
  const print = activeOnPaper();
  onPaper((isPaper) => print([{ section }], isPaper), signal);
  const unsubscribe = store.subscribe(({ page }, before) => page.view !== before.page.view && follow());
  signal.addEventListener("abort", () => {
    unsubscribe();
    putBack();
    section.classList.toggle("active", wasActive);
  });
}
