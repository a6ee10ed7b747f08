/** Moves the focus into a dialog, and back out of it. */
import type { View } from "./view";

/** To the heading, so that a screen reader announces the dialog; else to the first usable control. */
export function focusFirst({ content, close }: View, heading: HTMLElement | null): void {
  const usable =
    "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex='-1'])";
  const wanted = [content.querySelector("[autofocus]"), heading, ...content.querySelectorAll(usable), close];
  for (const candidate of wanted) {
    (candidate as HTMLElement | null)?.focus();
    if (candidate && document.activeElement === candidate) return;
  }
}

/** To the opener; when it is gone, to the page's main part, where keyboard users can continue. */
export function giveBackFocus(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const main = document.querySelector<HTMLElement>("main, #content");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
