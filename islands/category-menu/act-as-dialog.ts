import { keepRing } from "../../runtime/dom/keep-ring";
import { listening } from "../../runtime/dom/listening";
import { type OverrideAttribute, overrideAttributesUntilAbort } from "../../runtime/dom/override";
import type { Menu } from "./menu";

/** Hides the close button without a stylesheet until it has the focus. */
const UNSEEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
const SEEN = "min-width:44px;min-height:44px;margin:8px;padding:8px 16px";

/** Stays reachable: live regions for screen readers, and elements that are never visible. */
const KEPT = "script, style, link, template, [aria-live], [role=status], [role=alert]";

/**
 * Makes the open drawer focusable, and gives it a label and a close button; everything around it is inert.
 * The drawer keeps its landmark role, because `aside` may not have the role `dialog` (ARIA in HTML).
 */
export function actAsDialog({ t }: Menu, aside: HTMLElement, signal: AbortSignal, close: () => void): void {
  const override = overrideAttributesUntilAbort(signal);
  override(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    override(aside, "aria-label", t("category-menu.drawer"));
  aside.append(closeButton(t("category-menu.close"), signal, close));
  shutOut(aside, override);
}

/** Closes the drawer for screen reader users on phones, who cannot press Escape or tap outside it. */
function closeButton(name: string, signal: AbortSignal, close: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "navbar-close";
  button.textContent = name;
  const look = (css: string) => {
    button.style.cssText = css;
  };
  look(UNSEEN);
  const on = listening(signal);
  on(button, "focus", () => look(SEEN));
  on(button, "blur", () => look(UNSEEN));
  keepRing(button, signal);
  on(button, "click", () => close());
  signal.addEventListener("abort", () => button.remove());
  return button;
}

/** Makes everything around an element inert. */
function shutOut(element: Element, override: OverrideAttribute): void {
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside && !other.matches(KEPT) && !other.hasAttribute("inert"))
        override(other, "inert", "");
}
