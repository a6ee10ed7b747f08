/** Polish names of the island's buttons and of the group of languages. */
export const texts = {
  "settings-menu.open": "Język, waluta i kraj dostawy",
  "settings-menu.apply": "Zastosuj",
  "settings-menu.language": "Język",
} as const;
