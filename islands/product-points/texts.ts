/** Polish explanations of loyalty points; shops override the texts by key. */
export const texts = {
  "product-points.tip": "O punktach lojalnościowych",
  "product-points.exchange": {
    one: "Możesz zamienić zgromadzone punkty lojalnościowe na ten produkt. Obecnie masz {count} punkt",
    few: "Możesz zamienić zgromadzone punkty lojalnościowe na ten produkt. Obecnie masz {count} punkty",
    many: "Możesz zamienić zgromadzone punkty lojalnościowe na ten produkt. Obecnie masz {count} punktów",
    other: "Możesz zamienić zgromadzone punkty lojalnościowe na ten produkt. Obecnie masz {count} punktu",
  },
  "product-points.members-only": "Program lojalnościowy dostępny jest tylko dla zalogowanych klientów",
  "product-points.received": "Po opłaceniu zamówienia przyznamy Ci taką ilość punktów lojalnościowych",
  "product-points.received-signed-out":
    "Po opłaceniu zamówienia przyznamy Ci taką ilość punktów lojalnościowych. Żeby zbierać punkty, musisz być zarejestrowanym klientem",
} as const;

export type Text = keyof typeof texts;
