/** Said in the place of a map; a shop overrides it by its key. */
export const texts = {
  "store-map.no-map": "Mapy nie można teraz pokazać. Adres: {address}",
} as const;
