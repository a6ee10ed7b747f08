import { activeElement } from "../../../runtime/base/safe-dom";
import { shownBanners } from "../../../runtime/dom/cookie-banner";

/** Fields that open an on-screen keyboard. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select";
const HEIGHT = "--wyspa-product-bar-height";
/** Below this part of the window's height, the rest is an on-screen keyboard. */
const KEYBOARD = 0.75;

export interface Room {
  /** Shows the bar, or takes it out of sight and out of the tab order. */
  show(isShown: boolean): void;
}

/**
 * Makes room for the bar. Focused elements are scrolled clear of it (WCAG 2.4.11), and the page's end stays readable.
 * @param banner the configuration's `cookieBanner`
 * @param covered called when the place is taken by an on-screen keyboard or the cookie banner, and when it is free.
 *   Before the first call it counts as taken, so that the bar never shows over a banner.
 */
export function followRoom(
  bar: HTMLElement,
  banner: string,
  signal: AbortSignal,
  covered: (isCovered: boolean) => void,
): Room {
  const root = document.documentElement;
  const { body } = document;
  const before = { scrollPaddingBlockEnd: root.style.scrollPaddingBlockEnd, end: body.style.paddingBlockEnd };
  const { visualViewport } = window;
  let isCovered = true;
  const look = () => {
    const isTyping = !!document.activeElement?.matches(TYPED) && !bar.contains(document.activeElement);
    const isKeyboard =
      !!visualViewport && visualViewport.height * visualViewport.scale < KEYBOARD * innerHeight;
    const isBanner = shownBanners(banner).length > 0;
    const now = isTyping || isKeyboard || isBanner;
    if (now === isCovered) return;
    isCovered = now;
    covered(now);
  };
  const soon = () => requestAnimationFrame(() => signal.aborted || look());
  for (const type of ["focusin", "focusout", "click"]) document.addEventListener(type, soon, { signal });
  visualViewport?.addEventListener("resize", soon, { signal });
  soon();
  signal.addEventListener("abort", () => {
    root.style.scrollPaddingBlockEnd = before.scrollPaddingBlockEnd;
    root.style.removeProperty(HEIGHT);
    body.style.paddingBlockEnd = before.end;
  });

  /** The bar may appear over a focused element that needed no scrolling before (WCAG 2.4.11). */
  const uncover = () => {
    const focused = activeElement();
    if (!focused?.matches(":focus-visible") || bar.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (top < innerHeight && bottom > innerHeight - bar.offsetHeight)
      focused.scrollIntoView({ block: "nearest" });
  };

  let hasRoom = false;
  let wasShown = false;
  return {
    show(isShown) {
      bar.style.display = isShown ? "flex" : "none";
      // Lifts the back-to-top button, and whatever else a theme fixes to the lower edge.
      root.style.setProperty(HEIGHT, isShown ? `${bar.offsetHeight}px` : "0px");
      root.style.scrollPaddingBlockEnd = isShown ? `${bar.offsetHeight}px` : before.scrollPaddingBlockEnd;
      const isNew = isShown && !wasShown;
      wasShown = isShown;
      if (!isNew) return;
      if (!hasRoom) {
        hasRoom = true; // kept while the bar is away: a page that shrinks and grows would move at its end
        const own = Number.parseFloat(getComputedStyle(body).paddingBlockEnd) || 0;
        body.style.paddingBlockEnd = `${own + bar.offsetHeight}px`;
      }
      uncover();
    },
  };
}
