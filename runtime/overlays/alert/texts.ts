/** Texts of the alert box (Polish); shops override them by key. */
export const texts = {
  "alert.close": "Zamknij komunikat",
  "alert.log": "Ostatnie komunikaty",
} as const;
