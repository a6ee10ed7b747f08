/** Numbers of days (Polish, contract B k.4): "5 dni", and "do 5 dni" where the theme has written the "do". */
export const texts = {
  "plural.days": { one: "{number} dzień", few: "{number} dni", many: "{number} dni", other: "{number} dnia" },
  "plural.days-up-to": {
    one: "{number} dnia",
    few: "{number} dni",
    many: "{number} dni",
    other: "{number} dnia",
  },
} as const;
