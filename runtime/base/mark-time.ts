/** Writes a mark into the browser's performance timeline, where a page's scripts have left it usable. */
export function markTime(name: string): void {
  try {
    performance.mark(name);
  } catch {
    // a page may have replaced `performance`
  }
}
