/** What the link says that opens the selector. It stands apart, so that the link's file does not carry the selector's texts. */
export const linkTexts = {
  "region-selector.unavailable":
    "Nie udało się wczytać listy krajów i języków. Sprawdź połączenie i spróbuj ponownie.",
} as const;
