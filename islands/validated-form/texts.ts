/** Polish texts of the summary; those of the error catalogue are in `code-texts.ts`. */
export const texts = {
  "validated-form.summary": {
    one: "Popraw {count} pole",
    few: "Popraw {count} pola",
    many: "Popraw {count} pól",
  },
  "validated-form.fill": "Wypełnij pola",
  // Follows a message about a field to which no link could lead.
  "validated-form.unseen": "Tego pola nie widać teraz na stronie.",
  "validated-form.rechecking": "Sprawdzamy poprawki…",
  "validated-form.repaired": "Wskazane pola są już poprawne.",
  "validated-form.unchecked": "Nie udało się teraz sprawdzić wszystkich danych. Sprawdzi je sklep.",
} as const;

export type Text = keyof typeof texts;
