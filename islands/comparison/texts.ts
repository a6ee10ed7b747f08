/** Texts of the comparison (Polish); shops override them by key. */
export const texts = {
  "comparison.remove": "Usuń z porównania: {name}",
} as const;

export type Text = keyof typeof texts;
