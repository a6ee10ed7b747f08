import type { Translate } from "../../runtime/contracts/texts";

/**
 * Polish texts of the map, as in the standard theme where it has them; shops override them by key (contract B o, F
 * 1.2).
 */
export const texts = {
  "store-map.more": "więcej informacji",
  "store-map.chosen": "Wybrano: {name}",
  "store-map.not-found": "Nie znaleziono: {address}",
  "store-map.loading-points": "Trwa ładowanie punktów na mapie",
} as const;

export type StoreMapTranslate = Translate<keyof typeof texts>;
