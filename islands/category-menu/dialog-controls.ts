import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { closeButton } from "./close-button";
import type { Menu } from "./menu";

/**
 * Makes the drawer focusable, and gives it a label and a close button for users who cannot press Escape or tap outside.
 * The drawer keeps its landmark role, because `aside` may not have the role `dialog` (ARIA in HTML).
 */
export function addDialogControls(
  { t }: Menu,
  aside: HTMLElement,
  signal: AbortSignal,
  close: () => void,
): void {
  const override = overrideAttributesUntilAbort(signal);
  override(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    override(aside, "aria-label", t("category-menu.drawer"));
  aside.append(closeButton(t("category-menu.close"), signal, close));
}
