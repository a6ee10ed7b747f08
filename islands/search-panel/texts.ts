import type { Translate } from "../../runtime/contracts/texts";

/**
 * Polish texts of the island, as in the standard theme where it has them; shops override them by key (contract A 5.4).
 */
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
  // Group labels by kind, and the prefixes of producer and series names.
  "search-panel.query": "Podpowiedzi",
  "search-panel.product": "Produkty",
  "search-panel.menu": "Kategorie",
  "search-panel.producer": "Producenci",
  "search-panel.series": "Serie",
  "search-panel.cms": "Informacje",
  "search-panel.of-producer": "Producent: ",
  "search-panel.of-series": "Seria: ",
  "search-panel.clear": "Wyczyść pole",
} as const;

export type SearchTranslate = Translate<keyof typeof texts>;
