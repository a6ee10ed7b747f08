/** Default texts (Polish) of messages and labels that the old names show. */

/** Shown by `calculate_instalments` when its island cannot be loaded (Polish). */
export const instalmentTexts = {
  "instalments.missing": "Kalkulator rat nie jest teraz dostępny. Spróbuj ponownie za chwilę.",
} as const;

/** Explains a deposit (Polish, contract D 10). */
export const depositTexts = {
  "deposit.title": "Kaucja",
  "deposit.tip": "Do ceny doliczamy zwrotną kaucję: {price}.",
  "deposit.more": "Dowiedz się więcej",
  "deposit.text":
    "Kaucja to zwrotna opłata za opakowanie, doliczana do ceny produktu. Odzyskasz ją, gdy oddasz puste opakowanie w punkcie zbiórki.",
} as const;

/** Shown after a press when no list of pickup points can be loaded (Polish). */
export const pickupTexts = {
  "pickup.missing": "Lista punktów odbioru nie jest teraz dostępna. Spróbuj ponownie za chwilę.",
} as const;

/** Texts of a map that a page's own module creates (Polish): the map, a marker without a description, a missing map. */
export const oldMapTexts = {
  "old-map.name": "Mapa",
  "old-map.place": "Miejsce na mapie",
  "old-map.none": "Mapy nie można teraz pokazać.",
} as const;
