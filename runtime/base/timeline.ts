/** The browser's entries of a kind; none when a page has replaced `performance`. */
export function entriesOf(kind: "navigation" | "paint"): PerformanceEntryList {
  try {
    return [...performance.getEntriesByType(kind)];
  } catch {
    return [];
  }
}
