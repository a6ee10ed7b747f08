/** Polish texts of a number of days: "5 dni", and "do 5 dni" where the theme writes the "do" (contract B k.4). */
export const texts = {
  "plural.days": { one: "{number} dzień", few: "{number} dni", many: "{number} dni", other: "{number} dnia" },
  "plural.days-up-to": {
    one: "{number} dnia",
    few: "{number} dni",
    many: "{number} dni",
    other: "{number} dnia",
  },
} as const;
