/** Connects the interdependent parts of the theme's address forms. A chunk of its own, for forms with such parts. */
import { followClientType } from "./client-type";
import { followCountry } from "./country";
import { followPhonePrefix } from "./phone-prefix";

export function followBlocks(root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  followCountry(root, signal);
  followClientType(root, signal);
  followPhonePrefix(root, signal);
}
