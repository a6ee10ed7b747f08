import { sheetTexts } from "./sheet-texts";

/** Texts of the header part, separate from the panel's, so that page load does not carry those. */
export const shellTexts = {
  ...sheetTexts,
  "mini-basket.worth": "Wartość koszyka: {worth}",
  "mini-basket.name": "Koszyk",
  "mini-basket.toggle": "Koszyk, {contents}",
  "mini-basket.products": {
    one: "{count} produkt",
    few: "{count} produkty",
    many: "{count} produktów",
    other: "{count} produktu",
  },
} as const;

export type ShellText = keyof typeof shellTexts;
