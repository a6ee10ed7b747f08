/** Name of the row of tabs (Polish); shops override it by key. */
export const texts = { "mobile-tabs.label": "Części menu" } as const;
