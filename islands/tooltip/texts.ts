/** Name of a tip's button that has no words of its own (Polish). */
export const texts = { "tooltip.more": "Więcej informacji" } as const;
