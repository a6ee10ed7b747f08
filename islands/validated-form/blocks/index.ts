/** What address forms of the theme do beside being checked: a chunk of its own, for forms that have such parts. */
import { followClientType } from "./client-type";
import { followCountry } from "./country";
import { followPhonePrefix } from "./phone-prefix";

export function followBlocks(root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  followCountry(root, signal);
  followClientType(root, signal);
  followPhonePrefix(root, signal);
}
