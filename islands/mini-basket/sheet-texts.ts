/** Texts that the sheet shows before its content has come. */
export const sheetTexts = { "mini-basket.title": "Twój koszyk" } as const;
