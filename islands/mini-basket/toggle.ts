import { containPositioned } from "../../runtime/dom/contain-positioned";

/** How many toggles this page has: each gets a panel id of its own. */
let toggles = 0;

/** Where the server's own (skeleton) panel stands; the one that React renders is none of the shell's business. */
export const serverPanels = (host: HTMLElement): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(".top_basket__details")].filter(
    (panel) => !panel.closest("[data-island-root]"),
  );

/** Over the end of the link, where themes draw an arrow: no theme has heard of it, and our sheet is not there at load. */
const PLACE =
  "position:absolute;inset-block:0;inset-inline-end:0;display:none;padding:0;border:0;background:none;cursor:pointer";

/** Whether the theme draws an arrow of its own at the end of the link; a second one would say nothing more. */
function drawsArrow(link: Element | null): boolean {
  const { content = "none" } = link ? getComputedStyle(link, "::after") : {};
  return !/^(none|normal|""|)$/.test(content);
}

/**
 * On a host that the page has not positioned nothing is known of its height, nor of its width: it may hold the open panel, and
 * span the page. There the button is as large as it must be, and stands behind a link that is part of a line.
 */
function standByLink({ style }: HTMLElement, link: Element | null): void {
  style.insetBlockEnd = "auto";
  style.minHeight = style.minWidth;
  if (link && getComputedStyle(link).display === "inline") style.insetInlineEnd = "auto";
}

/**
 * Puts the disclosure button after the header's link. It is out of the flow, so that it moves nothing (bar H6);
 * the style properties are set by script because a strict CSP forbids style attributes, not CSSOM.
 * @returns the button, and what takes it away
 */
export function insertToggle(host: HTMLElement): [toggle: HTMLButtonElement, remove: () => void] {
  // A host that another script has cloned or written anew brings a dead copy of its toggle along.
  for (const twin of host.querySelectorAll(".top_basket__toggle")) twin.remove();
  const toggle = document.createElement("button");
  const [panel] = serverPanels(host);
  const isOwn = panel?.id && document.getElementById(panel.id) === panel;
  const id = isOwn ? panel.id : `mini-basket-panel-${++toggles}`;
  if (panel) panel.id = id;
  toggle.type = "button";
  toggle.className = "top_basket__toggle";
  toggle.setAttribute("aria-controls", id);
  // What opens the panel, and says so from then on, comes later (bar A5).
  toggle.setAttribute("aria-expanded", "false");
  const link = host.querySelector(".top_basket__sub");
  if (!drawsArrow(link)) toggle.textContent = "▾";
  toggle.style.cssText = PLACE;
  toggle.style.minWidth = matchMedia("(pointer: coarse)").matches ? "44px" : "24px";
  if (getComputedStyle(host).position === "static") standByLink(toggle, link);
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
