/**
 * Replaces lone surrogates, which cannot be encoded: `encodeURIComponent` throws for them. The oldest supported
 * browsers lack `toWellFormed`. With the `u` flag, only lone surrogates match.
 */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, "\ufffd");
