import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";

export interface Strip {
  /** Scrolls sideways to a picture; the page never scrolls. With `isAtOnce`, nothing moves visibly or is told. */
  go(index: number, isAtOnce?: boolean): void;
  /** The picture in the middle, or the one that the strip scrolls to. */
  current(): number;
  /** The page has changed the pictures: looks which one is current now. */
  renew(): void;
}

/** Where the pictures are now: a page adds, removes, sorts and hides them. */
export interface Items {
  readonly strip: HTMLElement;
  readonly items: readonly Element[];
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

/**
 * Follows a strip that the browser scrolls and snaps. Reads boxes only while it scrolls.
 * @param host contains the strip, also after the page has replaced it
 * @param now reads strip and pictures
 */
export function followStrip(
  host: HTMLElement,
  now: () => Items,
  signal: AbortSignal,
  { first = 0, changed, settled }: Changes,
): Strip {
  const on = listening(signal);
  const rest = oneTimer(signal);
  let item = now().items[first];
  let told = item;
  /** The strip scrolls to `item` by script: pictures in between are not current. */
  let isLed = false;

  const offset = (other: Element, { strip }: Items) => centreOf(other) - centreOf(strip);
  const current = () => Math.max(0, item ? now().items.indexOf(item) : 0);
  const nearest = (all = now()) => {
    const distances = all.items.map((other) => Math.abs(offset(other, all)));
    return all.items[distances.indexOf(Math.min(...distances))];
  };
  const become = (next: Element | undefined) => {
    if (next === item || !next) return;
    item = next;
    changed(current());
  };
  const stop = () => {
    isLed = false;
    become(nearest());
    if (told !== item) settled(current());
    told = item;
  };
  /** Not by `scrollend`, which older Safari lacks. A finger that rests keeps the picture, so the timer may run. */
  const stopSoon = () => {
    const all = now();
    const isThere = !!item && all.items.includes(item);
    const isOnItsWay = isLed && isThere && Math.abs(offset(item as Element, all)) > 1;
    rest.set(stop, isOnItsWay ? ON_ITS_WAY_MS : REST_MS);
  };
  // A scroll event does not bubble; it is heard on its way down.
  on(
    host,
    "scroll",
    ({ target }) => {
      if (target !== now().strip) return;
      if (!isLed) become(nearest());
      stopSoon();
    },
    { passive: true, capture: true },
  );
  const leadNoMore = ({ target }: Event) => {
    if (now().strip.contains(target as Node)) isLed = false;
  };
  for (const type of ["pointerdown", "wheel"] as const) on(host, type, leadNoMore, { passive: true });
  return {
    current,
    renew() {
      const all = now();
      const isGone = !item || !all.items.includes(item);
      if (isGone) isLed = false;
      // Pictures that do not scroll all have the same middle.
      const scrolls = all.strip.scrollWidth > all.strip.clientWidth;
      if (!isLed && (isGone || scrolls)) become(nearest(all));
      if (isGone) told = item; // the page has taken the picture away, not the shopper
    },
    go(next, isAtOnce = false) {
      const all = now();
      const { strip } = all;
      const wanted = all.items[next];
      if (!wanted) return;
      const isStill = isAtOnce || matchMedia("(prefers-reduced-motion: reduce)").matches;
      isLed = true;
      if (isAtOnce) told = wanted;
      // Not `scrollBy`, which `scroll-snap-stop: always` ends at the next picture.
      const left = strip.scrollLeft + offset(wanted, all);
      strip.scroll({ left, behavior: isStill ? "instant" : "smooth" });
      become(wanted);
      stopSoon();
    },
  };
}
