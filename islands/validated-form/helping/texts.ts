/** Polish texts of the help while a form is filled in; shops override them by key. */
export const helpTexts = {
  "validated-form.hint": "np. {example}",
  "validated-form.meant-email": "Czy chodziło Ci o {email}?",
  "validated-form.email-changed": "Wpisano adres {email}.",
  "validated-form.undo": "Cofnij",
  "validated-form.tax-number": "W tym numerze NIP jest pomyłka. Porównaj go cyfra po cyfrze.",
  "validated-form.for-firm": "Kupujesz na firmę.",
} as const;
