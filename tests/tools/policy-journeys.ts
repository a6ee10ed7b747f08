/** What `npm run test:csp` drives: names of files in tests/browser. */

/** Each folder of islands/, and the browser tests in which a shopper uses it. */
export const journeysOfIslands: Readonly<Record<string, readonly string[]>> = {
  "add-to-basket": ["add-to-basket"],
  "back-to-top": ["back-to-top"],
  banner: ["banners"],
  breadcrumbs: ["breadcrumbs"],
  "category-menu": ["category-drawer", "category-menu"],
  comparison: ["comparison"],
  "cookie-link": ["frame-links"],
  "delivery-place": ["delivery-place"],
  "file-input": ["file-inputs"],
  "footer-links": ["footer-links"],
  "info-bars": ["info-bars"],
  instalments: ["instalments"],
  "instalments-toggle": ["instalments"],
  "lazy-image": ["pictures"],
  "logout-link": ["frame-links"],
  "mini-basket": ["mini-basket-changing", "mini-basket-opening"],
  "mobile-grid": ["mobile-grid"],
  "mobile-tabs": ["mobile-tabs"],
  "news-date": ["small-texts"],
  notice: ["notice"],
  "omnibus-price": ["omnibus-cards"],
  passkey: ["passkey-island", "passkey-island-keyboard", "one-time-code"],
  "pickup-map": ["pickup-sites", "pickup-on-map"],
  plural: ["small-texts"],
  "product-details": ["product-details"],
  "product-documents": ["product-documents"],
  "product-points": ["product-details"],
  "product-question": ["product-question"],
  "product-options": ["product-sizes", "product-quantity", "product-dialogs"],
  "product-sections": ["product-sections", "product-tabs"],
  "region-notice": ["region-notice"],
  "region-selector": ["drawer-regions", "region-selector", "region-selector-choice"],
  "responsive-image": ["pictures"],
  "search-panel": ["search-panel-overlay", "search-panel-suggestions"],
  "settings-menu": ["settings-menu"],
  "shopping-list-link": ["shopping-list-link"],
  "shopping-lists": ["shopping-lists"],
  "signin-views": ["signin-views"],
  "skip-link": ["frame-links"],
  "store-map": ["store-map", "store-pages"],
  "submit-guard": ["submitting-once"],
  "store-select": ["delivery-place"],
  "subscription-price": ["subscription-prices"],
  tooltip: ["tooltips"],
  "validated-form": ["form-registration"],
};

/** Wires of the platform and names for pages that belong to no island. */
export const otherJourneys: readonly string[] = [
  "after-login",
  "alert",
  "dialog",
  "languages",
  "loading-scripts",
  "old-dropdown",
  "old-names",
  "overlays-for-pages",
  "page-modules",
  "passkeys-autofill",
  "passkeys-ceremonies",
  "passkeys-order-page",
  "second-factor",
  "second-factor-heard",
  "second-factor-order",
  "second-factor-setting-up",
  "second-factor-troubles",
  "server-code",
  "steps-by-modules",
  "tracking",
  "visits",
  "visits-kept",
];

/** Each file once. */
export const policyJourneys = [
  ...new Set([...Object.values(journeysOfIslands).flat(), ...otherJourneys]),
].sort();

/** Journeys with tests that only make sense without the policy: they are driven whole in both. */
export const withoutPolicyToo: readonly string[] = ["instalments", "pictures", "visits"];
