/** Polish default texts of visits; shops override them by key. */
export const texts = {
  /** Announced to screen readers when a new page is shown. */
  "visit.loaded": "Wczytano: {title}",
  /** Follows it on a listing with pages; without the number of pages where the paging does not show the last one. */
  "visit.page": "strona {page} z {pages}",
  "visit.page-alone": "strona {page}",
} as const;
