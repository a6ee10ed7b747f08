/** First touches of a customer: basket, lists, order, forms, signing in. */
import { usualSecondFactor } from "../../../fixtures/client-data/second-factor";
import { desktop } from "../support";
import { count, shopperOf, type Touch, tap } from "./touch";

export const customerTouches: readonly Touch[] = [
  {
    name: "a provider of instalments",
    islands: ["instalments"],
    path: "/basketedit.php",
    host: ".basket__payment_link",
    isPress: true,
    prepare: (shop) => {
      shop.fillBasket("shopper", 2);
      shop.config.instalments = [
        { name: "Bank", link: "https://bank.example/?p={calculate_price}", maxPrice: 1 },
      ];
    },
    act: tap(".basket__payment_link"),
    has: async (page) => (await count(page, "dialog.instalment_calculator[open]")) === 1,
    once: async (page) => (await count(page, "dialog.instalment_calculator[open]")) === 1,
  },
  {
    name: "sending a form that nobody has touched",
    islands: ["validated-form"],
    path: "/client-new.php?register",
    host: "form.cop",
    isPress: true,
    act: tap("form.cop [type=submit]"),
    has: async (page) => (await count(page, ".f-feedback.--error .f-message")) > 0,
    once: async (_, shop) => shopperOf(shop).sent.length <= 1,
  },
  {
    name: "the way to the first shopping list",
    islands: ["shopping-list-link"],
    path: "/text-page",
    viewport: desktop,
    host: ".slt_link",
    isPress: true,
    act: tap(".slt_link"),
    has: async (page, shop) => page.url().includes("/shoppinglist.php") && shopperOf(shop).lists.length === 1,
    once: async (_, shop) => shopperOf(shop).lists.length === 1,
  },
  {
    name: "the basket on a shopping list",
    islands: ["shopping-lists"],
    path: "/basketedit.php",
    viewport: desktop,
    host: ".tool__button.--add-to-favorite",
    isPress: true,
    prepare: (shop) => {
      shop.fillBasket("shopper", 2);
      shopperOf(shop).lists.push({ id: 11, name: "Remont", isPublic: false, products: [] });
    },
    act: tap(".tool__button.--add-to-favorite"),
    has: async (page) => (await count(page, "dialog.--sl-choose[open]")) === 1,
    once: async (page, shop) =>
      (await count(page, "dialog[open]")) === 1 && shopperOf(shop).lists.length === 1,
  },
  {
    name: "another day of delivery",
    islands: ["date-picker"],
    path: "/order1.php?days=1",
    host: ".cop_delivery__calendar",
    isPress: true,
    act: tap(".cop_delivery__other_link"),
    has: async (page) => (await count(page, ".cop_delivery__datepicker.--active")) === 1,
    once: async (page) => (await count(page, ".cop_delivery__datepicker.--active")) === 1, // a second tap closes it
  },
  {
    name: "asking for a new password",
    islands: ["signin-views"],
    path: "/signin.php",
    host: "#signin-form",
    isPress: true,
    act: tap("a.password_reminder_signin"),
    has: (page) => page.locator("#password_recover_email").isVisible(),
    once: (page) => page.locator("#password_recover_email").isVisible(),
  },
  {
    name: "signing in with a one-time code",
    islands: ["passkey"],
    path: "/login.php?passkey=code",
    host: "[data-island~=passkey]",
    isPress: false,
    comesWithScript: true,
    act: (page) => page.locator(".passkey__button", { hasText: "kodem" }).tap({ noWaitAfter: true }),
    has: async (page) => (await count(page, ".passkey__box.--code [autocomplete=username]")) === 1,
    once: async (page) => (await count(page, ".passkey__box.--code")) === 1,
  },
  {
    name: "a way of the second factor",
    islands: [],
    path: "/login.php?mfa=enrol",
    host: ".mfa__configuration",
    isPress: false,
    comesWithScript: true,
    prepare: (shop) => {
      shop.config.mfa = usualSecondFactor();
    },
    act: tap('.mfa__configuration [data-action="activate"]'),
    has: async (page) => (await count(page, "dialog[open]")) === 1,
    once: async (page) => (await count(page, "dialog[open]")) === 1,
  },
];
