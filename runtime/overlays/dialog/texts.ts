/** Texts of dialogs (Polish); shops override them by key. */
export const texts = {
  "dialog.close": "Zamknij okno",
  /** The name of a dialog that has no heading. */
  "dialog.name": "Wiadomość",
} as const;
