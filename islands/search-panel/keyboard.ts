import { contains, query } from "../../runtime/base/safe-dom";
import type { Nodes } from "./nodes";
import type { Panel } from "./panel";
import { hasContent, hasOptions } from "./panel-state";

/** Actions of keys outside the panel. */
export interface Actions {
  /** Submits the typed text. */
  readonly submit: () => void;
  /** Closes panel and overlay, and returns the focus to the element that opened the overlay. */
  readonly close: () => void;
}

/**
 * Handles the keys of an editable combobox with a list (bar A1).
 * The focus stays in the field; letters, Home and End keep their native behaviour.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
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
  // Ignores keys of an input method: the Enter that commits a composition must not submit (bar R34).
  if (event.isComposing || event.keyCode === 229) return;

  if (key === "Escape") {
    const closes = overlay || panel.session.isBusy() || (open && hasContent(panel.state()));
    if (!closes && !input.value) return;
    event.preventDefault();
    if (closes) actions.close();
    else {
      panel.clear();
      panel.close();
    }
  } else if (key === "Tab") {
    // An option's button is not a stop of its own: it follows its option.
    const isInList = event.target !== input && contains(list, event.target as Node);
    const button = !event.shiftKey && query(list, "[aria-selected=true] + button:not([role])");
    if (event.target === input && button) {
      event.preventDefault();
      button.focus();
    } else if (isInList && event.shiftKey) {
      event.preventDefault();
      input.focus();
    } else if (overlay) keepInside(block, event);
    else if (listed && !isInList) panel.close();
  } else if (event.target !== input) {
    return; // buttons handle their own keys
  } else if (key === "Enter") {
    const option = list.querySelector<HTMLElement>("[aria-selected=true]");
    // In the overlay, Enter always submits the typed text (ruling 14); natively it would click the close button.
    if (overlay) actions.submit();
    else if (option?.matches("a, button")) option.click();
    else {
      // The browser submits the name of an option whose address was unsafe as a search text.
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

/** Keeps Tab inside the modal overlay. */
function keepInside(block: HTMLElement | null, event: KeyboardEvent): void {
  const stops = [
    ...(block?.querySelectorAll<HTMLElement>("input, button:not([role],[tabindex],[hidden])") ?? []),
  ];
  const next = stops.findIndex((stop) => stop.matches(":focus")) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
