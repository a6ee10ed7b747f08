/** Texts (Polish) of the old names that registration, order process and basket call (contract D 9). */

/** Used when neither shop nor server has a text for a phone or an e-mail. */
export const validationTexts = {
  "steps.phone": "Podano błędny numer telefonu",
  "steps.email": "Podano błędny adres e-mail",
} as const;

/** Texts of the list of a company's further accounts. */
export const associatedTexts = {
  "steps.login": "Login",
  "steps.e-mail": "E-mail",
  "steps.address": "Adres",
  "steps.limit-left": "Pozostały limit",
  "steps.limit-order": "Maks. 1 zamówienie",
  "steps.limit-month": "Maks. zamówienia z 30 dni",
  "steps.accepts": "Akceptacja zamówień",
  "steps.edit": "Edytuj",
  "steps.failed": "Coś poszło nie tak. Spróbuj ponownie później.",
  "steps.saved": "Zapisano dane",
  "steps.zipcodes": "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:",
  "steps.characters": "znaków).",
  "steps.fill-in": "Proszę wypełnić to pole.",
  "steps.show-password": "Pokaż hasło",
  "steps.hide-password": "Ukryj hasło",
  "steps.prev-page": "Poprzednia strona",
  "steps.next-page": "Następna strona",
} as const;

/** For a page whose second factor cannot be loaded. */
export const wayOutTexts = {
  "second-factor.unavailable": "Nie udało się wczytać metod weryfikacji. Spróbuj ponownie za chwilę.",
  "second-factor.to-signin": "Przejdź do strony logowania",
} as const;
