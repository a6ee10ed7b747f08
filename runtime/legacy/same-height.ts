/** `app_shop.fn.setHeight` (contract A 2.4): gives the elements of a visual row the height of the tallest. */
export interface SameHeight {
  readonly selector?: string;
  readonly selectors?: readonly string[] | string;
  readonly container?: string | Element;
}

export function setHeight({ selector, selectors, container }: SameHeight = {}): void {
  const boxes =
    container instanceof Element ? [container] : [...document.querySelectorAll(container ?? "body")];
  for (const itemSelector of [selector ?? selectors ?? []].flat())
    for (const box of boxes) {
      const items = [...box.querySelectorAll<HTMLElement>(itemSelector)];
      const [first] = items;
      if (!first?.offsetWidth) continue;
      for (const { style } of items) style.minHeight = "";
      const perRow = Math.max(1, Math.round((box as HTMLElement).offsetWidth / first.offsetWidth));
      const heights = items.map(({ offsetHeight }) => offsetHeight);
      items.forEach(({ style }, index) => {
        const start = index - (index % perRow);
        style.minHeight = `${Math.max(...heights.slice(start, start + perRow))}px`;
      });
    }
}
