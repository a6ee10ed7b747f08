/** Texts of the card that shows an added product (Polish); shops override them by key. */
export const cardTexts = {
  "add-to-basket.held": "W koszyku: {quantity}",
  "add-to-basket.undo": "Cofnij",
  "add-to-basket.close": "Zamknij",
  "add-to-basket.done": "Dodano",
  "add-to-basket.removed": "Usunięto z koszyka: {name}.",
  "add-to-basket.taken-back": "Cofnięto dodanie: {name}. Ilość w koszyku: {quantity}.",
  "add-to-basket.not-undone": "Nie udało się cofnąć. Ilość tego produktu w koszyku: {quantity}.",
  "add-to-basket.undo-unclear": "Nie wiadomo, czy udało się cofnąć. Sprawdź koszyk.",
  "add-to-basket.unnamed": "ten produkt",
} as const;

export type CardText = keyof typeof cardTexts;
