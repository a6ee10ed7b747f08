import { attr, matches, protoGet, query } from "../../runtime/base/safe-dom";
import { overAnyDialog } from "../../runtime/dom/cookie-banner";
import { ensureFocusRing } from "../../runtime/dom/keep-ring";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { type OverrideAttribute, overrideAttributesUntilAbort } from "../../runtime/dom/override";
import type { Menu } from "./menu";

/**
 * The close button in the drawer's upper corner, at the end of the line. It stays in sight while the contents scroll. No
 * theme knows it, and our stylesheet is not on the page yet.
 */
const CLOSE = {
  display: "grid",
  position: "sticky",
  zIndex: "3",
  insetBlockStart: "0",
  order: "-2",
  flex: "none",
  alignSelf: "flex-end",
  placeItems: "center",
  boxSizing: "border-box",
  inlineSize: "44px",
  blockSize: "44px",
  marginBlock: "0",
  marginInline: "auto 0",
  padding: "0",
  border: "0",
  color: "inherit",
  font: "28px/1 sans-serif",
  cursor: "pointer",
} as const;

/** Live regions, which screen readers must hear, and elements that show nothing. */
const NEVER_INERT = "script, style, link, template, [aria-live], [role=status], [role=alert]";

/**
 * Makes the open drawer focusable, and gives it a label; everything around it is inert.
 * The drawer keeps its landmark role, because `aside` may not have the role `dialog` (ARIA in HTML).
 */
export function actAsDialog({ t, banner }: Menu, aside: HTMLElement, signal: AbortSignal): void {
  const override = overrideAttributesUntilAbort(signal);
  override(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    override(aside, "aria-label", t("category-menu.drawer"));
  makeSurroundingsInert(aside, overAnyDialog(banner), override);
}

/**
 * Adds the button that closes the drawer, also for screen readers on phones, which have neither Escape nor a tap
 * outside. It stays in the closed drawer: adding or removing it in sight would move what is below.
 */
export function closeButton({ t, signal }: Menu, aside: Element, close: () => void): HTMLElement {
  const button = makeElement("button", "navbar-close", "×");
  button.type = "button";
  button.setAttribute("aria-label", t("category-menu.close"));
  // The drawer's own colour, which themes and dark schemes choose: contents scroll below the button.
  Object.assign(button.style, CLOSE, { background: getComputedStyle(aside).backgroundColor });
  ensureFocusRing(button, signal);
  listening(signal)(button, "click", () => close());
  signal.addEventListener("abort", () => button.replaceWith());
  aside.prepend(button);
  return button;
}

/** Makes everything around an element inert. */
function makeSurroundingsInert(element: Element, over: string, override: OverrideAttribute): void {
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const other of inside.parentElement.children) if (other !== inside) makeInert(other, over, override);
}

/** Makes an element inert. If it contains a cookie banner, only what stands beside the banner becomes inert. */
function makeInert(element: Element, over: string, override: OverrideAttribute): void {
  if (matches(element, `${NEVER_INERT}, ${over}`) || attr(element, "inert") !== null) return;
  if (query(element, over))
    for (const child of protoGet(element, "children")) makeInert(child, over, override);
  else override(element, "inert", "");
}
