import type { IslandContext } from "../../runtime/contracts/island";

/** Hides the native arrow of a select when the theme draws its own in the drawer: there would be two. */
export function oneArrow(host: HTMLElement, { signal, store }: IslandContext): void {
  const selects = [...host.querySelectorAll<HTMLSelectElement>(".select-after select")];
  if (!selects.length) return;
  const hideArrows = (isDrawn: (select: HTMLSelectElement) => boolean) => {
    for (const select of selects) select.style.appearance = isDrawn(select) ? "none" : "";
  };
  const follow = () => hideArrows((select) => drawsArrow(select.closest(".select-after")));
  // The menu moves between header and drawer when the view changes.
  const stop = store.subscribe(
    ({ page }, before) => page.view !== before.page.view && setTimeout(() => signal.aborted || follow()),
  );
  signal.addEventListener("abort", () => {
    stop();
    hideArrows(() => false);
  });
  follow();
}

const drawsArrow = (around: Element | null): boolean =>
  !!around &&
  ["::before", "::after"].some((part) => !/^(none|normal|)$/.test(getComputedStyle(around, part).content));
