import type { Nodes } from "./nodes";
import { hasContent, hasOptions, type Panel } from "./panel";

/** What keys set off beyond the panel. */
export interface Actions {
  /** Submits the typed text. */
  readonly submit: () => void;
  /** Closes panel and overlay; the focus goes back to what opened the overlay. */
  readonly close: () => void;
}

/**
 * The keys of an editable combobox with a list (bar A1, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * The focus stays in the field; letters, Home and End are the browser's.
 */
export function pressKey(
  event: KeyboardEvent,
  { input, list, block }: Nodes,
  panel: Panel,
  actions: Actions,
): void {
  const { key } = event;
  const { open, overlay } = panel.state();
  const listed = open && hasOptions(panel.state());
  // An input method's own keys: the Enter that commits a composition submits nothing (bar R34).
  if (event.isComposing || event.keyCode === 229) return;

  if (key === "Escape") {
    const closes = overlay || panel.session.isBusy() || (open && hasContent(panel.state()));
    if (!closes && !input.value) return;
    event.preventDefault();
    if (closes) actions.close();
    else {
      input.value = "";
      panel.typed();
    }
  } else if (key === "Tab") {
    if (overlay) keepInside(block, event);
    else if (listed) panel.close();
  } else if (event.target !== input) {
    return; // the keys of a button are its own
  } else if (key === "Enter") {
    const option = list.querySelector<HTMLElement>("[aria-selected=true]");
    // In the overlay it is always the typed text (ruling 14); the browser would click the button that closes.
    if (overlay) actions.submit();
    else if (option?.matches("a, button")) option.click();
    else {
      // The browser submits; the name of an option whose address was refused is still something to search for.
      if (option) panel.typed();
      return;
    }
    event.preventDefault();
  } else if (/^Arrow(Up|Down)$/.test(key) && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    if (!open) panel.open();
    if (hasOptions(panel.state()) && !event.altKey) panel.move(key === "ArrowUp" ? -1 : 1);
  }
}

/** Tab goes round among the stops of the overlay: it is modal. */
function keepInside(block: HTMLElement | null, event: KeyboardEvent): void {
  const stops = [...(block?.querySelectorAll<HTMLElement>("input, button:not([role])") ?? [])];
  const next = stops.findIndex((stop) => stop.matches(":focus")) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
