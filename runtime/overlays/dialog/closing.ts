/**
 * Closes a dialog on Escape, on its button, and on a click outside. The first Escape in a field or in an open widget may be
 * meant for that. It only moves the focus to the dialog, and the next one closes (ruling 3).
 */
import { isEscape } from "../../dom/is-escape";
import { listening } from "../../dom/listening";
import { anyVisible } from "./page-busy";
import type { View } from "./view";

const WIDGETS = [".cop_pickup_map__wrapper", ".pickup_points_oscop__wrapper", ".product_stocks__wrapper"];

interface Closing {
  readonly view: View;
  readonly keepOpenFor: readonly string[];
  readonly signal: AbortSignal;
  isUnderBanner(): boolean;
  close(): void;
}

export function closeWhenAsked({ view, keepOpenFor, isUnderBanner, signal, close }: Closing): void {
  const { element, wrapper, content } = view;
  /** An Escape was swallowed, and the focus has not moved since. */
  let isWarned = false;
  /** Whether the click that ends this press may close. Decided at `pointerdown`, because the press blurs the field. */
  let pressed: boolean | undefined;

  const keepsOpen = () =>
    !!document.activeElement?.matches("input, textarea") ||
    isUnderBanner() ||
    [...WIDGETS, ...keepOpenFor].some(anyVisible);

  const stepBack = () => {
    if (isWarned || !keepsOpen()) return close();
    content.focus({ preventScroll: true });
    isWarned = true;
  };

  /** A dialog nested in this one, such as a field's calendar, handles its own clicks. */
  const isOfInnerDialog = (target: Element) => {
    const nearest = target.closest("dialog");
    return nearest !== element && element.contains(nearest);
  };
  const isHere = (target: Element) =>
    wrapper.contains(target) || isOfInnerDialog(target) || !!target.closest("#alert_cover");
  const isOutside = ({ target }: Event, byHand: boolean) =>
    target === element ||
    // Beside a non-modal dialog only a pointer click closes; a click by keyboard is meant for the focused control.
    (byHand && target instanceof Element && !isHere(target));

  const on = listening(signal);
  // Bubble phase: a list or a calendar inside that closes on Escape has called `preventDefault()` by then.
  on(document, "keydown", (event) => {
    if (!isEscape(event)) return;
    const { activeElement, body } = document;
    if (activeElement !== body && !element.contains(activeElement)) return; // not this dialog's key
    event.preventDefault();
    stepBack();
  });
  // The back gesture of phones; `cancel` also bubbles from file inputs inside.
  on(element, "cancel", (event) => {
    if (event.target !== element) return;
    event.preventDefault();
    stepBack();
  });
  // Closed by a form inside (method=dialog), by another script, or by the browser despite `preventDefault()`.
  on(element, "close", ({ target }) => target === element && !element.open && close());
  on(element, "focusin", ({ target }) => {
    if (target !== content) isWarned = false;
  });
  on(view.close, "click", close);
  const press = (event: PointerEvent) => {
    pressed = isOutside(event, true) && !keepsOpen();
  };
  const click = (event: MouseEvent) => {
    // A click whose `pointerdown` came before this dialog opened was meant for the page.
    const mayClose = pressed ?? (!event.detail && !keepsOpen());
    pressed = undefined;
    if (!mayClose || !isOutside(event, event.detail > 0)) return;
    event.preventDefault();
    close();
  };
  on(document, "pointerdown", press, { capture: true });
  on(document, "click", click, { capture: true });
}
