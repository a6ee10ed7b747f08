import { containPositioned } from "../../runtime/dom/contain-positioned";

/** Counts the page's toggles, so that each gets its own panel id. */
let toggles = 0;

/** The server's own (skeleton) panels; the shell does not touch the panel that React renders. */
export const serverPanels = (host: HTMLElement): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(".top_basket__details")].filter(
    (panel) => !panel.closest("[data-island-root]"),
  );

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
 * Inserts the disclosure button after the header's link, out of the flow, so that it moves nothing (bar H6). The
 * script sets its styles by CSSOM, because a strict CSP forbids style attributes.
 * @returns the button, and a function that removes it
 */
export function insertToggle(host: HTMLElement): [toggle: HTMLButtonElement, remove: () => void] {
  // A host that another script cloned or rewrote contains a dead copy of its toggle.
  for (const twin of host.querySelectorAll(".top_basket__toggle")) twin.remove();
  const toggle = document.createElement("button");
  const [panel] = serverPanels(host);
  const isOwn = panel?.id && document.getElementById(panel.id) === panel;
  const id = isOwn ? panel.id : `mini-basket-panel-${++toggles}`;
  if (panel) panel.id = id;
  toggle.type = "button";
  toggle.className = "top_basket__toggle";
  toggle.setAttribute("aria-controls", id);
  // The chunk that opens the panel loads later and then updates this attribute (bar A5).
  toggle.setAttribute("aria-expanded", "false");
  const link = host.querySelector(".top_basket__sub");
  if (!drawsArrow(link)) toggle.textContent = "▾";
  toggle.style.cssText = PLACE;
  toggle.style.minWidth = matchMedia("(pointer: coarse)").matches ? "44px" : "24px";
  if (getComputedStyle(host).position === "static") placeByLink(toggle, link);
  const release = containPositioned(host);
  if (link) link.after(toggle);
  else host.prepend(toggle);
  return [
    toggle,
    () => {
      toggle.remove();
      release();
    },
  ];
}
