const FIELDS = "input, textarea, select, [contenteditable], iframe";

/**
 * Whether the shopper is at something that what comes by itself would take away (bar A2): writing, also in a frame or
 * in somebody's custom element, into which we do not see; or pressing, for the press would end on the dialog.
 */
export function isUserBusy(): boolean {
  const { activeElement } = document;
  return (
    !!document.querySelector(":active") ||
    !!activeElement?.matches(FIELDS) ||
    !!activeElement?.localName.includes("-")
  );
}
