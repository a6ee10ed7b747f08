/** Texts of the info bars (Polish); shops override them by key. */
export const texts = {
  "info-bars.close": "Zamknij: {bar}",
  "info-bars.top": "Informacje na górze strony",
  "info-bars.bottom": "Informacje na dole strony",
} as const;
