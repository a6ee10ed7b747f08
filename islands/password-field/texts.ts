/** Polish texts; shops override them by key. */
export const texts = {
  "password-field.show": "Pokaż: {field}",
  "password-field.caps": "Caps Lock jest włączony.",
  "password-field.short": "Hasło jest za krótkie.",
  "password-field.weak": "Słabe hasło. Dodaj znaki albo kolejne słowo.",
  "password-field.fair": "Średnie hasło. Dłuższe będzie lepsze.",
  "password-field.good": "Dobre hasło.",
} as const;
