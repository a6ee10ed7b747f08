/**
 * Runs `onPress` of each island already in the entry: the press may unload the page, or what is in the page can answer
 * it. An island that has answered loads then, and continues from what it finds.
 */
import { withDeadline } from "../base/deadline";
import { markTime } from "../base/mark-time";
import { closest } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import { addRule, Step } from "../leaving/guard";
import { onPress } from "./generated/early";

/** Milliseconds after which an answer ends without its island: a file may hang. */
const PATIENCE_MS = 3_000;

/** @param known resolves when the page's hosts are known */
export function actOnPress(
  boot: Pick<Boot, "isEnabledByConfig" | "firstRequest" | "hosts" | "activate">,
  known: Promise<unknown>,
): void {
  const load = async (name: string, at: number) => {
    await known;
    for (const [host, islands] of boot.hosts) {
      const instance = islands.get(name);
      if (!instance) continue;
      for (const phase of ["touched", "answered"] as const) markTime(name, phase, host, at);
      await boot.activate(instance);
    }
  };
  addRule(Step.Answer, (event) => {
    const press = event as MouseEvent;
    const { target, button, timeStamp } = press;
    // The secondary button opens the context menu; the middle button opens links.
    for (const [name, [selector, answer]] of onPress)
      if (
        button < 2 &&
        target instanceof Element &&
        closest(target, selector) &&
        boot.isEnabledByConfig(name)
      )
        try {
          const end = answer(boot.firstRequest, press);
          if (end)
            return { is: "replace", act: () => withDeadline(load(name, timeStamp), PATIENCE_MS).then(end) };
        } catch {
          // a denied storage holds nothing to clear
        }
    return undefined;
  });
}
