import type { IslandContext } from "../../runtime/contracts/island";
import { containPositioned } from "../../runtime/dom/contain-positioned";
import { isOtherNumber } from "./header";
import { serverPanels } from "./server-panels";

/** Counts the page's toggles, so that each gets its own panel id. */
let toggles = 0;

/**
 * Over the end of the link, where themes draw an arrow. No theme styles it, and our stylesheet is not loaded at page
 * load.
 */
const PLACE =
  "position:absolute;inset-block:0;inset-inline-end:0;display:none;padding:0;border:0;background:none;cursor:pointer";

/** Whether the theme draws its own arrow at the end of the link; a second one would add nothing. */
function drawsArrow(link: Element | null): boolean {
  const { content = "none" } = link ? getComputedStyle(link, "::after") : {};
  return !/^(none|normal|""|)$/.test(content);
}

/**
 * Sizes the button on a host without a position. That host's size is unknown: it may contain the open panel and span
 * the page. The button takes its minimum size and follows a link that is inline.
 */
function placeByLink({ style }: HTMLElement, link: Element | null): void {
  style.insetBlockEnd = "auto";
  style.minHeight = style.minWidth;
  if (link && getComputedStyle(link).display === "inline") style.insetInlineEnd = "auto";
}

/**
 * Asks for the basket when the shop's own script has written another number into the header.
 * @returns stops it
 */
function heedOthers(host: HTMLElement, { store, platform }: IslandContext): () => void {
  /** A script that always writes in its own way is asked about once per basket. */
  let asked = "";
  const observer = new MutationObserver(() => {
    const { basket: slice, expected } = store.getState();
    const { basket, status } = slice;
    const question = `${basket?.count} ${host.querySelector(".top_basket__sub .badge")?.textContent}`;
    if (status !== "current" || expected !== null || question === asked || !isOtherNumber(host, basket))
      return;
    asked = question;
    void platform.basket.refresh();
  });
  observer.observe(host, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * Inserts the disclosure button after the header's link, out of the flow, so that it moves nothing (bar H6). The
 * script sets its styles by CSSOM, because a strict CSP forbids style attributes. A part of its own: empty baskets and
 * phones have no toggle.
 * @returns removes the button
 */
export function placeToggle(
  host: HTMLElement,
  toggle: HTMLButtonElement,
  context: IslandContext,
): () => void {
  const [panel] = serverPanels(host);
  const isOwn = panel?.id && document.getElementById(panel.id) === panel;
  const id = isOwn ? panel.id : `mini-basket-panel-${++toggles}`;
  if (panel) panel.id = id;
  toggle.setAttribute("aria-controls", id);
  const link = host.querySelector(".top_basket__sub");
  if (!drawsArrow(link)) toggle.textContent = "▾";
  toggle.style.cssText = PLACE;
  toggle.style.minWidth = matchMedia("(pointer: coarse)").matches ? "44px" : "24px";
  if (getComputedStyle(host).position === "static") placeByLink(toggle, link);
  const release = containPositioned(host);
  if (link) link.after(toggle);
  else host.prepend(toggle);
  const stop = heedOthers(host, context);
  return () => {
    stop();
    toggle.replaceWith();
    release();
  };
}
