/**
 * Selects modal dialogs, which make everything outside them inert. Browsers without `:modal` match the dialogs'
 * attributes.
 */
const modal = () =>
  window.CSS?.supports?.("selector(:modal)") ? "dialog:modal" : "dialog[open][aria-modal=true]";

/**
 * The root in which live regions are announced and alerts are usable: the innermost visible modal dialog, or else the
 * body.
 */
export function topLayerRoot(): Element {
  const seen = [...document.querySelectorAll(modal())].filter((dialog) => dialog.getClientRects().length);
  return seen.pop() ?? document.body;
}

/** Elements that must move into a modal dialog, because everything outside it is inert. */
const COMPANIONS = "[data-wyspa-live], #alert_cover";

/** Moves the page's live regions and alerts into a dialog that opens, or out of one that closes. */
export const moveLiveRegions = (from: ParentNode, into: Element): void =>
  into.append(...from.querySelectorAll(COMPANIONS));
