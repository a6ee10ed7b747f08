/** Polish default texts of visits; shops override them by key. */
export const texts = {
  /** Announced to screen readers when a new page is shown. */
  "visit.loaded": "Wczytano: {title}",
} as const;
