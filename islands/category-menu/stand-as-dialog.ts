import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { closeButton } from "./close-button";
import type { Menu } from "./menu";

/**
 * Gives the drawer a dialog's name, focus and close button, for users with neither Escape nor an outside to tap. It
 * stays a landmark, because `aside` may not have the role `dialog` (ARIA in HTML).
 */
export function standAsDialog({ t }: Menu, aside: HTMLElement, signal: AbortSignal, close: () => void): void {
  const lend = overrideAttributesUntilAbort(signal);
  lend(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    lend(aside, "aria-label", t("category-menu.drawer"));
  aside.append(closeButton(t("category-menu.close"), signal, close));
}
