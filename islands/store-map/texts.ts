import type { Translate } from "../../runtime/contracts/texts";

/** Polish texts of the list, and in place of a map, as in the standard theme where it has them; shops override them by key (contract B o). */
export const texts = {
  "store-map.search": "Szukaj: miasto, ulica lub kod pocztowy",
  "store-map.from-text": "Szukaj",
  "store-map.from-me": "Najbliższe mnie",
  "store-map.own-order": "Przywróć kolejność",
  "store-map.count": { one: "{count} wynik", few: "{count} wyniki", many: "{count} wyników" },
  "store-map.none": "Brak wyników. Zmień wpisany tekst.",
  "store-map.sorted": "Kolejność od najbliższych: {place}",
  "store-map.my-place": "moja lokalizacja",
  "store-map.type-place": "Wpisz miejsce, od którego liczyć odległość.",
  "store-map.unknown-place":
    "Nie znamy miejsca „{place}”. Wpisz miasto lub kod pocztowy, w którym jest jeden z adresów na liście.",
  "store-map.denied":
    "Przeglądarka nie udostępnia sklepowi Twojej lokalizacji. Zezwól na to w jej ustawieniach albo wpisz miasto lub kod pocztowy.",
  "store-map.no-position": "Nie udało się ustalić Twojej lokalizacji. Wpisz miasto lub kod pocztowy.",
  "store-map.distance": "{distance} km",
  "store-map.range": "{first}–{last} z {count}",
  "store-map.previous": "Poprzednie",
  "store-map.next": "Następne",
  "store-map.show": "Pokaż na mapie",
  "store-map.sheet-grow": "Powiększ listę",
  "store-map.sheet-fold": "Zwiń listę",
  "store-map.sheet-show": "Pokaż listę",
  "store-map.today": "dziś {hours}",
  "store-map.open-until": "otwarte do {time}",
  "store-map.always": "całą dobę",
  "store-map.closed": "nieczynne",
  "store-map.map": "Mapa sklepów",
  "store-map.map-of": "Mapa: {name}",
  "store-map.map-of-partners": "Mapa partnerów",
  "store-map.no-map": "Mapy nie można teraz pokazać. Adres: {address}",
  "store-map.only-list": "Mapy nie można teraz pokazać. Wszystkie adresy są na tej stronie.",
  "store-map.open": "Pokaż mapę",
  "store-map.open-from": "Obrazy mapy zostaną pobrane z serwera {host}.",
} as const;

export type StoreTranslate = Translate<keyof typeof texts>;
