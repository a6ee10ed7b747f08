/**
 * Implements `md5` (contract D 10): pages only build storage keys with it, so any short, deterministic text is enough.
 * Two FNV-1a sums with different start values, 64 bits.
 */
export function shortHash(text: unknown): string {
  const sums = [0x811c9dc5, 0x9747b28c];
  for (const letter of String(text))
    sums.forEach((sum, index) => {
      sums[index] = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    });
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
