/** Maps each file of ours to a feature that needs it: a row for every chunk, and for every unit of texts. */
import type { Feature } from "./contract";
import * as dates from "./dates";
import * as delivery from "./delivery";
import * as forms from "./forms";
import * as frame from "./frame";
import * as shop from "./instalments";
import * as lists from "./lists";
import * as api from "./page-api";
import * as pickup from "./pickup";
import * as product from "./product";
import * as parts from "./product-parts";
import * as stores from "./stores";

/** Keyed by the chunk's key in dist/manifest.json. */
export const featureOfChunk: Readonly<Record<string, Feature>> = {
  // loaded by every page
  core: frame.search,
  "legacy-globals": api.formatPrice,
  api: api.dialog,
  translations: inEnglish(frame.basketPanel),
  recall: frame.rememberedBasket,
  faults: api.report,
  "page-check": api.configWarning,
  "text-keys": api.textWarning,
  explain: api.explanation,
  props: frame.countInWords,
  brightness: api.brightness,
  // the platform
  transport: api.basketChange,
  basket: api.basketChange,
  "client-data": api.clientExists,
  passkeys: api.passkeys,
  "one-time-codes": forms.oneTimeCode,
  "read-page": lists.unclearList,
  "after-login": forms.afterCode,
  gate: frame.snippets,
  visit: api.visit,
  // overlays
  dialog: api.dialog,
  alert: api.alert,
  loading: api.cover,
  // islands with React
  react: frame.search,
  "mini-basket": frame.basketPanel,
  "mini-basket/shell": frame.basketCount,
  "mini-basket/disclosure": frame.basketPanel,
  "search-panel": frame.search,
  "validated-form": forms.registration,
  "validated-form/server": forms.serverVerdict,
  "validated-form/account": forms.accountOffer,
  "validated-form/blocks": forms.formBlocks,
  "region-selector": frame.regionSelector,
  "region-selector/show-selector": frame.regionSelector,
  "region-selector/country-names": frame.countryNames,
  "region-selector/suggest-shop": frame.regionSuggestion,
  "region-notice": frame.regionNotice,
  // plain islands
  "add-to-basket": forms.addToBasket,
  "back-to-top": frame.backToTop,
  banner: frame.banner,
  breadcrumbs: frame.breadcrumbs,
  "category-menu": frame.wideMenu,
  "category-menu/wide-menu": frame.wideMenu,
  "category-menu/drawer": frame.drawer,
  comparison: lists.comparisonBar,
  "cookie-link": frame.cookieLink,
  "delivery-place": delivery.deliveryPlace,
  "date-picker": dates.dateField,
  "date-picker/picker": dates.datePicker,
  "date-picker/typed-day": dates.typedDate,
  "date-picker/delivery": dates.otherDeliveryDay,
  "file-input": forms.fileField,
  "footer-links": frame.footer,
  "info-bars": frame.infoBar,
  instalments: shop.instalments,
  "instalments/show-calculator": shop.instalmentsAsked,
  "instalments-toggle": shop.instalmentProviders,
  "lazy-image": frame.latePicture,
  "logout-link": frame.logout,
  "mobile-grid": frame.mobileGrid,
  "mobile-tabs": frame.drawerTabs,
  "news-date": frame.newsDate,
  notice: frame.notice,
  "omnibus-price": frame.omnibusCard,
  passkey: forms.codeOffered,
  "passkey/code-form": forms.codeForm,
  "pickup-map": pickup.pickupSites,
  "pickup-map/widget": pickup.pickupSites,
  "pickup-map/map-side": pickup.pickupMap,
  plural: frame.plural,
  "product-options": product.sizeOfProduct,
  "product-options/subscription": product.subscription,
  "product-options/tell-availability": product.tellWhenBack,
  "product-options/shipping-costs": product.shippingCosts,
  "product-details": parts.traits,
  "product-documents": parts.documents,
  "product-points": parts.points,
  "product-question": parts.question,
  "product-sections": parts.sections,
  "responsive-image": frame.picture,
  "settings-menu": frame.settings,
  "shopping-list-link": lists.firstList,
  "shopping-lists": lists.addToList,
  "shopping-lists/chooser": lists.addToList,
  "shopping-lists/manage": lists.manageList,
  "signin-views": forms.newPassword,
  "skip-link": frame.skipLink,
  "store-select": delivery.storeChoice,
  "store-map": stores.search,
  "store-map/list-tools": stores.search,
  "store-map/own-list": stores.ownList,
  "store-map/shop-map": stores.placeOfMap,
  geocoding: stores.lookedUp,
  "subscription-price": frame.subscription,
  "submit-guard": forms.submitOnce,
  tooltip: frame.tip,
  // the old names
  "legacy-bare": api.bareHandlers,
  "legacy-links": api.alertWithLink,
  "legacy-toggles": api.toggles,
  "legacy-deposit": api.deposit,
  "legacy-calendar": api.calendar,
  map: stores.placeOfMap,
  "map-engine": stores.mapItself,
  "legacy-map": api.storesMap,
  "legacy-pickup": pickup.pickupInOrder,
  "legacy-mfa": api.secondFactor,
  "second-factor": api.secondFactorList,
  "second-factor-codes": api.secondFactorList,
  "legacy-passkeys": api.oldPasskeys,
  "legacy-phone-prefix": api.phonePrefix,
  "legacy-associated-clients": api.pagesOfList,
  "legacy-modal": api.oldModal,
  "legacy-dropdown": api.oldDropdown,
  "legacy-form-validation": api.oldValidation,
  "legacy-instalments": api.oldInstalments,
};

/** Keyed by the unit's file in texts/<build>/eng/, on an English page. */
export const featureOfTexts: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries({
    runtime: frame.basketPanel,
    "mini-basket": frame.basketPanel,
    "mini-basket-shell": frame.basketCount,
    "search-panel": frame.search,
    map: api.storesMap,
    steps: api.secondFactorList,
    "second-factor": api.secondFactorList,
    "add-to-basket": forms.addToBasket,
    "back-to-top": frame.backToTop,
    banner: frame.banner,
    "category-menu": frame.drawer,
    "delivery-place": delivery.deliveryPlace,
    "store-select": delivery.storeChoice,
    "date-picker": dates.datePicker,
    "file-input": forms.fileField,
    "info-bars": frame.infoBar,
    instalments: shop.instalmentsAsked,
    "mobile-tabs": frame.drawerTabs,
    "news-date": frame.newsDate,
    passkey: forms.codeForm,
    "pickup-map": pickup.pickupSites,
    plural: frame.plural,
    "product-options": product.shippingCosts,
    "product-documents": parts.documents,
    "product-points": parts.points,
    "product-sections": parts.sections,
    "region-notice": frame.regionNotice,
    "region-selector": frame.regionSelector,
    comparison: lists.comparisonBar,
    "settings-menu": frame.settings,
    "store-map": stores.search,
    "shopping-lists": lists.addToList,
    tooltip: frame.tip,
    "validated-form": forms.registration,
  }).map(([unit, feature]) => [unit, inEnglish(feature)]),
);

/** The same feature on a page that declares English as its language. */
function inEnglish(feature: Feature): Feature {
  return {
    ...feature,
    path(b) {
      const own = typeof feature.path === "function" ? feature.path(b) : (feature.path ?? "/");
      return `${own}${own.includes("?") ? "&" : "?"}language=eng`;
    },
  };
}
