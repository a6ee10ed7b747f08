/** Milliseconds between two keys from which on the shopper no longer types in one go. */
const PAUSE = 700;
/** Milliseconds. */
const SHORTEST = 150;
const LONGEST = 500;

/**
 * How long to wait for another key before a search, with `search.debounce: "adaptive"`.
 * The first letters, pasted texts and keys after a pause are searched soon. During fast typing the wait is longer than
 * the gap to the next key, so that no request is sent for half a word.
 * @param gap milliseconds since the key before
 */
export const adaptivePause = (gap: number): number =>
  gap >= PAUSE ? SHORTEST : Math.min(Math.max(2 * gap + SHORTEST, 250), LONGEST);
