/** Runs `onPress` of each island's `early.ts` already in the entry, because the press may unload the page. */
import { closest } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import { onPress } from "./generated/early";

export function actOnPress(boot: Pick<Boot, "isEnabledByConfig" | "first">): void {
  const act = ({ target, button }: MouseEvent) => {
    // The secondary button opens the context menu; the middle button opens links.
    for (const [name, [selector, leave]] of onPress)
      if (
        button < 2 &&
        target instanceof Element &&
        closest(target, selector) &&
        boot.isEnabledByConfig(name)
      )
        try {
          leave(boot.first);
        } catch {
          // a denied storage holds nothing to clear
        }
  };
  addEventListener("click", act, true);
  addEventListener("auxclick", act, true);
}
