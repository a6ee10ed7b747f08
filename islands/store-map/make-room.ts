/**
 * Prevents a layout shift when the tools appear: the map's box above the list gives up their height until the shopper
 * asks for the map.
 * A box that gets no map is removed, and the tools take its place.
 */

/** Minimum height of the box in pixels; a lower box cannot show a map. */
const LEAST_PX = 160;
/** Pixels that may stay empty in place of a box without a map. More would look like a fault, so the page moves up. */
const MOST_EMPTY_PX = 120;

export interface Room {
  /** Shows the tools above the list and takes their height from the box. */
  give(tools: HTMLElement, list: Element): void;
  /** Restores the box's full height. */
  end(): void;
}

/** @param hasMap whether the box may get a map */
export function makeRoom(box: HTMLElement | null, hasMap: boolean, signal: AbortSignal): Room {
  const given = new AbortController();
  const before = box?.style.cssText ?? "";
  const restoreBox = () => {
    if (box) box.style.cssText = before;
  };
  signal.addEventListener("abort", () => {
    given.abort();
    restoreBox();
  });
  /** Overrides the rules of themes and those that apply before the first paint. */
  const set = (property: string, value: string) => box?.style.setProperty(property, value, "important");

  const giveHeight = (tools: HTMLElement, fullHeight: number) => {
    const follow = () => {
      const left = fullHeight - tools.offsetHeight;
      if (left < LEAST_PX) restoreBox();
      else set("height", `${left}px`);
    };
    // The observer runs before the next paint.
    const observer = new ResizeObserver(follow);
    observer.observe(tools);
    given.signal.addEventListener("abort", () => observer.disconnect());
    follow();
  };

  return {
    give(tools, list) {
      const isAbove = !!box && !!(box.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
      const top = list.getBoundingClientRect().top;
      const fullHeight = box?.offsetHeight ?? 0;
      if (!hasMap) set("display", "none");
      tools.style.cssText = "display: flow-root"; // includes the margins in its height
      if (!isAbove || given.signal.aborted) return;
      if (hasMap) return giveHeight(tools, fullHeight);
      const missing = top - list.getBoundingClientRect().top;
      if (missing > 0 && missing <= MOST_EMPTY_PX)
        tools.style.minHeight = `${tools.offsetHeight + missing}px`;
    },
    end() {
      if (given.signal.aborted) return;
      given.abort();
      if (hasMap) restoreBox();
    },
  };
}
