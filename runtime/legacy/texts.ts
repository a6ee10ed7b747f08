/** What the old `calculate_instalments` says where the island that answers it cannot be had (Polish). */
export const instalmentTexts = {
  "instalments.missing": "Kalkulator rat nie jest teraz dostępny. Spróbuj ponownie za chwilę.",
} as const;

/** What a deposit is (Polish, contract D 10). */
export const depositTexts = {
  "deposit.title": "Kaucja",
  "deposit.tip": "Do ceny doliczamy zwrotną kaucję: {price}.",
  "deposit.more": "Dowiedz się więcej",
  "deposit.text":
    "Kaucja to zwrotna opłata za opakowanie, doliczana do ceny produktu. Odzyskasz ją, gdy oddasz puste opakowanie w punkcie zbiórki.",
} as const;

/** What a press is answered with where nothing that lists pickup points can be had (Polish). */
export const pickupTexts = {
  "pickup.missing": "Lista punktów odbioru nie jest teraz dostępna. Spróbuj ponownie za chwilę.",
} as const;

/** Of the map that a page's own module makes (Polish): the map, and a marker of which nothing is said. */
export const oldMapTexts = {
  "old-map.name": "Mapa",
  "old-map.place": "Miejsce na mapie",
  "old-map.none": "Mapy nie można teraz pokazać.",
} as const;
