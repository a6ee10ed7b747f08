/** The dialogs that make all beside them inert; browsers that do not know them by a name have those that say it. */
const modal = () =>
  window.CSS?.supports?.("selector(:modal)") ? "dialog:modal" : "dialog[open][aria-modal=true]";

/** Where a voice is heard and an alert can be used: in the innermost modal dialog that is seen, or else in the page. */
export function stage(): Element {
  const seen = [...document.querySelectorAll(modal())].filter((dialog) => dialog.getClientRects().length);
  return seen.pop() ?? document.body;
}
