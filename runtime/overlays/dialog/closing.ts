/**
 * When a dialog closes: on Escape, on its button, on a click outside. Not while the shopper is at something that
 * the same key or click may be meant for (spec §4 Modals), but never twice: the Escape that an exemption swallows
 * leaves that inner state, and the next one closes (ruling 3).
 */
import { isEscape } from "../../dom/is-escape";
import { listening } from "../../dom/listening";
import type { View } from "./view";
import { anyVisible, isCovered } from "./visible";

const WIDGETS = [".cop_pickup_map__wrapper", ".pickup_points_oscop__wrapper", ".product_stocks__wrapper"];

interface Closing {
  readonly view: View;
  readonly keepOpenFor: readonly string[];
  readonly signal: AbortSignal;
  close(): void;
}

export function closeWhenAsked({ view, keepOpenFor, signal, close }: Closing): void {
  const { element, wrapper, content } = view;
  /** An Escape has been swallowed, and the shopper has gone nowhere since. */
  let isWarned = false;
  /** What a press promises for the click that ends it: by then it has already taken the focus out of a field. */
  let pressed: boolean | undefined;

  const keepsOpen = () =>
    !!document.activeElement?.matches("input, textarea") ||
    isCovered() ||
    [...WIDGETS, ...keepOpenFor].some(anyVisible);

  const stepBack = () => {
    if (isWarned || !keepsOpen()) return close();
    content.focus({ preventScroll: true });
    isWarned = true;
  };

  /** A dialog in here, the calendar of a field for example, answers its presses itself. */
  const isOfInnerDialog = (target: Element) => {
    const nearest = target.closest("dialog");
    return nearest !== element && element.contains(nearest);
  };
  const isHere = (target: Element) =>
    wrapper.contains(target) || isOfInnerDialog(target) || !!target.closest("#alert_cover");
  const isOutside = ({ target }: Event, byHand: boolean) =>
    target === element ||
    // Beside a dialog that is not modal, only a hand points at something; a key there means what it says.
    (byHand && target instanceof Element && !isHere(target));

  const on = listening(signal);
  // As late as can be: a list or a calendar inside that closes on Escape has prevented it by then.
  on(document, "keydown", (event) => {
    if (!isEscape(event)) return;
    const { activeElement, body } = document;
    if (activeElement !== body && !element.contains(activeElement)) return; // somebody else's
    event.preventDefault();
    stepBack();
  });
  // The ways back of phones; it also bubbles from file fields inside.
  on(element, "cancel", (event) => {
    if (event.target !== element) return;
    event.preventDefault();
    stepBack();
  });
  // Closed by a form inside (method=dialog), by another script, or by the browser against our will.
  on(element, "close", ({ target }) => target === element && !element.open && close());
  on(element, "focusin", ({ target }) => {
    if (target !== content) isWarned = false;
  });
  on(view.close, "click", close);
  const press = (event: PointerEvent) => {
    pressed = isOutside(event, true) && !keepsOpen();
  };
  const click = (event: MouseEvent) => {
    // A click whose beginning this dialog has not seen was meant for what stood there before it.
    const mayClose = pressed ?? (!event.detail && !keepsOpen());
    pressed = undefined;
    if (!mayClose || !isOutside(event, event.detail > 0)) return;
    event.preventDefault();
    close();
  };
  on(document, "pointerdown", press, { capture: true });
  on(document, "click", click, { capture: true });
}
