import type { Translate } from "../../runtime/contracts/texts";

/** What the map's side says, as in the standard theme where it has the words (contract B o, F 1.2); a shop overrides any by its key. */
export const texts = {
  "store-map.more": "więcej informacji",
  "store-map.chosen": "Wybrano: {name}",
  "store-map.not-found": "Nie znaleziono: {address}",
  "store-map.loading-points": "Trwa ładowanie punktów na mapie",
} as const;

export type Say = Translate<keyof typeof texts>;
