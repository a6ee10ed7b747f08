/** Polish texts of a list's own page; shops override them by key. */
export const texts = {
  "shopping-lists.removed": "Usunięto z listy.",
  "shopping-lists.rename": "Zmień nazwę listy",
  "shopping-lists.renamed": "Nowa nazwa listy: {list}.",
  "shopping-lists.delete": "Usunąć listę {list}?",
  "shopping-lists.delete-yes": "Usuń listę",
  "shopping-lists.delete-no": "Zostaw listę",
  "shopping-lists.deleted": "Usunięto listę {list}.",
} as const;

export type ManageText = keyof typeof texts;
