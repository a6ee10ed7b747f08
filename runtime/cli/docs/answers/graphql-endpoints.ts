/** The operations of GraphQL: what sends each, and what happens without an answer. */
import type { Endpoint } from "./addresses";

const modules = "page modules of the standard theme, by `MfaConfig`";
const listFails = "The dialog says that the list could not be changed, and the list stays as it is.";
const secondFactor = (purpose: string): Endpoint => ({
  at: "graphql",
  purpose,
  others: modules,
  without: "The dialog shows an error, and the shopper may try again.",
});

export const graphqlEndpoints = {
  addProductsToBasket: {
    at: "graphql",
    purpose: "adds a product",
    islands: ["add-to-basket", "mini-basket"],
    others: "page scripts, by `wyspa.basket.add`",
    without: "The product's form is sent natively, to `/basketchange.php`.",
  },
  removeProductsFromBasket: {
    at: "graphql",
    purpose: "removes a line of the operation `basket`",
    islands: ["mini-basket"],
    without: "The line returns, with a message.",
  },
  basket: {
    at: "graphql",
    purpose:
      "reads the basket if the block `Basket` is missing, or does not contain the limit of free shipping",
    islands: ["mini-basket"],
    mark: "basket(",
    without:
      "If the block fails too, the header keeps the number from the page's HTML. Otherwise only the progress bar is missing.",
  },
  productsTextSearch: {
    at: "graphql",
    purpose: "finds suggestions",
    islands: ["search-panel"],
    without: "The panel shows a message, and Enter opens the page of results.",
  },
  validateClientData: {
    at: "graphql",
    purpose: "checks what shoppers type into fields with `data-graphql`",
    islands: ["delivery-place", "validated-form"],
    optionalFor: ["validated-form"],
    others: "page modules, by `FormValidation`",
    without:
      "These fields show neither an error nor a success, and the form can be sent. The browser still checks the rules of HTML.",
  },
  clientProposedLogin: {
    at: "graphql",
    purpose: "proposes a login after the message `login_taken_login_propose`",
    islands: ["validated-form"],
    optionalFor: ["validated-form"],
    without: "The message names no login.",
  },
  client: {
    at: "graphql",
    purpose: "reads the e-mail address and phone of a signed-in shopper",
    islands: ["product-options"],
    others: "order pages, after a sign-in",
    without: "The fields stay empty.",
  },
  shipping: {
    at: "graphql",
    purpose: "reads costs and times of delivery of a product",
    islands: ["product-options"],
    without: "A message is shown instead of the dialog.",
  },
  shoppingList: {
    at: "graphql",
    purpose: "reads a shopping list",
    islands: ["shopping-lists"],
    mark: "shoppingList(",
    without: "The number of products beside the list is not updated.",
  },
  shoppingListCreate: {
    at: "graphql",
    purpose: "creates a shopping list",
    islands: ["shopping-list-link", "shopping-lists"],
    without: "The dialog shows a message. Links to the lists still work.",
  },
  setShoppingList: {
    at: "graphql",
    purpose: "renames a shopping list",
    islands: ["shopping-lists"],
    without: listFails,
  },
  shoppingListDelete: {
    at: "graphql",
    purpose: "deletes a shopping list",
    islands: ["shopping-lists"],
    without: listFails,
  },
  addToShoppingList: {
    at: "graphql",
    purpose: "adds products to a shopping list",
    islands: ["shopping-lists"],
    without: listFails,
  },
  removeFromShoppingList: {
    at: "graphql",
    purpose: "removes products from a shopping list",
    islands: ["shopping-lists"],
    without: listFails,
  },
  setTemporaryZipcode: {
    at: "graphql",
    purpose: "sets the postal code of delivery",
    islands: ["delivery-place"],
    without: "The dialog says that the place was not changed.",
  },
  setRegion: {
    at: "graphql",
    purpose: "sets the country of delivery",
    islands: ["delivery-place"],
    without: "The page says that the place was not changed.",
  },
  unsetTemporaryRegion: {
    at: "graphql",
    purpose: "restores the country of delivery",
    islands: ["region-notice"],
    without: "The notice shows a message, and the shopper can continue.",
  },
  unsetTemporaryZipcode: {
    at: "graphql",
    purpose: "restores the postal code of delivery",
    islands: ["region-notice"],
    without: "The notice shows a message, and the shopper can continue.",
  },
  pickupPoints: {
    at: "graphql",
    purpose: "reads pickup points around a place",
    islands: ["pickup-map"],
    mark: "pickupPoints(courierId",
    without: "The list shows a message, with a button to try again.",
  },
  searchPickupPoints: {
    at: "graphql",
    purpose: "finds places by a typed text",
    islands: ["pickup-map"],
    without: "There are no suggestions. If a geocoding service is configured, it finds the address.",
  },
  expressCheckoutGenerateOtp: {
    at: "graphql",
    purpose: "sends a one-time code",
    islands: ["passkey"],
    without: "The form says that no code could be sent.",
  },
  expressCheckoutVerifyOtp: {
    at: "graphql",
    purpose: "checks a one-time code",
    islands: ["passkey"],
    without: "The form shows an error, and the shopper can type the code again.",
  },
  loginByIAIAccountsToken: {
    at: "graphql",
    purpose: "signs in with the token of the accounts service",
    islands: ["passkey"],
    without: "The sign-in fails with a message. Sign-in by password still works.",
  },
  mfaSettings: secondFactor("reads the methods of a second factor"),
  triggerMfa: secondFactor("sends a code, or begins to accept a code of an app"),
  addMfa: secondFactor("sets up a method"),
  removeMfa: secondFactor("removes a method"),
  setDefaultMfa: secondFactor("makes a method the default"),
  verifyMfa: secondFactor("checks a code"),
  updateVerificationMfa: secondFactor("changes the address or phone of a method"),
  snoozeMfaReminder: secondFactor("postpones the reminder"),
  trackingEvents: {
    at: "graphql",
    purpose: "reads scripts that a response has announced by the header `x-iai-tracking-events`",
    others: "every page",
    without:
      "The events are lost, and the error log gets one report. Without the header, the request is not sent.",
  },
} as const satisfies Record<string, Endpoint>;
