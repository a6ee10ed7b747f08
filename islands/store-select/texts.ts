/** Polish text shown when no store is chosen; shops override it by key. */
export const texts = { "store-select.incorect_shops": "Wybierz sklep z listy." } as const;
