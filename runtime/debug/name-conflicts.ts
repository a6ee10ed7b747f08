/** Finds other scripts that use our global names. */
import { warnOnce } from "../base/console";
import { getPath } from "../base/values";
import type { Boot } from "../contracts/boot";

const isGlobalTaken = ({ scan }: Boot) => getPath(window, "wyspa", "scan") !== scan;

export const hasNameConflict = (boot: Boot): boolean => !boot.runner.isOurs() || isGlobalTaken(boot);

export function warnAboutNameConflicts(boot: Boot): void {
  if (!boot.runner.isOurs())
    warnOnce(
      "the old script is on this page too: app_shop.runApp is not ours. The preset is off, and only elements with " +
        "data-island mount. Remove the old script's tag when you have tried the islands.",
    );
  if (isGlobalTaken(boot))
    warnOnce(
      "window.wyspa belongs to another script of the page, so no script can call our functions. Rename that global.",
    );
}
