/**
 * Every request of islands and runtime: what sends it, and what happens without an answer. Tests send each request with
 * the real code, and compare the lists of islands with their sources.
 */

import type { Endpoint } from "./addresses";
import { graphqlEndpoints } from "./graphql-endpoints";

const explicit = "page scripts, by `wyspa.storefront`";

export const endpoints = {
  Basket: {
    at: "get.php",
    purpose: "reads the basket",
    islands: ["add-to-basket", "instalments", "mini-basket", "passkey"],
    others: explicit,
    without:
      "The operation `basket` reads the basket. If that fails too, the header keeps the number from the page's HTML. Products can still be added; then the header shows no number.",
  },
  Comparers: {
    at: "get.php",
    purpose: "reads the compared products",
    islands: ["comparison"],
    others: explicit,
    without: "The bar stays as the server rendered it.",
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
    without: "None are shown.",
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
  "notify when available": {
    at: "projector.php",
    purpose: "stores an e-mail address that is notified when a size is available again",
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
    purpose: "returns the options for a new passkey",
    islands: ["passkey"],
    without: "The passkey is not saved, and a message says so.",
  },
  register: {
    at: "accounts",
    purpose: "stores a new passkey",
    islands: ["passkey"],
    mark: "/register.php",
    without: "The passkey is not saved, and a message says so.",
  },
  generateLoginRequest: {
    at: "accounts",
    purpose: "returns the options for a sign-in",
    islands: ["passkey"],
    without: "The button shows a message, and no field suggests passkeys.",
  },
  login: {
    at: "accounts",
    purpose: "checks the signature, and returns a token",
    islands: ["passkey"],
    mark: "/login.php",
    without: "The sign-in fails with a message.",
  },
  "coordinates of an address": {
    at: "geocoding",
    purpose:
      "finds the coordinates of an address, or the town of a postal code; only with `tiles.geocodeUrl`",
    islands: ["pickup-map", "store-map", "validated-form"],
    optionalFor: ["store-map", "validated-form"],
    mark: "/search?",
    without: "The search finds places only by the towns and postal codes of the list. No town is filled in.",
  },
  JSerror: {
    at: "errors",
    purpose: "receives faults of our code and of server-supplied scripts",
    others: "every page with such a fault",
    without: "Shoppers notice nothing.",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];

/** With the optional fields that literal types lack. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
