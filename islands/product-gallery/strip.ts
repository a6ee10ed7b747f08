import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";

export interface Strip {
  /** Scrolls sideways to a picture; the page never scrolls. With `isAtOnce`, nothing moves visibly or is told. */
  go(index: number, isAtOnce?: boolean): void;
  /** The picture in the middle, or the one that the strip scrolls to. */
  current(): number;
}

interface Changes {
  /** The current picture before anything moves. */
  readonly first?: number;
  /** Another picture became the current one. */
  changed(index: number): void;
  /** The strip has come to rest on another picture than before. */
  settled(index: number): void;
}

/** Milliseconds without a scroll event after which the strip is at rest. */
const REST_MS = 150;
/** The same while it scrolls to a picture by script: a busy phone paints less often. */
const ON_ITS_WAY_MS = 1_000;

const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Follows a strip that the browser scrolls and snaps. Reads boxes only while it scrolls. */
export function followStrip(
  strip: HTMLElement,
  items: readonly Element[],
  signal: AbortSignal,
  { first = 0, changed, settled }: Changes,
): Strip {
  const on = listening(signal);
  const rest = oneTimer(signal);
  let index = first;
  let told = first;
  /** The strip scrolls to `index` by script: pictures in between are not current. */
  let isLed = false;

  const offset = (item: Element) => centreOf(item) - centreOf(strip);
  const nearest = () => {
    const distances = items.map((item) => Math.abs(offset(item)));
    return distances.indexOf(Math.min(...distances));
  };
  const become = (next: number) => {
    if (next === index || next < 0) return;
    index = next;
    changed(index);
  };
  const stop = () => {
    isLed = false;
    become(nearest());
    if (told !== index) settled(index);
    told = index;
  };
  /** Not by `scrollend`, which older Safari lacks. A finger that rests keeps the picture, so the timer may run. */
  const stopSoon = () => {
    const item = items[index];
    const isOnItsWay = isLed && item && Math.abs(offset(item)) > 1;
    rest.set(stop, isOnItsWay ? ON_ITS_WAY_MS : REST_MS);
  };
  on(
    strip,
    "scroll",
    ({ target }) => {
      if (target !== strip) return;
      if (!isLed) become(nearest());
      stopSoon();
    },
    { passive: true },
  );
  const leadNoMore = () => {
    isLed = false;
  };
  for (const type of ["pointerdown", "wheel"] as const) on(strip, type, leadNoMore, { passive: true });
  return {
    current: () => index,
    go(next, isAtOnce = false) {
      const item = items[next];
      if (!item) return;
      const isStill = isAtOnce || matchMedia("(prefers-reduced-motion: reduce)").matches;
      isLed = true;
      if (isAtOnce) told = next;
      // Not `scrollBy`, which `scroll-snap-stop: always` ends at the next picture.
      const left = strip.scrollLeft + offset(item);
      strip.scroll({ left, behavior: isStill ? "instant" : "smooth" });
      become(next);
      stopSoon();
    },
  };
}
