/**
 * Ends overlays whose purpose has ended: the page is left in place, or the shopper opens another overlay. Islands are
 * files of their own, so overlays hear of each other by events on the document.
 */

/** A visit begins: by a link, a form, a script, Back or Forward. Dispatched after `wyspa:before-visit`. */
const LEAVE = "wyspa:leave";
const OPEN = "wyspa:open";

type Parts = readonly (Element | null)[];

// Not `new Event`, which some libraries replace.
const tell = (type: string, detail?: Parts) => document.dispatchEvent(new CustomEvent(type, { detail }));

/** Tells overlays that another page is about to be shown. */
export const tellLeave = (): void => void tell(LEAVE);

/** Tells overlays that another one has opened. @param parts its element, and its opener */
export const tellOpen = (...parts: Parts): void => void tell(OPEN, parts);

/** Calls back when the page is left in place, until the signal aborts. */
export const onLeave = (end: () => void, signal: AbortSignal): void =>
  document.addEventListener(LEAVE, end, { signal });

/**
 * Ends an overlay in time, until the signal aborts. It stays open beside another one while it has the focus, or when
 * the other one belongs to it.
 * @param overlay the element, with its opener if that is beside it
 * @param end called also while the overlay is closed
 */
export function endInTime(overlay: Element, end: () => void, signal: AbortSignal): void {
  onLeave(end, signal);
  const opened = (event: Event) => {
    const parts: Parts = (event as CustomEvent<Parts>).detail ?? [];
    // Not the form's own method, which a field may shadow.
    const isInside = (part: Element | null) => Node.prototype.contains.call(overlay, part);
    if (![...parts, document.activeElement].some(isInside)) end();
  };
  document.addEventListener(OPEN, opened, { signal });
}
