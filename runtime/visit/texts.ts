/** Texts of visits (Polish); shops override them by key. */
export const texts = {
  /** Said when a new page stands in place of the old one. */
  "visit.loaded": "Wczytano: {title}",
} as const;
