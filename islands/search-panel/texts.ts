import type { Translate } from "../../runtime/contracts/texts";

/** The island's texts, as in the standard theme where it has them (contract A 5.4); a shop overrides any by its key. */
export const texts = {
  "search-panel.search": "Szukaj w sklepie",
  "search-panel.close": "Zamknij wyszukiwanie",
  "search-panel.list": "Wyniki wyszukiwania",
  "search-panel.count": { one: "{count} wynik", few: "{count} wyniki", many: "{count} wyników" },
  "search-panel.none": "Brak wyników dla „{text}”",
  "search-panel.loading": "Wczytywanie wyników",
  "search-panel.failed": "Nie udało się wczytać wyników",
  "search-panel.retry": "Spróbuj ponownie",
  "search-panel.on-request": "Cena na telefon",
  "search-panel.all": "Pokaż wszystkie",
  // Labels of the groups, by kind, and what stands before the names of two of them.
  "search-panel.query": "Podpowiedzi",
  "search-panel.product": "Produkty",
  "search-panel.menu": "Kategorie",
  "search-panel.producer": "Producenci",
  "search-panel.series": "Serie",
  "search-panel.cms": "Informacje",
  "search-panel.of-producer": "Producent: ",
  "search-panel.of-series": "Seria: ",
} as const;

export type Say = Translate<keyof typeof texts>;
