/** What the old `calculate_instalments` says (Polish, contract B l); shops override it by key. */
export const instalmentTexts = {
  "instalments.least": "Minimalna kwota umożliwiająca zakupy przez {name} to {amount}",
  "instalments.most": "Maksymalna kwota umożliwiająca zakupy przez {name} to {amount}",
} as const;

/** What a deposit is (Polish, contract D 10). */
export const depositTexts = {
  "deposit.title": "Kaucja",
  "deposit.tip": "Do ceny doliczamy zwrotną kaucję: {price}.",
  "deposit.more": "Dowiedz się więcej",
  "deposit.text":
    "Kaucja to zwrotna opłata za opakowanie, doliczana do ceny produktu. Odzyskasz ją, gdy oddasz puste opakowanie w punkcie zbiórki.",
} as const;

/** In place of a map that cannot be shown (Polish). */
export const mapTexts = {
  "map.missing": "Mapy nie można teraz pokazać. Wszystkie miejsca są na liście poniżej.",
} as const;
