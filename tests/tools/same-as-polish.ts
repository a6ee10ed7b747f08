/** Texts that are the same in Polish and in another language, and rightly so. Everything else that is equal is a slip. */
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
