/**
 * The dialogs of the second factor: entering a code, changing a contact with a code, and the question on Back. They are
 * a chunk of their own, because pages need them without the list, too.
 */
export { openCodeDialog } from "./code-dialog";
export { openTemplate } from "./dialogs";
export { faultWords } from "./fault-words";
export { openUpdateDialog } from "./update-dialog";
