/** Which events are touches that an island may have to answer, and what an island's descriptor must hold for them. */
import { closest, matches } from "../base/safe-dom";
import type { Touch } from "../contracts/hosts";
import { pressOf } from "../forms/press";

/** Safari before 16 cannot submit a form with its button, so no submit is queued there. */
export const canReplaySubmits = () => "requestSubmit" in HTMLFormElement.prototype;

/** Converts an event to a touch, if it may be queued; `null` if the browser should handle it. */
export function touchOf(event: Event): Touch | null {
  const { target: touched, type } = event;
  // Scripts cannot click an SVG node: the replay clicks the element around the drawing.
  const target = touched instanceof SVGElement ? closest(touched, ":not(svg,svg *)") : touched;
  if (!(target instanceof HTMLElement) || !isPlain(event)) return null;
  if (type === "submit") {
    if (!canReplaySubmits()) return null;
    return { type, target, press: pressOf((event as SubmitEvent).submitter) };
  }
  const isKey = event instanceof KeyboardEvent;
  if (isKey ? !isPressed(event, target) : actsByItself(target)) return null;
  return { type: "click", target, press: pressOf(null) };
}

/** Without a modifier key, and with the main button. A submit event has neither property. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Partial<MouseEvent>) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Enter or Space on a non-native control; browsers synthesise the click for native ones. */
const isPressed = ({ key, repeat }: KeyboardEvent, target: Element) =>
  /^(Enter| )$/.test(key) &&
  !repeat &&
  matches(target, "[tabindex],[role=button]") &&
  !matches(target, "a[href],button,input,select,textarea,summary,[contenteditable]");

/**
 * Whether the target is in a link to another page or file. That page opens at once, unless the island's descriptor holds
 * `link`. Links that always need their island are `javascript:`, `#…`, `showOnMap` and `.--empty` (the island fills its
 * page).
 */
const isOnLink = (target: Element) =>
  !!closest(target, "a[href]:not([href^='#'],[href=''],[href^='javascript:'],[href=showOnMap],.--empty)");

/** What an island's descriptor must hold, so that the touch is queued for it. */
export const kindOf = ({ target, type }: Touch) => (type === "click" && isOnLink(target) ? "link" : type);

/**
 * Whether the browser should handle a click itself. Submit buttons are queued by their `submit` event. A field handles
 * its click at once; the island reads its value at mount. A replayed click may not open another window.
 */
function actsByItself(target: Element): boolean {
  if (closest(target, "label,summary,select,textarea")) return true;
  if (isOnLink(target) && closest(target, "a[target]:not([target=_self])")) return true;
  const button = closest<HTMLInputElement>(target, "button,input");
  if (!button) return false;
  return /submit|image/.test(button.type) ? !!button.form : !/button|reset/.test(button.type);
}
