/** Texts of prices before a discount (Polish, contract B k.3, ruling 29); shops override them by key. */
export const omnibusTexts = {
  "omnibus.lowest": "Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: ",
  "omnibus.regular": "Cena regularna: ",
  "omnibus.without-code": "Cena bez kodu: ",
  "omnibus.upcoming": "Cena nadchodząca od {date}: {price}",
  "omnibus.code": "Kod rabatowy",
  "omnibus.bargain": "Okazja",
  "omnibus.promo": "Promocja",
} as const;

export type OmnibusText = keyof typeof omnibusTexts;
