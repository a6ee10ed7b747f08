/** Texts of date fields, and of the calendar, which pages' own modules use too (Polish); shops override them by key. */
export { calendarTexts } from "../../runtime/calendar/words";

export const texts = {
  "date-picker.open": "Wybierz datę: {field}",
  "date-picker.change": "Zmień datę {date}: {field}",
  "date-picker.unreadable": "Nie udało się odczytać daty. Wpisz ją w formacie {format}.",
  "date-picker.closed": "Tej daty nie można wybrać.",
  "date-picker.too-long": "Zakres może mieć najwyżej {count} dni.",
  "date-picker.failed": "Kalendarz jest chwilowo niedostępny. Wpisz datę w formacie {format}.",
  "date-picker.format": "RRRR-MM-DD",
  "date-picker.format-time": "RRRR-MM-DD GG:MM",
} as const;

/** Texts of the calendar's dialog and of delivery days; the field's first file does without them. */
export const pickerTexts = {
  "date-picker.close": "Zamknij",
  "date-picker.time": "Godzina i minuta",
  "date-picker.hours": "Godzina",
  "date-picker.minutes": "Minuta",
  "date-picker.chosen": "Wybrano: {date}",
  "date-picker.cleared": "Usunięto: {date}",
  "date-picker.range-begun": "Początek: {date}. Wybierz koniec.",
} as const;

/** Texts about typed dates and about ranges. */
export const moreTexts = {
  "date-picker.ambiguous": "To może być {first} albo {second}. Wpisz datę w formacie {format}.",
  "date-picker.left-out": "Zakres nie obejmuje: {days}.",
  "date-picker.left-out-many": "Zakres nie obejmuje dni, których nie można wybrać ({count}).",
} as const;

export type Text = keyof typeof texts;
export type PickerText = keyof typeof pickerTexts;
