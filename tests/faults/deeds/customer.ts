/** Deeds around what shoppers type, their lists, the place of delivery and the pickup point. */
import type { Page } from "playwright";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { forcedCookies } from "../../../fixtures/server/forced-endpoint";
import type { Shop } from "../../../fixtures/shop";
import * as delivery from "../../browser/features/delivery";
import * as forms from "../../browser/features/forms";
import * as frame from "../../browser/features/frame";
import * as listFeatures from "../../browser/features/lists";
import * as pickup from "../../browser/features/pickup";
import * as product from "../../browser/features/product";
import * as stores from "../../browser/features/stores";
import { asShopper } from "../../browser/mini-basket/shop";
import { chooser, plain, withList } from "../../browser/shopping-lists/shop";
import type { Bench } from "../../browser/support";
import type { Deed, Setting } from "../deed";
import { enterCode, setting } from "./setting";

/** The only visitor who is not known by name. */
const places = ({ visitors }: Shop) => [...visitors.all.values()].map(({ place }) => place);
const listsOf = ({ visitors }: Shop) => visitors.of("shopper").lists;
const neutral = "the field stays neutral, and the form can be sent";

const registration = setting(forms.registration);
/**
 * A field that is filled, and left for the next one. The text comes at once: on a busy machine, the form would check
 * half of a text that comes key by key. Its rest would then count as changed by the fault.
 */
const filledIn = (id: string, text: string) => async (page: Page) => {
  const field = page.locator(`#${id}`);
  await field.fill(text);
  await field.press("Tab");
};
const onForm: Deed["ready"] = async (page) => {
  await page.locator("#client_firstname").focus();
  await page.locator("form.cop[data-island-status*=ready]").waitFor({ state: "attached" });
};

const place = setting(delivery.deliveryPlace);
const code: Setting & Pick<Deed, "ready" | "act" | "done" | "failed" | "unsure" | "held"> = {
  ...place,
  ready: async (page) => {
    await page.locator(".delivery_box input").hover();
    await page.locator(".delivery_box [data-island-status*=ready]").waitFor();
  },
  act: async (page) => {
    await page.locator(".delivery_box input").fill("10-100");
    await page.locator(".delivery_box input").press("Enter");
  },
  done: async (page) => (await page.locator(".delivery_box__code").innerText()) === "10-100",
  failed: /Nie udało się zmienić miejsca dostawy/,
  unsure: /Nie wiadomo, czy zmieniono miejsce dostawy/,
  held: (shop) => places(shop).some(({ zipcode }) => zipcode === "10-100"),
};

const onLists = setting(listFeatures.manageList);
const listTells = {
  at: "graphql",
  failed: /Nie udało się zapisać zmiany na liście/,
  unsure: /Nie wiadomo, czy (zmiana|lista)/,
} as const;
const two = (b: Bench) =>
  plain(b)
    .slice(0, 2)
    .map(({ id }) => ({ id, size: "uniw" }));
const action = (name: string) => `[data-list_action=${name}]`;
const adding = setting(listFeatures.unclearList);
const openChooser = async (page: Page) => {
  await page.locator(".to_list").click();
  await page.locator("dialog.--sl-choose").waitFor();
};
const saveOnList = (page: Page) =>
  page
    .locator("dialog.--sl-choose .sl_choose__button:visible")
    .first()
    .evaluate((button: HTMLElement) => button.click());

const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: "localhost", path: "/", expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: "Lax" as const },
});

/** Restores what the platform has forced. */
const restored = (kind: "region" | "zipcode"): Deed => ({
  at: "graphql",
  asking: kind === "region" ? /unsetTemporaryRegion/ : /unsetTemporaryZipcode/,
  path: "/text-page",
  prepare: ({ shop }) => void shop.visitors.of("anna").forced.add(kind),
  context: () => {
    const [name, value] = forcedCookies[kind];
    const cookies = [cookie("client", "anna"), cookie(name, JSON.stringify(value))];
    return { storageState: { cookies, origins: [] } };
  },
  ready: (page) => page.getByRole("dialog").waitFor(),
  act: (page) => page.getByRole("button", { name: /^Przywróć domyślny/ }).click(),
  done: async (page) => (await page.getByRole("dialog").count()) === 0,
  failed: /Nie udało się przywrócić/,
  unsure: /Nie wiadomo, czy przywrócono domyślne miejsce/,
  held: ({ visitors }) => !visitors.of("anna").forced.size,
});

