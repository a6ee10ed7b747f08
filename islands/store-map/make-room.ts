/**
 * What comes ahead of the list moves nothing that the shopper reads: the map's box above gives as much of its height, until
 * the map is asked for. A box that will have no map goes, and the tools take its place.
 */

/** A box that is lower than this is no place for a map. */
const LEAST_PX = 160;

export interface Room {
  /** Shows the tools above the list, and takes their height from the box. */
  give(tools: HTMLElement, list: Element): void;
  /** The box has its whole height again. */
  end(): void;
}

/** @param hasMap whether a map may come into the box */
export function makeRoom(box: HTMLElement | null, hasMap: boolean, signal: AbortSignal): Room {
  const given = new AbortController();
  const before = box?.style.cssText ?? "";
  const giveBack = () => {
    if (box) box.style.cssText = before;
  };
  signal.addEventListener("abort", () => {
    given.abort();
    giveBack();
  });
  /** Past the rules of themes, and those that hold before the first paint. */
  const set = (property: string, value: string) => box?.style.setProperty(property, value, "important");

  const giveHeight = (tools: HTMLElement, whole: number) => {
    const follow = () => {
      const left = whole - tools.offsetHeight;
      if (left < LEAST_PX) giveBack();
      else set("height", `${left}px`);
    };
    // It is told before the page is drawn.
    const observer = new ResizeObserver(follow);
    observer.observe(tools);
    given.signal.addEventListener("abort", () => observer.disconnect());
    follow();
  };

  return {
    give(tools, list) {
      const isAbove = !!box && !!(box.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
      const top = list.getBoundingClientRect().top;
      const whole = box?.offsetHeight ?? 0;
      if (!hasMap) set("display", "none");
      tools.style.cssText = "display: flow-root"; // its height has the margins in it
      if (!isAbove || given.signal.aborted) return;
      if (hasMap) return giveHeight(tools, whole);
      const missing = top - list.getBoundingClientRect().top;
      if (missing > 0) tools.style.minHeight = `${tools.offsetHeight + missing}px`;
    },
    end() {
      if (given.signal.aborted) return;
      given.abort();
      if (hasMap) giveBack();
    },
  };
}
