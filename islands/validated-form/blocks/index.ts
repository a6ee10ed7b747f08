/** What address forms of the theme do beside being checked: a chunk of its own, for forms that have such parts. */
import type { Tools } from "../tools";
import { followClientType } from "./client-type";
import { followCountry } from "./country";
import { followPhonePrefix } from "./phone-prefix";

export function followBlocks(tools: Tools, root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  followCountry(tools, root, signal);
  followClientType(tools, root, signal);
  followPhonePrefix(tools, root, signal);
}
