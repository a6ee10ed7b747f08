import { isEscape } from "../../../runtime/dom/is-escape";
import { tryFocus } from "../../../runtime/dom/try-focus";

/**
 * Puts the card behind its opener in the tab order, although it is elsewhere in the document. Escape closes it.
 * @param opener has opened the card; the focus is not taken from it
 */
export function followKeys(
  card: HTMLElement,
  opener: Element | null,
  signal: AbortSignal,
  close: () => void,
): void {
  const onTab = (event: KeyboardEvent) => {
    const controls = [...card.querySelectorAll("a[href], button")];
    const at = document.activeElement;
    if (!opener?.isConnected || !at) return;
    const isFromOpener = at === opener && !event.shiftKey;
    if (isFromOpener && tryFocus(controls[0])) event.preventDefault();
    if (event.shiftKey && at === controls[0] && tryFocus(opener)) event.preventDefault();
    // From the opener, the browser itself moves on to the control behind it, which must not be the card again.
    if (!event.shiftKey && at === controls.at(-1) && tryFocus(opener)) skipOnce(controls);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isEscape(event)) close();
    else if (event.key === "Tab" && !event.defaultPrevented) onTab(event);
  };
  document.addEventListener("keydown", onKey, { signal });
}

/**
 * Keeps the card's controls out of the tab order while the browser carries out the pressed Tab. Not by `inert`: Firefox
 * would rebuild the card for screen readers, and Orca would lose its place.
 */
function skipOnce(controls: readonly Element[]): void {
  for (const control of controls) control.setAttribute("tabindex", "-1");
  setTimeout(() => {
    for (const control of controls) control.removeAttribute("tabindex");
  });
}
