/** Makes the button with the id and the icon that themes style (contract A 18), and with an accessible name. */
export function makeButton(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  const icon = document.createElement("i");
  button.id = "backTop";
  button.type = "button";
  button.setAttribute("aria-label", name);
  icon.className = "icon-angle-up";
  icon.setAttribute("aria-hidden", "true");
  button.append(icon);
  button.style.display = "none";
  return button;
}

/** Positions the button where the theme has no styles for it: it would sit at the end of the page. */
export function floatUnstyled({ style, firstElementChild: icon }: HTMLElement): void {
  Object.assign(style, {
    position: "fixed",
    bottom: "16px",
    width: "44px",
    height: "44px",
    padding: "0",
    border: "0",
    zIndex: "30",
  });
  if (icon) icon.textContent = "↑";
}

/** Pixels from the window's edge when there is no room beside the page. */
const NARROW = 10;

/** Pixels at the window's bottom that a bar in the page's flow covers now. */
function barsInSight(): number {
  const { top = 0, height = 0 } = document.querySelector(".bars_bottom")?.getBoundingClientRect() ?? {};
  return height ? Math.max(0, Math.min(window.innerHeight - top, window.innerHeight / 2)) : 0;
}

/**
 * Lifts the button above fixed bars and bars that scroll into view, whose buttons it would cover. A transform causes
 * no layout shift (bar H6).
 */
export function liftOverBars({ style }: HTMLElement): void {
  // The product page's bar comes and goes without a scroll, so it says its height itself.
  const fixed = "var(--bottom-fixed-bars-height, 0px) + var(--wyspa-product-bar-height, 0px)";
  style.transform = `translateY(calc(-1 * max(${fixed}, ${barsInSight()}px)))`;
}

/** Places the button beside `#container` if there is room, on the side where lines end (contract A 18, B p). */
export function placeBeside(button: HTMLElement): void {
  const page = document.getElementById("container")?.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const gap = !page ? 0 : isMirrored ? page.left : clientWidth - page.right;
  const side = `${Math.max(gap - button.offsetWidth, NARROW)}px`;
  Object.assign(button.style, isMirrored ? { left: side, right: "auto" } : { right: side, left: "" });
}
