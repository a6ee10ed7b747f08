/** What a press has to do on a page that it leads away from: an island's `on-press.ts`, from the first line of the entry on. */
import { closest } from "../base/safe-dom";
import type { Kernel } from "../contracts/boot";
import { presses } from "./generated/presses";

export function actOnPress(kernel: Pick<Kernel, "isEnabledByConfig" | "first">): void {
  const act = ({ target, button }: MouseEvent) => {
    // The context menu's button presses nothing; the middle one does.
    for (const [name, [selector, leave]] of presses)
      if (
        button < 2 &&
        target instanceof Element &&
        closest(target, selector) &&
        kernel.isEnabledByConfig(name)
      )
        try {
          leave(kernel.first);
        } catch {
          // a storage that is denied has kept nothing
        }
  };
  addEventListener("click", act, true);
  addEventListener("auxclick", act, true);
}
