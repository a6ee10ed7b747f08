/** Polish names of a product's sections; shops override the texts by key. */
export const texts = {
  "product-sections.name": "Informacje o produkcie",
  "product-sections.details": "Szczegółowe informacje",
  "product-sections.blog": "Blog",
  "product-sections.documents": "Do pobrania",
  "product-sections.recommended": "Strefa rekomendacji",
  "product-sections.questions": "Zadaj pytanie",
  "product-sections.opinions": "Opinie",
} as const;

export type Text = keyof typeof texts;
