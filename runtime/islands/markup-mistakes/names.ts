/** Explains unknown names of islands and strategies. */
import { didYouMean } from "../../base/nearest-name";

export const unknownIsland = (name: string, islands: readonly string[]): string =>
  `data-island="${name}" names no island, so the server's HTML stays. ${didYouMean(name, islands)}`;

/** The strategies that `data-island-when` may name, as a theme designer writes them. */
const strategies = ["load", "idle", "visible", "interaction", "interaction or scroll", "media (…)"];

const VALID = /^\s*(load|idle|visible|never|interaction( or scroll)?|media\s*\(.+\).*)\s*$/s;

/**
 * @param where the start of the sentence
 * @param instead what happens with a strategy that is not valid
 * @returns `null` for a valid strategy
 */
export function wrongWhen(
  when: string,
  where = `data-island-when="${when}"`,
  instead = "the island's default applies",
): string | null {
  if (VALID.test(when)) return null;
  const wrong = `${where} names no strategy`;
  return /^\s*media\b/.test(when)
    ? `${wrong}: put the query of "media" into parentheses, as in "media (min-width: 757px)".`
    : `${wrong}, so ${instead}. ${didYouMean(when.trim(), strategies)}`;
}
