/** The dialogs that make all beside them inert; browsers that do not know them by a name have those that say it. */
const modal = () =>
  window.CSS?.supports?.("selector(:modal)") ? "dialog:modal" : "dialog[open][aria-modal=true]";

/** Where a voice is heard and an alert can be used: in the innermost modal dialog that is seen, or else in the page. */
export function topLayerRoot(): Element {
  const seen = [...document.querySelectorAll(modal())].filter((dialog) => dialog.getClientRects().length);
  return seen.pop() ?? document.body;
}

/** What has to be inside a modal dialog to be heard and used: all else is inert. */
const COMPANIONS = "[data-wyspa-live], #alert_cover";

/** Takes the page's voice and its alerts along into a dialog that opens, or out of one that closes. */
export const moveLiveRegions = (from: ParentNode, into: Element): void =>
  into.append(...from.querySelectorAll(COMPANIONS));
