import { attr, matches } from "../../base/safe-dom";
import type { Instance } from "../../contracts/hosts";
import { interaction } from "./interaction";
import type { Strategy } from "./strategy";

/** Starts at once, during the scan. */
export const load: Strategy = (_host, _option, start) => start();

/** Strategies in the entry: these must not wait for the core, which has the others (`further.ts`). */
export const early: Readonly<Record<string, Strategy | undefined>> = { load, interaction };

const KNOWN = /^\s*(load|interaction|idle|visible|media|never)\b\s*(.*)$/s;

/**
 * Splits `data-island-when` into the strategy's name and its option.
 * @param when e.g. `visible` or `media (min-width: 757px)`
 * @param otherwise the island's default, when `when` is not a known strategy; the last fallback is `load`
 */
export function readWhen(when: string, otherwise: string): [name: string, option: string] {
  const [, name = "load", option = ""] = KNOWN.exec(when) ?? KNOWN.exec(otherwise) ?? [];
  return [name, option];
}

/** The strategy of an island on its host: by the host's attribute, the preset's row, or the island's descriptor. */
export function strategyOf({ host, row }: Pick<Instance, "host" | "row">): [name: string, option: string] {
  const ofRow = row.preset?.find(({ when, selector }) => when && matches(host, selector))?.when;
  return readWhen(attr(host, "data-island-when") ?? ofRow ?? row.when, row.when);
}
