/** Names of the buttons that the settings bring (Polish). */
export const texts = {
  "settings-menu.open": "Język, waluta i kraj dostawy",
  "settings-menu.apply": "Zastosuj",
} as const;
