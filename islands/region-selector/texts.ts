import type { Translate } from "../../runtime/contracts/texts";

/**
 * Polish texts of the island, as in the standard theme where it has them; shops override them by key (contract A 9).
 */
export const texts = {
  "region-selector.title": "Wybierz kraj dostawy i język",
  "region-selector.group": "Wybierz region dostawy",
  "region-selector.no-group": "Pozostałe kraje",
  "region-selector.country": "Wybierz kraj dostawy",
  "region-selector.language": "Wybierz język",
  "region-selector.filter": "Szukaj kraju lub waluty",
  "region-selector.count": { one: "{count} kraj", few: "{count} kraje", many: "{count} krajów" },
  "region-selector.none": "Nie ma takiego kraju na liście",
  "region-selector.more": "Pokaż więcej krajów",
  "region-selector.languages": "Język: {names}",
  "region-selector.chosen": "Wybrano: {names}",
  "region-selector.apply": "Zastosuj zmiany",
  "region-selector.back": "Wróć",
  // The step before the choice (contract A 9.3.8, ruling 19).
  "region-selector.recommended": "Zalecane ustawienia dla Twojego kraju",
  "region-selector.default": "Domyślne ustawienia sklepu",
  "region-selector.impossible": "Wybór dostawy do Twojego kraju nie jest możliwy",
  "region-selector.country-is": "Kraj dostawy:",
  "region-selector.currency-is": "Waluta:",
  "region-selector.language-is": "Język:",
  "region-selector.take": "Wybierz",
  "region-selector.next": "Wybieram inny kraj",
  // The older suggestion of another shop (contract A 9.4).
  "region-selector.choose-both": "Wybierz swój język i kraj",
} as const;

export type TextKey = keyof typeof texts;
export type RegionTranslate = Translate<TextKey>;
