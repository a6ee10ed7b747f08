/**
 * Which modules stand in one file, and which other files come with it: the only place that says so.
 *
 * A file exists when a shopper can need it without its neighbours, and it has about 4 KB (brotli). Exceptions are React,
 * islands with React, and what few pages alone need. Modules have the keys of `runtime/chunks.ts`, or `island` and
 * `island/part`.
 */

/** Our stylesheet: dialogs, alerts, forms, the basket, and what is not in one of the sheets below. */
export const STYLE = "wyspa.css";

/** Sheets that come with their files, behind our stylesheet, by the islands whose CSS they hold. */
export const SHEETS = {
  "wyspa-search.css": ["search-panel"],
  "wyspa-region.css": ["region-selector", "region-notice"],
  "wyspa-dates.css": ["date-picker"],
  "wyspa-places.css": ["store-map", "pickup-map"],
};

/** @returns the sheets that an island needs */
export const sheetsOf = (island) => [
  STYLE,
  ...Object.keys(SHEETS).filter((sheet) => SHEETS[sheet].includes(island)),
];

/**
 * @typedef {object} BuiltFile
 * @property {readonly string[]} holds the keys of its modules
 * @property {readonly string[]} along files that are fetched in the same round trip; `dialog@12` only in these views
 * @property {readonly string[]} early the modules that the entry knows, because they answer first touches or open without a
 *   click; the core knows all
 * @property {string} ahead the island that will need it, and the views in which the idle page prefetches it
 *   (`runtime/islands/prefetch.ts`): `mini-basket@12`
 */

const words = (text) => text.split(/\s+/).filter(Boolean);
const file = (holds, along = "", early = "", ahead = "") => ({
  holds: words(holds),
  along: words(along),
  early: words(early),
  ahead,
});

/** The core's own table cannot contain its hash, so the entry knows all of its modules. */
const CORE = "core mini-basket/shell gate breadcrumbs";

/** @type {Readonly<Record<string, BuiltFile>>} */
export const FILES = {
  // Every page of the theme.
  core: file(CORE, "", CORE),
  // Phones alone need it before a touch.
  "mobile-grid": file("mobile-grid"),
  // The first touch or scroll, on pages of the theme.
  page: file(
    `back-to-top banner cookie-link footer-links info-bars logout-link mobile-tabs notice skip-link submit-guard
     tooltip`,
  ),
  // What a touch needs on any page: one with a single field or sheet of ours has none of the islands above.
  touch: file("field-changes speculation swipe-down tracking"),
  cards: file(
    "comparison lazy-image news-date omnibus-price plural product-points responsive-image subscription-price",
  ),
  // What opens in the header without React.
  header: file(
    `category-menu category-menu/drawer category-menu/wide-menu mini-basket/disclosure mini-basket/toggle
     settings-menu`,
    "",
    "",
    "category-menu@1234",
  ),
  // On phones, the sheet of a basket with lines opens with the press.
  dialog: file("dialog legacy-modal", STYLE, "dialog", "mini-basket@12"),

  // Requests and the basket.
  transport: file("transport", "", "transport"),
  buy: file("add-to-basket basket recall", `transport ${STYLE}`, "add-to-basket basket"),
  lists: file("shopping-lists shopping-list-link read-page elsewhere", `transport ${STYLE}`),

  // Kinds of pages.
  product: file(
    "product-options product-sections projector instalments-toggle legacy-instalments legacy-toggles",
  ),
  gallery: file("product-gallery"),
  "product-more": file(
    `product-options/bar product-options/subscription product-options/tell-availability
     product-options/shipping-costs product-details product-documents product-question`,
    `dialog ${STYLE}`,
  ),
  forms: file("file-input password-field signin-views validated-form/blocks validated-form/helping", STYLE),
  // What the server knows of a form's data.
  "form-data": file(
    "client-data validated-form/account validated-form/server validated-form/town",
    "transport",
  ),
  delivery: file("delivery-place store-select", `form-data ${STYLE}`),
  signin: file("passkey passkeys one-time-codes legacy-passkeys", STYLE),
  "date-picker": file("date-picker", `${STYLE} wyspa-dates.css`),
  // Who types needs no calendar, and who presses no words of nine languages.
  "typed-day": file("date-picker/typed-day"),
  calendar: file("date-picker/picker"),
  places: file("store-map", `${STYLE} wyspa-places.css`),
  "own-places": file("store-map/own-list"),
  map: file("map store-map/shop-map"),
  geocoding: file("geocoding"),

  // Islands with React.
  react: file("react", STYLE, "react"),
  // What opens it first: HTTP/1.1 has six connections.
  "mini-basket": file("mini-basket", "dialog@12 header transport buy", "mini-basket"),
  "search-panel": file("search-panel", "transport wyspa-search.css", "search-panel"),
  "validated-form": file("validated-form", "form-data forms"),
  region: file(
    "region-selector region-notice",
    "transport dialog wyspa-region.css",
    "region-selector region-notice",
  ),
  instalments: file("instalments", "dialog"),
  "pickup-map": file("pickup-map pickup-map/widget legacy-pickup", "transport wyspa-places.css"),

  // The old names of page scripts.
  "legacy-globals": file("legacy-globals", "", "legacy-globals"),
  "legacy-more": file(`legacy-bare legacy-links mfa-later brightness`),
  "legacy-forms": file("legacy-forms"),
  "legacy-account": file("legacy-account"),
  "legacy-deposit": file("legacy-deposit"),
  // Both draw the days of a delivery.
  "legacy-calendar": file("legacy-calendar date-picker/delivery", `${STYLE} wyspa-dates.css`),
  "legacy-map": file("legacy-map"),
  "second-factor": file("second-factor"),

  // What few pages or visits need.
  visit: file("visit"),
  "visit-arrival": file("visit-arrival"),
  api: file("api after-login refresh-header alert loading"),
  faults: file("faults explain", "", "explain"),
  "host-markup": file("host-markup", "", "host-markup"),
  translations: file("translations"),
  switches: file("switches"),
  metrics: file("metrics"),
  // The doorman of the tools: on pages with settings.
  "page-check": file("page-check"),
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
      const early = descriptor.when === "load" ? [name] : []; // it comes beside the core, not after it
      return [name, { holds, along: descriptor.styled ? [STYLE] : [], early, ahead: "" }];
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
