import type { Translate } from "../../runtime/contracts/texts";

export const texts = {
  "delivery-place.label": "Kod pocztowy dostawy",
  "delivery-place.choose": "Zmień miejsce dostawy",
  "delivery-place.empty": "Wpisz kod pocztowy.",
  "delivery-place.incorect_zipcode": "Błędnie wpisany kod pocztowy.",
  "delivery-place.eg": "np. {example}",
  // Only with `messages: "friendly"`.
  "delivery-place.example": "Wpisz go w takiej postaci, np. {example}",
  "delivery-place.formats":
    "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:",
  "delivery-place.choosing": "Zmieniam miejsce dostawy…",
  "delivery-place.chosen": "Dostawa na kod pocztowy {place}.",
  "delivery-place.chosen-country": "Kraj dostawy: {place}.",
  "delivery-place.failed": "Nie udało się zmienić miejsca dostawy. Spróbuj ponownie.",
  "delivery-place.unclear":
    "Nie wiadomo, czy zmieniono miejsce dostawy. Odśwież stronę, aby to sprawdzić, lub spróbuj ponownie.",
} as const;

export type DeliveryTranslate = Translate<keyof typeof texts>;
