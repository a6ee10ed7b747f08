/**
 * Keeps what is open in sight, whatever stylesheets are on the page. Shops link whole frameworks for one widget, and
 * their `.modal { display: none }` would leave an invisible dialog over an inert page.
 */

/** What hides an element, and the value that shows it. */
const SHOWN: readonly (readonly [property: string, isHiding: RegExp, value: string])[] = [
  ["display", /^none$/, "block"],
  ["visibility", /^(hidden|collapse)$/, "visible"],
  ["opacity", /^0(\.0\d*)?$/, "1"],
  ["pointer-events", /^none$/, "auto"],
  ["content-visibility", /^hidden$/, "visible"],
  ["clip-path", /^inset\((50|100)%\)$|^circle\(0/, "none"],
];

/** For an element that has a size of nothing, or is outside the window. */
const IN_WINDOW: readonly (readonly [property: string, value: string])[] = [
  ["position", "fixed"],
  ["inset", "0"],
  ["margin", "auto"],
  ["transform", "none"],
  ["translate", "none"],
  ["scale", "none"],
  ["width", "fit-content"],
  ["height", "fit-content"],
  ["min-width", "0"],
  ["max-width", "100%"],
  ["max-height", "100%"],
];

interface Options {
  /** The value of `display` that its own stylesheet gives it. */
  readonly display?: string;
  /** Properties that its own stylesheet uses to hide it from pointers. */
  readonly except?: readonly string[];
  /** It belongs into the window; not so for parts of the page that scroll. */
  readonly inWindow?: boolean;
}

/** Whether an element has a box in the window that is more than a line. */
export function isInWindow(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/**
 * Shows an open element by inline styles if other stylesheets hide it, now and until the signal aborts, which removes
 * these styles. Stylesheets may come late, so it looks again after each, and when the box changes.
 * @returns whether the element has a box; it has none inside a parent without one
 */
export function keepShown(element: HTMLElement, signal: AbortSignal, options: Options = {}): boolean {
  const { display = "block", except = [], inWindow = false } = options;
  const { style } = element;
  const forced: string[] = [];
  const force = (property: string, value: string) => {
    forced.push(property);
    style.setProperty(property, value, "important");
  };
  const look = () => {
    if (!element.isConnected || (element instanceof HTMLDialogElement && !element.open)) return;
    const computed = getComputedStyle(element);
    // What an animation or a transition hides, it also shows.
    const moving = element
      .getAnimations?.({ subtree: true })
      .filter(({ playState }) => playState === "running");
    for (const [property, isHiding, value] of SHOWN) {
      const isMoved = property === "opacity" && moving?.length;
      if (!isMoved && !except.includes(property) && isHiding.test(computed.getPropertyValue(property)))
        force(property, property === "display" ? display : value);
    }
    if (moving?.length) void Promise.allSettled(moving.map(({ finished }) => finished)).then(again);
    else if (inWindow && element.getClientRects().length && !isInWindow(element))
      for (const [property, value] of IN_WINDOW) force(property, value);
  };
  const again = () => signal.aborted || look();
  look();
  const observer = new ResizeObserver(again);
  observer.observe(element);
  // Stylesheets do not bubble their `load`.
  EventTarget.prototype.addEventListener.call(document, "load", again, { capture: true, signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    for (const property of forced) style.removeProperty(property);
  });
  return element.getClientRects().length > 0;
}
