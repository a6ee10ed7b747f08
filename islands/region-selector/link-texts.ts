/**
 * Polish texts of the link that opens the selector, kept apart so that the link's chunk does not contain the selector's
 * texts.
 */
export const linkTexts = {
  "region-selector.unavailable":
    "Nie udało się wczytać listy krajów i języków. Sprawdź połączenie i spróbuj ponownie.",
} as const;
