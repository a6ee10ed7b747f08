/**
 * Texts that are intentionally the same in Polish and in another language. Every other equal text counts as an error.
 */
const same: Readonly<Record<string, readonly string[]>> = {
  "product-sections.blog": ["eng", "ger", "cze", "slo", "fre", "hun", "rum"],
  "category-menu.drawer": ["eng", "cze", "slo", "fre"],
  "mini-basket.net": ["ger"],
  "mini-basket.free": ["ger"],
  "search-panel.product": ["cze", "slo"],
  "search-panel.menu": ["cze"],
  "store-map.distance": ["eng", "ger", "cze", "slo", "fre", "hun", "rum"],
  "store-map.range": ["cze", "slo"],
  "store-map.map-of": ["cze", "slo"],
  "calendar.range": ["cze", "slo"],
  "date-picker.minutes": ["cze"],
  "date-picker.format": ["cze", "slo"],
  "old-map.name": ["cze", "slo"],
};

export const isInternational = (language: string, key: string): boolean =>
  same[key]?.includes(language) ?? false;
