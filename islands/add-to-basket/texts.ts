/** Texts of the product form (Polish); shops override them by key. */
export const texts = {
  "add-to-basket.adding": "Dodawanie do koszyka…",
  "add-to-basket.added-named": "Dodano do koszyka: {name}.",
  "add-to-basket.added": "Dodano do koszyka.",
  "add-to-basket.in-basket": {
    one: "W koszyku {count} produkt",
    few: "W koszyku {count} produkty",
    many: "W koszyku {count} produktów",
    other: "W koszyku {count} produktu",
  },
  "add-to-basket.holds": "Ilość tego produktu w koszyku: {quantity}.",
  "add-to-basket.go": "Przejdź do koszyka",
  "add-to-basket.quantity": "Podaj ilość większą od zera.",
  "add-to-basket.refused": "Nie udało się dodać produktu do koszyka. Sprawdź wybrany rozmiar i ilość.",
  "add-to-basket.refused-because": "Nie udało się dodać produktu do koszyka. {reason}",
  "add-to-basket.no-more":
    "Sklep potwierdził dodanie, ale koszyk tego nie pokazuje. Sprawdź go, zanim spróbujesz ponownie.",
  "add-to-basket.unclear":
    "Nie wiadomo, czy produkt został dodany. Sprawdź koszyk, zanim spróbujesz ponownie.",
  "add-to-basket.busy": "Sklep jest chwilowo przeciążony. Spróbuj ponownie za chwilę.",
  "add-to-basket.offline": "Brak połączenia z internetem. Gdy wróci, sprawdź koszyk i spróbuj ponownie.",
  "add-to-basket.natively": "Nie udało się dodać produktu od razu. Wysyłamy formularz ponownie…",
} as const;

export type Text = keyof typeof texts;
