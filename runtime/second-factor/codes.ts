/**
 * The dialogs of the second factor, a chunk of its own: a code that is typed, a contact that is changed with a code, and the
 * question of Back. They are needed without the list, too.
 */
export { openCodeDialog } from "./code-dialog";
export { openTemplate } from "./dialogs";
export { faultWords } from "./fault-words";
export { openUpdateDialog } from "./update-dialog";
