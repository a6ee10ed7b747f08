import type { IslandContext } from "../../runtime/contracts/island";

/** Themes draw an arrow beside a select where it stands in the drawer: the browser's own would be the second one. */
export function oneArrow(host: HTMLElement, { signal, store }: IslandContext): void {
  const selects = [...host.querySelectorAll<HTMLSelectElement>(".select-after select")];
  if (!selects.length) return;
  const say = (isDrawn: (select: HTMLSelectElement) => boolean) => {
    for (const select of selects) select.style.appearance = isDrawn(select) ? "none" : "";
  };
  const follow = () => say((select) => drawsArrow(select.closest(".select-after")));
  // With the view the menu moves between header and drawer.
  const stop = store.subscribe(
    ({ page }, before) => page.view !== before.page.view && setTimeout(() => signal.aborted || follow()),
  );
  signal.addEventListener("abort", () => {
    stop();
    say(() => false);
  });
  follow();
}

const drawsArrow = (around: Element | null): boolean =>
  !!around &&
  ["::before", "::after"].some((part) => !/^(none|normal|)$/.test(getComputedStyle(around, part).content));
