/** Polish texts of shopping lists; shops override them by key. */
export const texts = {
  "shopping-lists.title": "Dodaj do listy zakupowej",
  "shopping-lists.save": "Zapisz",
  "shopping-lists.save-on": "Zapisz na liście {list}",
  "shopping-lists.new": "Utwórz nową listę",
  "shopping-lists.name": "Nazwa listy",
  "shopping-lists.create": "Utwórz listę",
  "shopping-lists.created": "Utworzono listę {list}.",
  "shopping-lists.share": "Udostępnij tę listę",
  "shopping-lists.share-note":
    "Listę, której nie udostępniasz, widzisz tylko Ty. Udostępnioną zobaczy każdy, kto ma link. Możesz to zmienić na stronie listy.",
  "shopping-lists.is-private": "Lista jest prywatna.",
  "shopping-lists.is-shared": "Lista jest udostępniona: zobaczy ją każdy, kto ma link.",
  "shopping-lists.added": "Dodano do listy {list}.",
  "shopping-lists.size": "Wybierz rozmiar, aby dodać produkt do listy.",
  "shopping-lists.nothing": "Nie ma tu produktów, które można dodać do listy.",
  "shopping-lists.failed": "Nie udało się zapisać zmiany na liście. Spróbuj ponownie.",
  "shopping-lists.unclear": "Nie wiadomo, czy lista powstała. Odśwież stronę, zanim spróbujesz ponownie.",
  "shopping-lists.unclear-change":
    "Nie wiadomo, czy zmiana na liście została zapisana. Odśwież stronę, zanim spróbujesz ponownie.",
  "shopping-lists.offline": "Brak połączenia z internetem. Gdy wróci, spróbuj ponownie.",
} as const;

export type Text = keyof typeof texts;
