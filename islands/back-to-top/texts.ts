/** Texts of the back-to-top button (Polish); shops override them by key. */
export const texts = { "back-to-top.name": "Wróć na początek strony" } as const;
