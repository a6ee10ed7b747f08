/** Explains mistakes in a switch file, and prints what the file switches off. */
import { warnOnce } from "../../base/console";
import type { Decision } from "../../contracts/switches";
import { switchMistakes } from "../../platform/switches/mistakes";

/** @param file the parsed file; `undefined` for an answer that is not valid JSON */
export function explainSwitchFile(address: string, file: unknown): void {
  if (file === undefined) warnOnce(`${address} is not valid JSON. The last decision applies for a day.`);
  else for (const mistake of switchMistakes(file)) warnOnce(`${address}: ${mistake}`);
}

export function explainDecision(address: string, { enabled, islands = {}, version }: Decision): void {
  const off = enabled === false ? ["everything"] : Object.keys(islands);
  if (off.length) warnOnce(`${address} switches off: ${off.join(", ")}.`);
  if (version) warnOnce(`${address} selects "${version}", from the next page on.`);
}
