const FIELDS = "input, textarea, select, [contenteditable], iframe";

/**
 * Whether an automatic dialog would interrupt the shopper (bar A2). That is the case in a field, an iframe or a custom
 * element, whose inside is unknown. It is also the case during a press, whose click would hit the dialog.
 */
export function isUserBusy(): boolean {
  const { activeElement } = document;
  return (
    !!document.querySelector(":active") ||
    !!activeElement?.matches(FIELDS) ||
    !!activeElement?.localName.includes("-")
  );
}
