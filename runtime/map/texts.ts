/** Texts on a map and in its place (Polish). */
export const mapTexts = {
  "map.show": "Pokaż mapę",
  "map.from": "Obrazy mapy zostaną pobrane z serwera {host}.",
  "map.loading": "Ładowanie mapy…",
  "map.missing": "Mapy nie można teraz pokazać.",
  "map.again": "Spróbuj ponownie",
  "map.skip": "Pomiń mapę",
  "map.keys": "{label}. Strzałki przesuwają mapę, plus i minus zmieniają przybliżenie.",
  "map.nearer": "Przybliż mapę",
  "map.farther": "Oddal mapę",
  "map.places": "Miejsca na mapie",
  "map.close": "Zamknij opis miejsca",
  "map.cluster": {
    one: "{count} miejsce, przybliż",
    few: "{count} miejsca, przybliż",
    many: "{count} miejsc, przybliż",
    other: "{count} miejsca, przybliż",
  },
} as const;
