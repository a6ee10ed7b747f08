/** What is said where no store is chosen (spec §8 `incorect_shops`); shops override it by key. */
export const texts = { "store-select.incorect_shops": "Wybierz sklep z listy." } as const;
