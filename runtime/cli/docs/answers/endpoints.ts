/**
 * Every request of islands and runtime: what sends it, and what happens without an answer. Tests send each by the real
 * code, and compare the islands with their sources.
 */

import type { Endpoint } from "./addresses";
import { graphqlEndpoints } from "./graphql-endpoints";

const explicit = "scripts of the page, by `wyspa.storefront`";

export const endpoints = {
  Basket: {
    at: "get.php",
    purpose: "reads the basket",
    islands: ["add-to-basket", "instalments", "mini-basket", "passkey"],
    others: explicit,
    without:
      "The basket is read by the operation `basket`. Without that, too, the header keeps the number of the server's page; adding products still works.",
  },
  Comparers: {
    at: "get.php",
    purpose: "reads the compared products",
    islands: ["comparison"],
    others: explicit,
    without: "The bar shows what the server rendered.",
  },
  Snippets: {
    at: "get.php",
    purpose: "reads code that the shop adds to pages",
    others: "every page with the preset",
    without: "No such code runs.",
  },
  ToplayersAndWidgets: {
    at: "get.php",
    purpose: "reads top layers and widgets",
    others: "every page with the preset",
    without: "None appear.",
  },
  Wishlist: {
    at: "get.php",
    purpose: "reads the wishlist",
    others: explicit,
    without: "The call returns a fault.",
  },
  Projector: {
    at: "get.php",
    purpose: "reads data of a product",
    others: explicit,
    without: "The call returns a fault.",
  },
  ...graphqlEndpoints,
  "set a quantity": {
    at: "basketchange.php",
    purpose: "sets the quantity of a line; 0 removes it",
    islands: ["mini-basket"],
    mark: "set_quantity",
    without: "The old quantity comes back, with a message.",
  },
  "add by form": {
    at: "basketchange.php",
    purpose: "adds a product with further fields, such as a configuration or a subscription",
    islands: ["add-to-basket"],
    mark: "number=",
    without: "The form is sent natively.",
  },
  "data of a size": {
    at: "projector.php",
    purpose: "reads price, availability and delivery of a size",
    islands: ["product-options"],
    mark: "action=get",
    without: "The price of the server's page stays, with a message.",
  },
  "tell when available": {
    at: "projector.php",
    purpose: "keeps an address that wants to be told when a size is back",
    islands: ["product-options"],
    mark: "set_product_observed",
    without: "The dialog says so, and stays open.",
  },
  verify_iban: {
    at: "payments.php",
    purpose: "checks the number of a bank account",
    islands: ["validated-form"],
    optionalFor: ["validated-form"],
    without: "The field stays neutral.",
  },
  generateRegisterRequest: {
    at: "accounts",
    purpose: "gives the options for a new passkey",
    islands: ["passkey"],
    without: "Keeping a passkey fails with a message.",
  },
  register: {
    at: "accounts",
    purpose: "keeps a new passkey",
    islands: ["passkey"],
    mark: "/register.php",
    without: "Keeping a passkey fails with a message.",
  },
  generateLoginRequest: {
    at: "accounts",
    purpose: "gives the options for a sign-in",
    islands: ["passkey"],
    without: "The button shows a message; no field suggests passkeys.",
  },
  login: {
    at: "accounts",
    purpose: "checks the signature, and gives a token",
    islands: ["passkey"],
    mark: "/login.php",
    without: "The sign-in fails with a message.",
  },
  "coordinates of an address": {
    at: "geocoding",
    purpose: "finds the coordinates of an address; only with `tiles.geocodeUrl`",
    islands: ["pickup-map", "store-map"],
    optionalFor: ["store-map"],
    mark: "/search?",
    without: "Places are found by the towns and postal codes of the list.",
  },
  JSerror: {
    at: "errors",
    purpose: "receives a fault of our code, or of the shop's scripts",
    others: "every page on which something failed",
    without: "Nothing is noticed.",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];

/** With the optional fields that literal types lack. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
