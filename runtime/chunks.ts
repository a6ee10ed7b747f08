/**
 * The modules of the runtime that are fetched on demand, by their keys; `cli/build/files.mjs` says which file holds
 * each, and `base/loader.ts` fetches them. Islands, and parts that another file holds, have keys, too: `mini-basket`,
 * `mini-basket/shell`, `category-menu/drawer`.
 */
export interface Table {
  /** Mounting, the composition root, storefront data: fetched in parallel with the first island. */
  core: typeof import("./core");
  /** React and the code that all React islands share. */
  react: typeof import("./react");
  /** The bodies of the `window.wyspa` functions that return promises: fetched with the first call. */
  api: typeof import("./public/bodies");
  /** The synchronous functions of `window.wyspa` and the old global names. */
  "legacy-globals": typeof import("./public/legacy-globals");
  /** ky and GraphQL. */
  transport: typeof import("./platform/transport");
  /** Changes of the basket, and its second source (GraphQL). */
  basket: typeof import("./platform/basket");
  "client-data": typeof import("./platform/client-data/check");
  /** Login by passkeys. */
  passkeys: typeof import("./platform/passkeys");
  /** Finds the coordinates of an address. */
  geocoding: typeof import("./platform/geocoding");
  "one-time-codes": typeof import("./platform/one-time-codes");
  /** Asks the platform about one product. */
  projector: typeof import("./platform/projector");
  /** Reads another page of the shop as an inert document. */
  "read-page": typeof import("./platform/read-page");
  /** Updates the page after a login without a reload. */
  "after-login": typeof import("../islands/signin-views/after-login");
  /** Replaces the page's header after a login on an order page. */
  "refresh-header": typeof import("./visit/refresh-header");
  /** Brings the page up to date after a change in another tab: fetched only then. */
  elsewhere: typeof import("./platform/elsewhere");
  /** The basket that this tab remembers, for pages from a cache. */
  recall: typeof import("./platform/basket/recall");
  translations: typeof import("./texts/translations");
  /** Decides whether the page may contain mistakes, and starts modes and measurements: fetched by pages with settings. */
  "page-check": typeof import("./debug/check-page");
  /** Warns theme designers about the page's mistakes: fetched only if there may be one. */
  "page-mistakes": typeof import("./debug/page-mistakes");
  /** Finds misspelt keys of the shop's own texts: fetched only with such texts. */
  "text-keys": typeof import("./config/text-keys");
  /** Explains to theme designers why something failed: fetched only then. */
  explain: typeof import("./debug/explain");
  /** The mode `?wyspa=debug`. */
  debug: typeof import("./debug/debug");
  /** The mode `?wyspa=inspect`. */
  inspect: typeof import("./debug/inspect");
  /** Sends measurements of real visits, if the configuration names an address. */
  metrics: typeof import("./platform/metrics");
  /** Follows the switch file of a channel, or the one that the configuration names. */
  switches: typeof import("./platform/switches");
  /** Reads the props on hosts, and checks their markup. */
  "host-markup": typeof import("./islands/host-markup");
  faults: typeof import("./islands/faults");
  dialog: typeof import("./overlays/dialog");
  /** Fetched when a sheet opens. */
  "swipe-down": typeof import("./overlays/swipe-down");
  alert: typeof import("./overlays/alert");
  loading: typeof import("./overlays/loading");
  brightness: typeof import("./public/brightness");
  gate: typeof import("./gate/open-gate");
  /** Fetches the tracking events that a response announces: it comes with the first change of the basket. */
  tracking: typeof import("./platform/tracking");
  /** Maps: the map's element, markers, popups. */
  map: typeof import("./map");
  visit: typeof import("./visit");
  /** Shows a page that a visit has fetched: fetched with the first sign of a visit. */
  "visit-arrival": typeof import("./visit/run-visit");
  /** Hears changes of fields that the browser does not announce: fetched with the first touch of a field. */
  "field-changes": typeof import("./forms/changes");
  /** Loads pages of the shop ahead by speculation rules: fetched with the first sign of intent. */
  speculation: typeof import("./visit/speculation");
  "legacy-modal": typeof import("./legacy/modal");
  "legacy-bare": typeof import("./legacy/bare");
  "legacy-forms": typeof import("./legacy/forms");
  /** The second factor of a login: its list, and its dialogs. Old names load it, because no marker leads to it. */
  "second-factor": typeof import("../islands/signin-views/second-factor");
  "legacy-account": typeof import("./legacy/account");
  /** What replaces the second factor while its file cannot be loaded. */
  "mfa-later": typeof import("./legacy/mfa/later");
  "legacy-instalments": typeof import("./legacy/instalments");
  "legacy-links": typeof import("./legacy/linked-words");
  "legacy-toggles": typeof import("./legacy/small-toggles");
  "legacy-deposit": typeof import("./legacy/deposit");
  "legacy-calendar": typeof import("./legacy/calendar");
  "legacy-pickup": typeof import("./legacy/pickup");
  "legacy-map": typeof import("./legacy/map");
  "legacy-passkeys": typeof import("./legacy/passkeys");
}

// Modules that fetch a chunk get its type from here. Importing the table would be circular, because it imports them
// all.
declare module "./base/loader" {
  interface Chunks extends Table {}
}
