/**
 * What the runtime fetches on demand: the key of each chunk, and its module. The build reads this table and makes one
 * self-contained file of each; `ground/loader.ts` fetches them. Islands and their parts have keys of their own:
 * `mini-basket`, `mini-basket/shell`, `category-menu/drawer`.
 */
export interface Table {
  /** Mounting, the composition root, storefront data: fetched beside the first island. */
  core: typeof import("./core");
  /** React and what all React islands share. */
  react: typeof import("./react");
  /** The bodies of those functions of `window.wyspa` that give promises: fetched with the first call. */
  api: typeof import("./public/bodies");
  /** The plain functions of `window.wyspa` and the old global names. */
  page: typeof import("./public/page");
  /** ky and GraphQL. */
  transport: typeof import("./platform/transport");
  /** Changes of the basket, and its second source. */
  basket: typeof import("./platform/basket");
  "client-data": typeof import("./platform/client-data/check");
  /** Signing in by passkeys. */
  passkeys: typeof import("./platform/passkeys");
  /** Where an address is. */
  geocoding: typeof import("./platform/geocoding");
  "one-time-codes": typeof import("./platform/one-time-codes");
  /** Another page of the shop, to be looked at. */
  "read-page": typeof import("./platform/read-page");
  /** What follows a login that needed no new page. */
  "after-login": typeof import("./customer/after-login");
  /** The basket that this tab remembers, on pages that come from a cache. */
  recall: typeof import("./platform/basket/recall");
  translations: typeof import("./texts/translations");
  props: typeof import("./islands/props");
  faults: typeof import("./islands/faults");
  dialog: typeof import("./overlays/dialog");
  alert: typeof import("./overlays/alert");
  loading: typeof import("./overlays/loading");
  brightness: typeof import("./public/brightness");
  gate: typeof import("./gate/open-gate");
  /** Maps: what stands in a map's element, markers, popups. */
  map: typeof import("./map");
  visit: typeof import("./visit");
  "old-modal": typeof import("./compat/modal");
  "old-dropdown": typeof import("./compat/dropdown");
  "old-bare": typeof import("./compat/bare");
  "old-form-validation": typeof import("./compat/steps/form-validation");
  "old-phone-prefix": typeof import("./compat/steps/phone-prefix");
  /** The second factor of signing in: its list, and its dialogs. */
  "second-factor": typeof import("./second-factor");
  "second-factor-codes": typeof import("./second-factor/codes");
  "old-mfa": typeof import("./compat/mfa");
  "old-associated-clients": typeof import("./compat/steps/associated-clients");
  "old-instalments": typeof import("./compat/instalments");
  "old-links": typeof import("./compat/linked-words");
  "old-toggles": typeof import("./compat/small-toggles");
  "old-deposit": typeof import("./compat/deposit");
  "old-calendar": typeof import("./compat/calendar");
  "old-pickup": typeof import("./compat/pickup");
  "old-map": typeof import("./compat/map");
  "old-passkeys": typeof import("./compat/passkeys");
}

// Rooms that fetch a chunk know its module by this, without importing the table, which knows them all.
declare module "./ground/loader" {
  interface Chunks extends Table {}
}
