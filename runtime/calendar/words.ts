/** Texts of a calendar (Polish). The island `date-picker` includes them, and holds their translations. */
export const calendarTexts = {
  "calendar.previous-month": "Poprzedni miesiąc",
  "calendar.next-month": "Następny miesiąc",
  "calendar.previous-year": "Poprzedni rok",
  "calendar.next-year": "Następny rok",
  "calendar.previous-years": "Wcześniejsze lata",
  "calendar.next-years": "Późniejsze lata",
  "calendar.choose-month": "{name}, wybierz miesiąc",
  "calendar.choose-year": "{name}, wybierz rok",
  "calendar.months": "Miesiące",
  "calendar.years": "Lata",
  "calendar.closed": "Tego dnia nie można wybrać: {day}",
  "calendar.range": "od {from} do {to}",
} as const;

export type CalendarText = keyof typeof calendarTexts;
