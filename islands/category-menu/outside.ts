import { overrideAttributesUntilAbort } from "../../runtime/dom/override";

/** Stays reachable: live regions for screen readers, and elements that are never visible. */
const KEPT = "script, style, link, template, [aria-live], [role=status], [role=alert]";

/** Makes everything around an element inert until the signal aborts. */
export function shutOut(element: Element, signal: AbortSignal): void {
  const override = overrideAttributesUntilAbort(signal);
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside && !other.matches(KEPT) && !other.hasAttribute("inert"))
        override(other, "inert", "");
}
