/** What stands beside a kind of documents (Polish); shops override the text by its key. */
export const texts = { "product-documents.tip": "Więcej informacji" } as const;
