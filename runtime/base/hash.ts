/**
 * The FNV-1a hash of a text, 32 bits. The same text always has the same hash.
 * @param start the initial value, for several independent hashes of one text
 */
export function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
