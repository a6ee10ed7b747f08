import { idle } from "./idle";
import { interaction } from "./interaction";
import { load } from "./load";
import { media } from "./media";
import type { Strategy } from "./strategy";
import { visible } from "./visible";

const strategies: ReadonlyMap<string, Strategy> = new Map([
  ["load", load],
  ["idle", idle],
  ["visible", visible],
  ["interaction", interaction],
  ["media", media],
]);

/**
 * Reads `data-island-when`: the strategy and what follows its name.
 * @param when e.g. `visible` or `media (min-width: 757px)`; an unknown name gives the default's strategy
 */
export function chooseStrategy(when: string, otherwise: string): [strategy: Strategy, option: string] {
  const [, name = "", option = ""] = /^\s*([a-z]*)\s*(.*)$/s.exec(when) ?? [];
  const strategy = strategies.get(name);
  return strategy ? [strategy, option] : chooseStrategy(otherwise, "load");
}
