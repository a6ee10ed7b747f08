/** What the old bundle did for every page beside its widgets, in a chunk of its own. */
import type { Kernel } from "../kernel";
import { keepRunning } from "./run-handlers";

export function keepCompatible(kernel: Kernel): void {
  keepRunning(kernel);
  if (document.querySelector(".f-label, .control-label"))
    import("./floating-labels").then(
      ({ followLabels }) => followLabels(),
      () => {}, // the labels stand where the server has put them
    );
}
