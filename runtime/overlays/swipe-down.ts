/**
 * Closes a sheet when a finger pulls it down: by its head at any time, elsewhere only where nothing can scroll up. The
 * close button, Escape and a press beside the sheet do the same.
 */
import type { CloseOnSwipe } from "../contracts/overlays";
import { listening } from "../dom/listening";

/** Pixels below the sheet's upper edge that belong to its head. */
const HEAD = 64;
/** The part of the sheet's height that closes it, and the speed in pixels per millisecond of a short flick. */
const PART = 0.3;
const FLICK = 0.5;
/** Pixels that even a flick must cover. */
const LEAST = 40;
/** Milliseconds in which a released sheet returns. */
const RETURN_MS = 200;

/** What a finger moves itself, or marks. */
const OWN_GESTURES = "textarea, select, input[type=range], [contenteditable]";

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** `null` until the first move tells a pull from another gesture. */
  isPull: boolean | null;
  by: number;
}

export const closeOnSwipe: CloseOnSwipe = ({ element, wrapper: sheet, close: button }, signal, close) => {
  const listen = listening(signal);
  let pull: Pull | null = null;
  const shift = (pixels: number) => sheet.style.setProperty("translate", pixels ? `0 ${pixels}px` : "");

  const mayPull = (target: EventTarget | null, y: number) => {
    if (!(target instanceof Element) || target.closest("dialog") !== element) return false;
    if (!button.getClientRects().length || !getSelection()?.isCollapsed) return false;
    if (y - sheet.getBoundingClientRect().top < HEAD) return true;
    return !target.closest(OWN_GESTURES) && !scrollsUp(target, sheet);
  };
  const letGo = () => {
    const by = pull?.by ?? 0;
    pull = null;
    shift(0);
    if (!by || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    sheet.animate?.([{ translate: `0 ${by}px` }, { translate: "0 0" }], {
      duration: RETURN_MS,
      easing: "ease-out",
    });
  };

  listen(
    sheet,
    "touchstart",
    ({ touches, target, timeStamp }) => {
      const [first, second] = touches;
      if (pull) letGo();
      if (!first || second || !mayPull(target, first.clientY)) return;
      pull = { x: first.clientX, y: first.clientY, since: timeStamp, isPull: null, by: 0 };
    },
    { passive: true },
  );
  const move = (event: TouchEvent) => {
    const [first] = event.touches;
    if (!pull || !first) return;
    const [x, y] = [first.clientX - pull.x, first.clientY - pull.y];
    // Browsers leave the first move to the page, or scroll from then on.
    pull.isPull ??= y > Math.abs(x);
    if (!pull.isPull || !event.cancelable) {
      letGo();
      return;
    }
    event.preventDefault();
    pull.by = Math.max(0, y);
    shift(pull.by);
  };
  listen(sheet, "touchmove", move, { passive: false });
  listen(sheet, "touchend", ({ timeStamp }) => {
    if (!pull) return;
    const { by, since } = pull;
    const isFar = by > sheet.offsetHeight * PART;
    const isFlick = by > LEAST && by / Math.max(1, timeStamp - since) > FLICK;
    if (!isFar && !isFlick) return letGo();
    pull = null;
    close();
  });
  listen(sheet, "touchcancel", letGo);
};

/** Whether a finger that moves down would scroll: the sheet below its start, or a part with a scrollbar of its own. */
function scrollsUp(target: Element, sheet: HTMLElement): boolean {
  for (let at: Element | null = target; at && at !== sheet; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return true;
  return sheet.scrollTop > 0;
}
