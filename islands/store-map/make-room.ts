/**
 * What comes ahead of the list moves nothing that the shopper reads: the map's empty box above gives as much of its height,
 * until it is pressed.
 */

/** A box that is lower than this is no place for a map. */
const LEAST_PX = 160;

export function makeRoom(box: HTMLElement | null) {
  const given = new AbortController();
  const before = box?.style.height ?? "";
  const end = () => {
    given.abort();
    if (box) box.style.height = before;
  };
  return {
    /** @param added what has come into the page */
    fit(added: HTMLElement): void {
      const first = added.querySelector("search");
      if (!box || !first || given.signal.aborted) return;
      const { marginTop, marginBottom } = getComputedStyle(first);
      const wanted = first.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
      const left = box.offsetHeight - wanted;
      const isAbove = !!(box.compareDocumentPosition(added) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (!isAbove || left < LEAST_PX) return;
      box.style.height = `${left}px`;
      for (const type of ["pointerup", "keyup"])
        box.addEventListener(type, end, { once: true, signal: given.signal });
    },
    end,
  };
}
