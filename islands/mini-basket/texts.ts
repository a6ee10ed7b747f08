import { sheetTexts } from "./sheet-texts";

/** Texts of the panel (Polish); shops override them by key. */
export const panelTexts = {
  ...sheetTexts,
  "mini-basket.unnamed": "Produkt bez nazwy",
  "mini-basket.size": "Rozmiar: {size}",
  "mini-basket.subscription": "Subskrypcja",
  "mini-basket.net": "netto",
  "mini-basket.quantity": "Ilość: {name}",
  "mini-basket.less": "Zmniejsz ilość: {name}",
  "mini-basket.more": "Zwiększ ilość: {name}",
  "mini-basket.remove": "Usuń {name}",
  "mini-basket.remove-short": "Usuń",
  "mini-basket.elsewhere": "Zmień w koszyku",
  "mini-basket.elsewhere-named": "Zmień w koszyku: {name}",
  "mini-basket.sum": "Wartość zamówienia:",
  "mini-basket.shipping": "Koszt przesyłki:",
  "mini-basket.free": "Gratis!",
  "mini-basket.missing": "Do darmowej dostawy brakuje",
  "mini-basket.reached": "Masz darmową dostawę!",
  "mini-basket.go": "Przejdź do koszyka",
  "mini-basket.undo": "Cofnij",

  "mini-basket.removed": "Usunięto {name}.",
  "mini-basket.restored": "Przywrócono {name}.",
  "mini-basket.changed": "{name}, ilość: {quantity}.",
  "mini-basket.limited": "{name}: sklep zmienił ilość na {quantity}.",
  "mini-basket.most": "{name}: możesz teraz zamówić najwyżej {quantity}.",
  "mini-basket.outside": "Koszyk się zmienił.",
  "mini-basket.in-basket": {
    one: "W koszyku {count} produkt",
    few: "W koszyku {count} produkty",
    many: "W koszyku {count} produktów",
    other: "W koszyku {count} produktu",
  },
  "mini-basket.empty": "Koszyk jest pusty",
  "mini-basket.on": "Kontynuuj zakupy: {name}",
  "mini-basket.stale": "Odśwież stronę, aby zobaczyć aktualny koszyk.",
  "mini-basket.not-a-quantity": "Podaj ilość większą od zera.",
  "mini-basket.failed": "Nie udało się zmienić: {name}. Spróbuj ponownie.",
  "mini-basket.refused": "Sklep nie przyjął zmiany: {name}.",
} as const;

export type PanelText = keyof typeof panelTexts;