const askedCode = {
  ...setting(forms.oneTimeCode),
  at: "graphql",
  ready: async (page: Page) => {
    await page.locator(".passkey__box .passkey__button").first().click();
    await page.locator("[autocomplete=username]").fill("anna@sklep.test");
  },
} as const;
const sendCode = async (page: Page) => {
  await page.locator("[data-press=send]").click();
  await page.locator("[autocomplete=one-time-code]").waitFor();
};

export const customerDeeds = {
  productsTextSearch: {
    "search-panel": {
      at: "graphql",
      asking: /productsTextSearch/,
      act: (page, b) => frame.search.act(page, b),
      done: (page) => page.locator(".search_result__item.--product").first().isVisible(),
      failed: /Nie udało się wczytać wyników/,
    },
  },
  validateClientData: {
    "validated-form": {
      ...registration,
      at: "graphql",
      asking: /validateClientData/,
      ready: onForm,
      act: filledIn("client_email", "anna@sklep.test"),
      done: (page) => page.locator(".f-account").isVisible(),
      untold: neutral,
    },
    "delivery-place": { ...code, at: "graphql", asking: /validateClientData/ },
    "the page": {
      path: "/text-page",
      at: "graphql",
      asking: /validateClientData/,
      act: (page) =>
        page.evaluate(() => {
          void window.wyspa
            .clientExists("anna@sklep.test")
            .then((answer) => Object.assign(window, { answer }));
        }),
      done: (page) => page.evaluate(() => Reflect.get(window, "answer") === true),
      failed: (page) => page.evaluate(() => "answer" in window && Reflect.get(window, "answer") !== true),
    },
  },
  clientProposedLogin: {
    "validated-form": {
      ...registration,
      at: "graphql",
      asking: /clientProposedLogin/,
      prepare: ({ shop }) => {
        shop.config.proposeLogin = true;
      },
      ready: onForm,
      act: filledIn("client_login", "anna"),
      done: /anna\w+/,
      untold: "the message names no login",
    },
  },
  verify_iban: {
    "validated-form": {
      path: "/returns-repayments.php",
      at: "payments",
      asking: /iban/,
      ready: async (page) => {
        await page.locator("#iban_number_description").focus();
        await page
          .locator("[data-island-status*='ready']:has(#iban_number_description)")
          .last()
          .waitFor({ state: "attached" });
      },
      act: filledIn("iban_number_description", "PL61109010140000071219812874"),
      done: (page) => page.locator(".f-feedback.--success").first().isVisible(),
      untold: neutral,
    },
  },
  client: {
    "product-options": {
      ...setting(product.tellWhenBack),
      at: "graphql",
      asking: /client \{ email \}/,
      prepare: ({ shop }) => {
        shop.visitors.of("shopper").customer = "anna";
      },
      context: asShopper,
      before: (page) => page.addInitScript(() => Object.assign(window, { client_login: "true" })),
      act: (page) => page.locator(".tell_availability_link_handler").click(),
      done: async (page) => (await page.locator("#availability_email").inputValue()) !== "",
      untold: "the field stays empty, and can be filled in",
    },
    "the page": {
      ...askedCode,
      path: "/order1.php?passkey=code",
      asking: /client \{ email phone \}/,
      ready: async (page) => {
        await askedCode.ready(page);
        await sendCode(page);
      },
      act: enterCode,
      done: /Zalogowano/,
      untold: "the fields stay empty, and can be filled in",
    },
  },
  shipping: {
    "product-options": {
      ...setting(product.shippingCosts),
      at: "graphql",
      asking: /shipping\(ShippingInput/,
      act: (page) => page.locator(".projector_shipping__info").click(),
      done: (page) => page.locator("#shipping_info").isVisible(),
      failed: /Wystąpił błąd połączenia/,
    },
  },
  "data of a size": {
    "product-options": {
      path: showcase.pricesPerSize.path,
      at: "projector",
      asking: /action=get/,
      act: (page) => page.locator('.projector_sizes__item[data-size-type="3"]').click(),
      done: /100,00 zł[\s\S]*120,00 zł/,
      failed: /Wystąpił błąd połączenia/,
    },
  },
  "notify when available": {
    "product-options": {
      ...setting(product.tellWhenBack),
      at: "projector",
      asking: /set_product_observed/,
      ready: async (page) => {
        await page.locator(".tell_availability_link_handler").click();
        await page.locator("#availability_email").fill("anna@example.com");
      },
      act: (page) => page.getByRole("button", { name: "Powiadom o dostępności" }).click(),
      done: /poprawnie dodany/,
      failed: /Podczas dodawania produktu wystąpił błąd/,
      unsure: /Wystąpił błąd połączenia/,
      held: ({ visitors }) => [...visitors.all.values()].some(({ observed }) => observed.length > 0),
    },
  },
  shoppingList: {
    "shopping-lists": {
      ...adding,
      ...listTells,
      asking: /shoppingList\(/,
      ready: openChooser,
      act: saveOnList,
      done: /Dodano do listy/,
      held: (shop) => listsOf(shop)[0]?.products.length === 1,
    },
  },
  shoppingListCreate: {
    "shopping-list-link": {
      ...setting(listFeatures.firstList),
      ...listTells,
      asking: /shoppingListCreate/,
      ready: (page) => page.locator(".slt_link.--empty").hover(),
      act: (page) => page.locator(".slt_link.--empty").click({ noWaitAfter: true }),
      done: async (page) => /shoppinglist/.test(page.url()) && (await page.locator("h1").innerText()) !== "",
      leaves: /shoppinglist\.php/,
    },
    "shopping-lists": {
      ...adding,
      ...listTells,
      asking: /shoppingListCreate/,
      ready: async (page) => {
        await openChooser(page);
        await chooser(page).create.click();
        await chooser(page).name.fill("Ogród");
      },
      act: (page) => chooser(page).name.press("Enter"),
      done: /Utworzono listę/,
      held: (shop) => listsOf(shop).some(({ name }) => name === "Ogród"),
    },
  },
  setShoppingList: {
    "shopping-lists": {
      ...onLists,
      ...listTells,
      asking: /setShoppingList/,
      ready: async (page) => {
        await page.locator(action("rename")).click();
        await page.locator("dialog .sl_create__input").fill("Łazienka");
      },
      act: (page) => page.locator("dialog .sl_create__button").click(),
      done: /Nowa nazwa listy: Łazienka/,
      held: (shop) => listsOf(shop)[0]?.name === "Łazienka",
    },
  },
  shoppingListDelete: {
    "shopping-lists": {
      ...onLists,
      ...listTells,
      prepare: (b) => {
        withList(b, "Remont", two(b));
        withList(b, "Prezenty");
      },
      asking: /shoppingListDelete/,
      ready: (page) => page.locator(action("delete")).click(),
      act: (page) => page.locator("dialog").getByRole("button", { name: "Usuń listę" }).click(),
      done: async (page) => (await page.locator("h1").innerText()) === "Prezenty",
      held: (shop) => listsOf(shop).length === 1,
    },
  },
  addToShoppingList: {
    "shopping-lists": {
      ...adding,
      ...listTells,
      asking: /addToShoppingList/,
      ready: openChooser,
      act: saveOnList,
      done: /Dodano do listy/,
      held: (shop) => listsOf(shop)[0]?.products.length === 1,
    },
  },
  removeFromShoppingList: {
    "shopping-lists": {
      ...onLists,
      ...listTells,
      prepare: (b) => void withList(b, "Remont", two(b)),
      asking: /removeFromShoppingList/,
      act: (page) => page.locator(action("remove")).first().click(),
      done: /Usunięto z listy/,
      held: (shop) => listsOf(shop)[0]?.products.length === 1,
    },
  },
  setTemporaryZipcode: {
    "delivery-place": { ...code, at: "graphql", asking: /setTemporaryZipcode/ },
  },
  setRegion: {
    "delivery-place": {
      path: "/order1.php?place=1",
      at: "graphql",
      asking: /setRegion\(/,
      act: (page) => page.locator("#place_country").selectOption({ label: "Niemcy" }),
      done: /Kraj dostawy: Niemcy/,
      resets: "place_country",
      failed: /Nie udało się zmienić miejsca dostawy/,
      unsure: /Nie wiadomo, czy zmieniono miejsce dostawy/,
      held: (shop) => places(shop).some(({ country }) => country !== null),
    },
  },
  unsetTemporaryRegion: { "region-notice": restored("region") },
  unsetTemporaryZipcode: { "region-notice": restored("zipcode") },
  pickupPoints: {
    "pickup-map": {
      ...setting(pickup.pickupSites),
      at: "graphql",
      asking: /pickupPoints\(courierId/,
      done: (page) => page.locator(".cop_pickup_list .cop_pickup_item").first().isVisible(),
      failed: /Nie udało się wczytać punktów odbioru/,
    },
  },
  searchPickupPoints: {
    "pickup-map": {
      ...setting(pickup.pickupSites),
      at: "graphql",
      asking: /searchPickupPoints/,
      ready: (page) => page.locator(".cop_pickup_list .cop_pickup_item").first().waitFor(),
      act: (page) => page.locator(".cop_pickup_finder__input").fill("Gda"),
      done: (page) => page.locator(".cop_pickup_finder__result").first().isVisible(),
      untold: "there are no suggestions, and the search button still works",
    },
  },
  "coordinates of an address": {
    "pickup-map": {
      ...setting(pickup.pickupSites),
      at: "geocoding",
      asking: /search\?/,
      ready: (page) => page.locator(".cop_pickup_list .cop_pickup_item").first().waitFor(),
      act: async (page) => {
        await page.locator(".cop_pickup_finder__input").fill("Białystok, Lipowa 1");
        await page.locator(".cop_pickup_finder__input").press("Enter");
      },
      done: /Znaleziono \d+ punkt/,
      failed: /Nie udało się znaleźć miejsca|Nie znaleziono tego miejsca/,
    },
    "store-map": {
      ...setting(stores.lookedUp),
      at: "geocoding",
      asking: /search\?/,
      ready: (page) => page.locator(".store-map__button").first().waitFor(),
      act: async (page) => {
        await page.locator(".store-map__field").fill("Białystok");
        await page.locator(".store-map__button").first().click();
      },
      done: /najbliższych: Białystok/,
      failed: /Nie znamy miejsca/,
    },
    "validated-form": {
      ...registration,
      at: "geocoding",
      asking: /search\?/,
      prepare: ({ shop }) => {
        shop.config.tiles = true;
      },
      ready: onForm,
      act: filledIn("client_zipcode", "80-001"),
      done: /Wpisano miejscowość Gdańsk/,
      untold: "no town is filled in, and the shopper types it",
    },
  },
  expressCheckoutGenerateOtp: {
    passkey: {
      ...askedCode,
      asking: /expressCheckoutGenerateOtp/,
      act: (page) => page.locator("[data-press=send]").click(),
      done: /Wiadomość została wysłana/,
      failed: /Nie udało się wygenerować/,
      unsure: /Wystąpił nieoczekiwany błąd/,
      held: ({ codes }) => codes.sent.length > 0,
    },
  },
  expressCheckoutVerifyOtp: {
    passkey: {
      ...askedCode,
      asking: /expressCheckoutVerifyOtp/,
      ready: async (page) => {
        await askedCode.ready(page);
        await sendCode(page);
      },
      act: enterCode,
      done: /Zalogowano/,
      failed: /Wystąpił nieoczekiwany błąd|niepoprawny|wygasł/,
    },
  },
} as const satisfies Record<string, Record<string, Deed>>;
