import type { Mount } from "../../runtime/contracts/island";
import { ownDialog } from "../../runtime/dom/own-dialog";

/**
 * Opens the notice by itself wherever its block exists, and puts the block back on close (contract A 11, ruling 21).
 */
export const mount: Mount = (host, context) => {
  void ownDialog(context, { element: host, automatic: true });
};
