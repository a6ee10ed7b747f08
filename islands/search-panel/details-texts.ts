/** Polish texts about products, for shops whose server tells more of them; shops override them by key. */
export const texts = {
  "search-panel.before": "Najniższa cena z 30 dni:",
  "search-panel.stock-enable": "Dostępny",
  "search-panel.stock-order": "Na zamówienie",
  "search-panel.stock-disable": "Niedostępny",
  "search-panel.add": "Do koszyka",
  "search-panel.add-named": "Do koszyka: {name}",
  "search-panel.add-hint": "Tab: do koszyka",
  "search-panel.added": "Dodano do koszyka: {name}.",
  "search-panel.in-basket": {
    one: "W koszyku {count} produkt",
    few: "W koszyku {count} produkty",
    many: "W koszyku {count} produktów",
    other: "W koszyku {count} produktu",
  },
  "search-panel.holds": "Ilość tego produktu w koszyku: {quantity}.",
  "search-panel.not-added": "Nie udało się dodać produktu do koszyka. {reason}",
  "search-panel.unclear":
    "Nie wiadomo, czy produkt został dodany. Sprawdź koszyk, zanim spróbujesz ponownie.",
} as const;
