/** Polish texts of a product page's changing parts; shops override the texts by key. */
export const texts = {
  "product.choose-size": "Proszę wybrać rozmiar",
  "product.size-sold-out": "{size} (wyprzedane)",
  "product.least": "Minimalnie musisz zamówić {quantity} {unit}",
  "product.most": "Maksymalnie możesz dodać {quantity} {unit}",
  "product.points": "{count} pkt.",
  "product.days": { one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia" },
  "product.sent": "Wysyłka",
  "product.sent-in": "Wysyłka za",
  "product.order-until": "Zamów do",
  "product.until-today": "{time}, to wyślemy dzisiaj",
  "product.today": "dzisiaj",
  "product.tomorrow": "jutro",
  "product.on-monday": "w poniedziałek",
  "product.on-tuesday": "we wtorek",
  "product.on-wednesday": "w środę",
  "product.on-thursday": "w czwartek",
  "product.on-friday": "w piątek",
  "product.on-saturday": "w sobotę",
  "product.on-sunday": "w niedzielę",
  "product.no-connection": "Wystąpił błąd połączenia. Sprawdź łącze internetowe lub spróbuj ponownie później",
  "product.conflict": "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
} as const;

export type Text = keyof typeof texts;
