/** Polish name of a tip's button without text. */
export const texts = { "tooltip.more": "Więcej informacji" } as const;
