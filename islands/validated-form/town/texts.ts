/** Polish texts about a town that the form has filled in; shops override them by key. */
export const townTexts = {
  "validated-form.town": "Wpisano miejscowość {town}.",
  "validated-form.town-removed": "Usunięto miejscowość.",
  "validated-form.town-of-code": "Z kodu pocztowego.",
} as const;
