/** What the old `calculate_instalments` says (Polish, contract B l); shops override it by key. */
export const instalmentTexts = {
  "instalments.least": "Minimalna kwota umożliwiająca zakupy przez {name} to {amount}",
  "instalments.most": "Maksymalna kwota umożliwiająca zakupy przez {name} to {amount}",
} as const;
