/** Polish texts about what stands in place of results; shops override them by key. */
export const texts = {
  "search-panel.recent": "Ostatnie wyszukiwania",
  "search-panel.near": "Czy chodziło Ci o:",
  "search-panel.hint": "Sprawdź pisownię albo wpisz mniej słów.",
  "search-panel.forget": "Usuń z ostatnich wyszukiwań: {name}",
  "search-panel.forget-all": "Wyczyść ostatnie wyszukiwania",
  "search-panel.forgotten": "Usunięto z ostatnich wyszukiwań: {text}",
  "search-panel.forgotten-all": "Usunięto ostatnie wyszukiwania",
  "search-panel.forget-hint": "Tab: usuń",
} as const;
