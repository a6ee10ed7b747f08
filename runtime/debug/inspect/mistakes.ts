/** Finds mistakes in the markup of a host, with the messages of the console and of `npx wyspa check`. */

import { attr } from "../../base/safe-dom";
import type { Boot } from "../../contracts/boot";
import { propRules } from "../../islands/generated/prop-rules";
import { missingOnHost } from "../../islands/markup-mistakes/missing-on-host";
import { unknownIsland, wrongWhen } from "../../islands/markup-mistakes/names";
import { readProps } from "../../islands/props";

/** @param isMounted a mounted island may have replaced the markup that it required */
export function mistakesOf(
  boot: Pick<Boot, "defined">,
  host: HTMLElement,
  name: string,
  isMounted: boolean,
): string[] {
  const own = boot.defined.get(name)?.descriptor;
  const rules = own ? own.props : propRules.get(name);
  const mistakes: string[] = [];
  readProps(host, rules, (mistake) => mistakes.push(mistake));
  const when = attr(host, "data-island-when");
  const wrong = when !== null && wrongWhen(when);
  if (wrong) mistakes.push(wrong);
  const lacking = isMounted ? null : missingOnHost(boot, host, name);
  if (lacking) mistakes.push(lacking);
  return mistakes;
}

export const unknownName = (boot: Pick<Boot, "rows" | "defined">, name: string): string =>
  unknownIsland(name, [...boot.rows.map((row) => row.name), ...boot.defined.keys()].sort());
