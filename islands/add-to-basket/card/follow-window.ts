import { shownBanners } from "../../../runtime/dom/cookie-banner";
import { type Box, positionOf } from "./position";

/** Takes precedence at the window's edges, as banners do: the product page's own bar. */
const BAR = ".product_bar";
/** The header's basket shows the new number, so the card must not cover it. */
const BASKET = "#menu_basket";
const PRICES = "#projector_price_value, .product__prices, .price, [itemprop=price]";

/** Small windows: the width up to which the card spans the window. */
const SMALL_PX = 600;

/**
 * Keeps the card where it covers neither the pressed button nor its price, while the page scrolls and the window
 * changes. It moves by a transform, which is no layout shift.
 * @param around contains the price that belongs to the button
 * @param banner the configuration's `cookieBanner`
 */
export function followWindow(
  card: HTMLElement,
  button: Element | null,
  around: Element,
  banner: string,
  signal: AbortSignal,
): void {
  const place = () => {
    const seen = visiblePart();
    const boxes = [
      ...document.querySelectorAll(BASKET),
      button,
      around.querySelector(PRICES),
      ...document.querySelectorAll(BAR),
      ...shownBanners(banner),
    ]
      .flatMap((element) => element?.getBoundingClientRect() ?? [])
      .filter(({ width, height }) => width && height);
    const isRtl = getComputedStyle(card).direction === "rtl";
    const { left, top } = positionOf(sizeOf(card), boxes, seen, seen.width < SMALL_PX, isRtl);
    card.style.transform = `translate(${left}px, ${top}px)`;
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  window.addEventListener("scroll", later, { signal, passive: true });
  window.addEventListener("resize", later, { signal });
  for (const type of ["resize", "scroll"]) window.visualViewport?.addEventListener(type, later, { signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  place();
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** Without scrollbars and without an on-screen keyboard. */
function visiblePart(): Box {
  const { visualViewport: seen } = window;
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    width: Math.min(clientWidth, seen?.width ?? clientWidth),
    height: seen?.height ?? clientHeight,
  };
}
