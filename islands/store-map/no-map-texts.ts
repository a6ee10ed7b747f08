import type { Translate } from "../../runtime/contracts/texts";

/** Polish texts shown in place of a map; shops override them by key. */
export const texts = {
  "store-map.map": "Mapa sklepów",
  "store-map.map-of": "Mapa: {name}",
  "store-map.map-of-partners": "Mapa partnerów",
  "store-map.no-map": "Mapy nie można teraz pokazać. Adres: {address}",
  "store-map.only-list": "Mapy nie można teraz pokazać. Wszystkie adresy są na tej stronie.",
  "store-map.open": "Pokaż mapę",
  "store-map.open-from": "Obrazy mapy zostaną pobrane z serwera {host}.",
} as const;

export type SayNoMap = Translate<keyof typeof texts>;
