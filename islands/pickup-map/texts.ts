import type { Translate } from "../../runtime/texts/texts";

/** The island's texts, as in the standard theme where it has them (contract B o); a shop overrides any by its key. */
export const texts = {
  "pickup-map.title": "Wybierz punkt odbioru",
  "pickup-map.place": "Adres, miejscowość lub kod pocztowy",
  "pickup-map.search": "Szukaj",
  "pickup-map.clear": "Wyczyść",
  "pickup-map.locate": "Użyj lokalizacji",
  "pickup-map.asking":
    "Przeglądarka prosi o udostępnienie Twojej lokalizacji. Zezwól na to lub odmów.",
  "pickup-map.denied":
    "Sklep nie ma uprawnień do Twojej lokalizacji. Zmień ustawienia prywatności w przeglądarce, by korzystać z usługi lokalizacji.",
  "pickup-map.suggestions": "Podpowiedzi miejsc",
  "pickup-map.suggested": { one: "{count} podpowiedź", few: "{count} podpowiedzi", many: "{count} podpowiedzi" },
  "pickup-map.not-found": "Nie znaleziono tego miejsca. Sprawdź pisownię lub wpisz inny adres.",
  "pickup-map.search-failed": "Nie udało się znaleźć miejsca. Sprawdź połączenie i spróbuj ponownie.",
  "pickup-map.loading": "Wczytywanie punktów odbioru",
  "pickup-map.failed": "Nie udało się wczytać punktów odbioru. Sprawdź połączenie i spróbuj ponownie.",
  "pickup-map.retry": "Spróbuj ponownie",
  "pickup-map.count": {
    one: "Znaleziono {count} punkt odbioru",
    few: "Znaleziono {count} punkty odbioru",
    many: "Znaleziono {count} punktów odbioru",
  },
  "pickup-map.none": "Brak punktów odbioru, sprawdź inny adres",
  "pickup-map.none-fits": "Żaden punkt nie spełnia tych warunków",
  "pickup-map.all": "Pokaż wszystkie",
  "pickup-map.points": "Punkty odbioru",
  "pickup-map.filters": "Filtry",
  "pickup-map.open-now": "Otwarte teraz",
  "pickup-map.weekend": "Otwarte w weekend",
  "pickup-map.cash": "Płatność przy odbiorze",
  "pickup-map.filter": "Szukaj na liście",
  "pickup-map.range": "Punkty {from}–{to} z {count}",
  "pickup-map.next": "Pokaż następne",
  "pickup-map.previous": "Pokaż poprzednie",
  "pickup-map.choose": "Wybierz ten punkt",
  "pickup-map.number": "Twój numer klienta u kuriera",
  "pickup-map.number-missing": "Podaj numer klienta, aby wybrać ten punkt.",
  "pickup-map.last": "Ostatnio wybrany",
  "pickup-map.hours": "Godziny otwarcia",
  "pickup-map.always": "całą dobę",
  "pickup-map.closed": "nieczynne",
  "pickup-map.show-map": "Pokaż mapę",
  "pickup-map.hide-map": "Ukryj mapę",
  "pickup-map.map": "Mapa punktów odbioru",
  "pickup-map.map-failed": "Nie udało się wczytać mapy. Wszystkie punkty są na liście.",
  "pickup-map.area": "Szukaj w tym obszarze",
  "pickup-map.selected": "Zaznaczono: {name}",
  "pickup-map.chosen": "Wybrano punkt odbioru: {name}",
} as const;

export type Say = Translate<keyof typeof texts>;
