/** Texts of the banners (Polish); shops override them by key. */
export const texts = {
  "banner.close": "Zamknij: {banner}",
  "banner.rebate-code": "Kod rabatowy",
  "banner.free-shipping": "Darmowa dostawa",
} as const;
