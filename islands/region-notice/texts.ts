import type { Translate } from "../../runtime/contracts/texts";

/**
 * The island's Polish texts, worded like the standard theme's where it has the same text. Shops override them by key
 * (contract A 10). `{name}` becomes an element that contains the country, postal code or currency.
 */
export const texts = {
  "region-notice.region": "Twój wybrany kraj dostawy to {name}",
  "region-notice.zipcode": "Twój wybrany region dostawy to {name}",
  "region-notice.currency": "Ceny wyświetlane w walucie: {name}",
  "region-notice.delivery-region": "Czasy i koszty dostawy wyświetlane dla kraju: {name}",
  "region-notice.delivery-zipcode": "Czasy i koszty dostawy wyświetlane dla regionu: {name}",
  "region-notice.and-zipcode": " i regionu: {name}",
  "region-notice.continue": "Kontynuuj",
  "region-notice.restore-region": "Przywróć domyślny kraj dostawy: {name}",
  "region-notice.restore-zipcode": "Przywróć domyślny region dostawy: {name}",
  "region-notice.and-restore-zipcode": " i region: {name}",
  "region-notice.restoring": "Przywracanie domyślnego miejsca dostawy",
  "region-notice.failed":
    "Nie udało się przywrócić domyślnego miejsca dostawy. Sprawdź połączenie i spróbuj ponownie.",
  "region-notice.unclear":
    "Nie wiadomo, czy przywrócono domyślne miejsce dostawy. Odśwież stronę, aby to sprawdzić, lub spróbuj ponownie.",
  "region-notice.failed-zipcode":
    "Przywrócono domyślny kraj dostawy, ale nie udało się przywrócić domyślnego regionu. Spróbuj ponownie.",
  "region-notice.failed-region":
    "Przywrócono domyślny region dostawy, ale nie udało się przywrócić domyślnego kraju. Spróbuj ponownie.",
  // Shown when the shopper closed the dialog before the server answered.
  "region-notice.restored":
    "Przywrócono domyślne miejsce dostawy. Odśwież stronę, aby zobaczyć ceny dla tego miejsca.",
  // Shown after the reload when the browser did not delete the cookies.
  "region-notice.kept":
    "Przywrócono domyślne miejsce dostawy, ale przeglądarka nie pozwala usunąć poprzedniego wyboru.",
} as const;

export type NoticeTranslate = Translate<keyof typeof texts>;
