/** Polish texts of the island; shops override the text by its key. */
export const texts = { "product-documents.tip": "Więcej informacji" } as const;
