import { interaction } from "./interaction";
import { load } from "./load";
import type { Strategy } from "./strategy";

/** What the entry has: what a shopper does at once must not wait. The others are in the core (`later.ts`). */
export const early: ReadonlyMap<string, Strategy> = new Map([
  ["load", load],
  ["interaction", interaction],
]);

/**
 * Reads `data-island-when`: the strategy's name and what follows it.
 * @param when e.g. `visible` or `media (min-width: 757px)`
 * @param otherwise the island's own, where `when` names none; `load` where that names none either
 */
export function readWhen(when: string, otherwise: string): [name: string, option: string] {
  const [, name = "", option = ""] = /^\s*([a-z]*)\s*(.*)$/s.exec(when) ?? [];
  return early.has(name) || /^(idle|visible|media)$/.test(name)
    ? [name, option]
    : readWhen(otherwise, "load");
}
