import type { Feature } from "../../browser/features/contract";
import type { Setting } from "../deed";

/** Where a feature of the browser tests happens, without its action. */
export const setting = ({ path, viewport, context, prepare, before }: Feature): Setting => ({
  ...(path && { path }),
  ...(viewport && { viewport }),
  ...(context && { context }),
  ...(prepare && { prepare }),
  ...(before && { before }),
});
