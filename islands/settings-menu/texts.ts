/** Names of the buttons that the settings bring, and of the languages' group (Polish). */
export const texts = {
  "settings-menu.open": "Język, waluta i kraj dostawy",
  "settings-menu.apply": "Zastosuj",
  "settings-menu.language": "Język",
} as const;
