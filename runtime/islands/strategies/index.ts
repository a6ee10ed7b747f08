import { interaction } from "./interaction";
import { load } from "./load";
import type { Strategy } from "./strategy";

/** What the entry has: what a shopper does at once must not wait. The others are in the core (`further.ts`). */
export const early: Readonly<Record<string, Strategy | undefined>> = { load, interaction };

const KNOWN = /^\s*(load|interaction|idle|visible|media|never)\b\s*(.*)$/s;

/**
 * Reads `data-island-when`: the strategy's name and what follows it.
 * @param when e.g. `visible` or `media (min-width: 757px)`
 * @param otherwise the island's own, where `when` names none; `load` where that names none either
 */
export function readWhen(when: string, otherwise: string): [name: string, option: string] {
  const [, name = "load", option = ""] = KNOWN.exec(when) ?? KNOWN.exec(otherwise) ?? [];
  return [name, option];
}
