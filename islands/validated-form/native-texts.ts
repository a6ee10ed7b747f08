/** Polish texts of the rules of HTML, which apply in marked forms; the codes of `wyspa:validated` are their names. */
export const nativeTexts = {
  // Only with `messages: "friendly"`, or where the shop words them itself.
  "validated-form.too-short": {
    one: "Wpisz co najmniej {count} znak.",
    few: "Wpisz co najmniej {count} znaki.",
    many: "Wpisz co najmniej {count} znaków.",
  },
  "validated-form.too-long": {
    one: "Wpisz najwyżej {count} znak.",
    few: "Wpisz najwyżej {count} znaki.",
    many: "Wpisz najwyżej {count} znaków.",
  },
  "validated-form.number": "Wpisz liczbę.",
  "validated-form.date": "Podaj pełną datę lub godzinę.",
  "validated-form.url": "Wpisz pełny adres strony, np. https://www.sklep.pl",
  "validated-form.pattern": "Wpisz wartość w wymaganym formacie.",
  "validated-form.format": "Wpisz wartość w wymaganym formacie: {format}",
  "validated-form.example": "Wpisz wartość w wymaganej postaci, np. {example}",
  "validated-form.min": "Wpisz liczbę nie mniejszą niż {limit}.",
  "validated-form.max": "Wpisz liczbę nie większą niż {limit}.",
  "validated-form.earliest": "Najwcześniejszy możliwy termin: {limit}.",
  "validated-form.latest": "Najpóźniejszy możliwy termin: {limit}.",
  "validated-form.step": "Najbliższe dozwolone wartości: {low} i {high}.",
  "validated-form.step-one": "Najbliższa dozwolona wartość: {limit}.",
  "validated-form.no-file": "Wybierz plik.",
  "validated-form.file-type": "Pliku {name} nie można wysłać. Dozwolone formaty: {types}.",
  "validated-form.type-image": "zdjęcia",
  "validated-form.type-video": "filmy",
  "validated-form.type-audio": "nagrania dźwięku",
} as const;

export type NativeText = keyof typeof nativeTexts;
