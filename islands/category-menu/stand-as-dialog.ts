import { overrideAttributesUntilAbort } from "../../runtime/dom/override-attributes";
import { closeButton } from "./close-button";
import type { Menu } from "./menu";

/**
 * What a dialog has: a name, the focus, a way out for those who have neither Escape nor an outside. It stays the
 * landmark that it is: `aside` may not be made a dialog (ARIA in HTML).
 */
export function standAsDialog({ t }: Menu, aside: HTMLElement, signal: AbortSignal, close: () => void): void {
  const lend = overrideAttributesUntilAbort(signal);
  lend(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    lend(aside, "aria-label", t("category-menu.drawer"));
  aside.append(closeButton(t("category-menu.close"), signal, close));
}
