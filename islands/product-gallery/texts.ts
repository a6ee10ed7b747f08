/** Polish texts of the gallery; shops override them by key. */
export const texts = {
  "product-gallery.position": "Zdjęcie {number} z {count}",
  "product-gallery.previous": "Poprzednie zdjęcie",
  "product-gallery.next": "Następne zdjęcie",
  "product-gallery.zoom-in": "Powiększ",
  "product-gallery.zoom-out": "Pomniejsz",
  "product-gallery.zoomed": "Powiększenie {percent}%",
} as const;

export type Text = keyof typeof texts;
