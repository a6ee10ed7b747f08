/** Texts that answer a press without a dialog (Polish); a shop overrides any by its key. */
export const texts = {
  "instalments.unnamed": "ten system ratalny",
  "instalments.opened": "Kalkulator rat otwiera się w nowej karcie: {name}",
  "instalments.refused":
    "Kalkulatora rat nie można otworzyć na tej stronie ({name}). O warunki zakupu na raty zapytaj obsługę sklepu.",
  "instalments.failed": "Nie udało się uruchomić kalkulatora rat. Sprawdź połączenie i spróbuj ponownie.",
  // The basket changed on this page, and its current worth could not be read.
  "instalments.stale": "Koszyk się zmienił. Odśwież stronę, aby obliczyć raty dla aktualnej kwoty.",
} as const;
