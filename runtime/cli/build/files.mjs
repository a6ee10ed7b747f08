/**
 * Which modules stand in one file, and which other files come with it: the only place that says so.
 *
 * A file exists when a shopper can need it without its neighbours and it has about 4 KB (brotli), or when it is React, an
 * island with React, or for few pages alone. Modules have the keys of `runtime/chunks.ts`, or `island` and `island/part`.
 */

/** Our stylesheet. */
export const STYLE = "wyspa.css";

/**
 * @typedef {object} BuiltFile
 * @property {readonly string[]} holds the keys of its modules
 * @property {readonly string[]} [along] files that are fetched in the same round trip; `dialog@12` only in these views
 * @property {boolean} [early] the entry knows the file: it answers first touches, or opens without a click
 * @property {readonly number[]} [ahead] the views in which the idle page prefetches it (`runtime/islands/prefetch.ts`)
 */

const words = (text) => text.trim().split(/\s+/);
const file = (holds, along = "", more = {}) => ({
  holds: words(holds),
  along: along ? words(along) : [],
  ...more,
});
const early = { early: true };

/** @type {Readonly<Record<string, BuiltFile>>} */
export const FILES = {
  // Every page of the theme.
  core: file("core mini-basket/shell mini-basket/toggle mobile-grid gate breadcrumbs page-check", "", early),
  // The first touch or scroll.
  page: file(
    `back-to-top banner cookie-link field-changes footer-links info-bars logout-link mobile-tabs notice settings-menu
     skip-link submit-guard tooltip`,
  ),
  cards: file(
    "comparison lazy-image news-date omnibus-price plural product-points responsive-image subscription-price",
  ),
  menu: file("category-menu category-menu/drawer category-menu/wide-menu", "", { ahead: [1, 2, 3, 4] }),
  dialog: file("dialog alert loading legacy-modal", STYLE, early),

  // Requests and the basket.
  transport: file("transport tracking client-data", "", early),
  basket: file("basket recall mini-basket/disclosure", "transport", early),
  buy: file("add-to-basket add-to-basket/card", `transport basket ${STYLE}`, early),
  lists: file(
    "shopping-lists shopping-lists/chooser shopping-lists/manage shopping-list-link",
    `transport ${STYLE}`,
  ),

  // Kinds of pages.
  product: file("product-options product-sections product-gallery instalments-toggle"),
  "product-more": file(
    `product-options/bar product-options/subscription product-options/tell-availability
     product-options/shipping-costs product-gallery/view product-details product-documents product-question`,
    `dialog ${STYLE}`,
  ),
  forms: file(
    `file-input password-field signin-views validated-form/account validated-form/blocks validated-form/helping
     validated-form/server validated-form/town`,
    STYLE,
  ),
  delivery: file("delivery-place store-select", `transport ${STYLE}`),
  signin: file("passkey passkey/code-form passkeys one-time-codes legacy-passkeys", STYLE),
  "date-picker": file("date-picker date-picker/typed-day", STYLE),
  calendar: file("date-picker/picker date-picker/delivery legacy-calendar"),
  places: file("store-map store-map/list-tools", STYLE),
  "own-places": file("store-map/own-list"),
  map: file("map store-map/shop-map geocoding legacy-map"),

  // Islands with React.
  react: file("react", STYLE, early),
  "mini-basket": file("mini-basket", "transport basket dialog@12", { early: true, ahead: [3, 4] }),
  "search-panel": file(
    "search-panel search-panel/back search-panel/cache search-panel/details search-panel/offers",
    "transport",
    { early: true, ahead: [3, 4] },
  ),
  "validated-form": file("validated-form", "transport forms"),
  region: file(
    "region-selector region-selector/show-selector region-selector/suggest-shop region-selector/country-names region-notice",
    "transport dialog",
    early,
  ),
  instalments: file("instalments instalments/show-calculator", "dialog"),
  "pickup-map": file("pickup-map pickup-map/widget pickup-map/map-side legacy-pickup", "transport"),

  // The old names of page scripts.
  "legacy-globals": file("legacy-globals", "", early),
  "legacy-more": file(
    `legacy-bare legacy-deposit legacy-instalments legacy-links legacy-toggles mfa-later brightness`,
  ),
  "legacy-forms": file("legacy-forms"),
  "legacy-account": file("legacy-account"),
  "second-factor": file("second-factor second-factor-codes"),

  // What few pages or visits need.
  visit: file("visit speculation read-page"),
  api: file("api after-login"),
  faults: file("faults explain", "", early),
  "host-markup": file("host-markup", "", early),
  translations: file("translations"),
  switches: file("switches"),
  metrics: file("metrics"),
  tools: file("debug inspect page-mistakes text-keys"),
};

/**
 * The files of a build.
 * @param sources the source of each module, by key
 * @param islands the islands that are built; one without a row gets a file with its parts
 * @returns {(BuiltFile & { name: string, sources: Record<string, string> })[]}
 * @throws when a module has no file
 */
export function filesOf(sources, islands) {
  const listed = new Set(Object.values(FILES).flatMap(({ holds }) => holds));
  const further = islands
    .filter(({ name }) => !listed.has(name))
    .map(({ name, descriptor }) => {
      const holds = Object.keys(sources).filter((key) => key === name || key.startsWith(`${name}/`));
      return [name, { holds, along: descriptor.styled ? [STYLE] : [] }];
    });
  const rows = [...Object.entries(FILES), ...further];
  const held = new Set(rows.flatMap(([, { holds }]) => holds));
  const lost = Object.keys(sources).filter((key) => !held.has(key));
  if (lost.length) throw new Error(`runtime/cli/build/files.mjs has no file for ${lost.join(", ")}`);
  return rows.map(([name, row]) => ({
    name,
    ...row,
    // The loader knows modules: the first one of a file brings it along.
    along: row.along.map((other) => FILES[other]?.holds[0] ?? other),
    sources: Object.fromEntries(row.holds.map((key) => [key, sources[key]])),
  }));
}
