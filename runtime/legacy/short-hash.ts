/**
 * What answers to `md5` (contract D 10): pages make keys of their own storage with it, so that any short text will
 * do that is the same for the same text. Two FNV-1a sums from different beginnings, 64 bits.
 */
export function shortHash(text: unknown): string {
  const sums = [0x811c9dc5, 0x9747b28c];
  for (const letter of String(text))
    sums.forEach((sum, index) => {
      sums[index] = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    });
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
