/** Texts of the way back (Polish); shops override them by key. */
export const texts = { "back-to-top.name": "Wróć na początek strony" } as const;
