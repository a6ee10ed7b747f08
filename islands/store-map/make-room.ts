/**
 * What comes ahead of the list moves nothing that the shopper reads: the map's empty box above gives as much of its height,
 * until it is pressed.
 */

/** A box that is lower than this is no place for a map. */
const LEAST_PX = 160;

export function makeRoom(box: HTMLElement | null) {
  const given = new AbortController();
  const before = box?.style.height ?? "";
  const whole = box?.offsetHeight ?? 0;
  const end = () => {
    if (given.signal.aborted) return;
    given.abort();
    if (box) box.style.height = before;
  };
  return {
    /** @param added what has come into the page; also when its looks come later than itself */
    fit(added: HTMLElement): void {
      const first = added.querySelector("search");
      const isBelow = !!box && !!(box.compareDocumentPosition(added) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (!first || !isBelow) return;
      const follow = () => {
        const { marginTop, marginBottom } = getComputedStyle(first);
        const wanted = first.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
        const left = whole - wanted;
        box.style.height = left < LEAST_PX ? before : `${left}px`;
      };
      // It is told before the page is drawn.
      const observer = new ResizeObserver(follow);
      observer.observe(first);
      follow();
      given.signal.addEventListener("abort", () => observer.disconnect());
      for (const type of ["pointerup", "keyup"]) box.addEventListener(type, end, { signal: given.signal });
    },
    end,
  };
}
