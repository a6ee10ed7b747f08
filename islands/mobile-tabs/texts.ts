/** Name of the row of tabs (Polish). */
export const texts = { "mobile-tabs.label": "Części menu" } as const;
