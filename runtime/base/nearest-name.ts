/** Finds the name that a misspelt one stands for. */

/** Names are compared without case, dashes and underscores: `graphqlURL` and `graphql-url` are both `graphqlUrl`. */
const bare = (name: string) => name.toLowerCase().replace(/[-_\s]/g, "");

/** The number of single-letter changes (insert, remove, replace, swap neighbours) between two words. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = [...Array(to.length + 1)].map((_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] as number;
}

/**
 * The most similar name.
 * @param name a misspelt name, of any length
 * @returns `null` when no name differs by at most a third of its letters
 */
export function nearestName(name: string, names: readonly string[]): string | null {
  const wanted = bare(name).slice(0, 40);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of names) {
    const difference = editDistance(wanted, bare(candidate));
    if (difference < least) {
      least = difference;
      best = candidate;
    }
  }
  return best;
}

/** The sentence for a warning: what the name was probably meant to be, else all valid names. */
export function didYouMean(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest ? `Did you mean "${nearest}"?` : `Valid names: ${[...names].sort().join(", ")}.`;
}
