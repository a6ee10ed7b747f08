import type { Mount } from "../../runtime/contracts/island";
import { ownDialog } from "../../runtime/dom/own-dialog";

/** Shown by itself wherever its block exists, and put back when it is closed (spec §2, contract A 11, ruling 21). */
export const mount: Mount = (host, context) => {
  void ownDialog(context, { element: host, automatic: true });
};
