/** Deeds around the basket, the comparison and what pages read from get.php. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";
import * as forms from "../../browser/features/forms";
import * as frame from "../../browser/features/frame";
import { instalments as instalmentLink } from "../../browser/features/instalments";
import * as lists from "../../browser/features/lists";
import { opened } from "../../browser/instalments/shop";
import { asShopper, filled, header, products } from "../../browser/mini-basket/shop";
import type { Deed, Setting } from "../deed";
import { byCode, setting } from "./setting";

const cached = "/?cached=1";
const statusIs = (status: string) => (page: Page) =>
  page.evaluate((wanted) => window.wyspa.store.getState().basket.status === wanted, status);
const basketOf = ({ visitors }: Shop) => visitors.of("shopper").basket;

const unsure = /Nie wiadomo, czy produkt został dodany|koszyk tego nie pokazuje|sprawdź koszyk/;
const notAdded = /Nie udało się dodać produktu do koszyka|przeciążony/;

/** A call of the page's own script; its answer is kept in `window.answer`. */
const call = (code: string) => (page: Page) =>
  page.evaluate(
    (text) => void new Function(`return (async () => { window.answer = await ${text} })()`)(),
    code,
  );
const answerIs = (code: string) => (page: Page) =>
  page.evaluate(
    (text) => "answer" in window && !!new Function("answer", `return ${text}`)(window.answer),
    code,
  );

/** A block that the page's own script reads. */
const read = (block: string): Deed => ({
  at: "get.php",
  asking: new RegExp(block),
  path: "/text-page",
  context: asShopper,
  prepare: (b) => void filled(b, 2),
  act: call(`wyspa.storefront(["${block}"], { fresh: true })`),
  done: answerIs(`answer && answer.${block}`),
  failed: answerIs("answer === false"),
});

const added: Setting = setting(forms.addToBasket);
const addedTells = {
  act: (page: Page) => page.locator("#projector_button_basket").click({ noWaitAfter: true }),
  done: /Dodano do koszyka/,
  failed: notAdded,
  unsure,
  leaves: /basketedit\.php/,
} as const;

/** Opens the panel by keyboard, and waits for its rows. */
async function openPanel(page: Page): Promise<void> {
  await header(page).toggle.focus();
  await page.keyboard.press("Enter");
  await header(page).rows.first().waitFor();
}
const panelTells = {
  failed: /Nie udało się zmienić:|Sklep nie przyjął zmiany/,
  unsure: /Odśwież stronę/,
} as const;
const row = (page: Page, name: RegExp) => header(page).rows.first().getByRole("button", { name });

export const basketDeeds = {
  Basket: {
    "mini-basket": {
      at: "get.php",
      asking: /Basket/,
      path: cached,
      context: asShopper,
      prepare: (b) => void filled(b, 3),
      done: statusIs("current"),
      failed: statusIs("failed"),
    },
    "add-to-basket": {
      ...added,
      ...addedTells,
      at: "get.php",
      asking: /Basket/,
      held: (shop) => basketOf(shop).length > 0,
    },
    instalments: {
      ...setting(instalmentLink),
      at: "get.php",
      asking: /Basket/,
      ready: (page) => page.locator(".basket__payment_link").waitFor(),
      act: async (page) => {
        const id = await page.locator('[name="product[1]"]').first().inputValue();
        await page.evaluate((of) => window.wyspa.basket.setQuantity({ id: of, quantity: 2 }), id);
        await page.locator(".basket__payment_link").click();
      },
      done: async (page) => (await opened(page)).length > 0,
      failed: /koszyk się zmienił|Odśwież stronę|Nie udało się/i,
      untold: "the link of the provider opens or a message is shown; both are the shopper's answer",
    },
    passkey: {
      ...setting(forms.afterCode),
      at: "get.php",
      asking: /Basket/,
      ...byCode,
      done: /Zalogowano\./,
      held: (shop) => [...shop.visitors.all.values()].some(({ customer }) => customer === "anna"),
    },
    "the page": read("Basket"),
  },
  Comparers: {
    comparison: {
      at: "get.php",
      asking: /Comparers/,
      ...setting(lists.comparisonBar),
      path: "/search.php?text=kurtka&cached=1",
      done: (page) => page.locator("#menu_compare_product .compare__item").first().isVisible(),
      untold: "the bar stays as the server rendered it",
    },
    "the page": read("Comparers"),
  },
  Snippets: {
    "the page": {
      ...setting(frame.snippets),
      at: "get.php",
      asking: /Snippets/,
      done: frame.snippets.has,
      untold: "code of the shop is nothing that a shopper asked for",
    },
  },
  ToplayersAndWidgets: {
    "the page": {
      at: "get.php",
      asking: /ToplayersAndWidgets/,
      done: async (page) => (await page.locator("[data-widget=opinions]").count()) > 0,
      untold: "widgets of the shop are nothing that a shopper asked for",
    },
  },
  Wishlist: { "the page": read("Wishlist") },
  Projector: { "the page": read("Projector") },
  addProductsToBasket: {
    "add-to-basket": {
      ...added,
      ...addedTells,
      at: "graphql",
      asking: /addProductsToBasket/,
      held: (shop) => basketOf(shop).length > 0,
    },
    "mini-basket": {
      context: asShopper,
      prepare: (b) => void filled(b, 2),
      at: "graphql",
      asking: /addProductsToBasket/,
      ...panelTells,
      ready: async (page) => {
        await openPanel(page);
        await row(page, /^Usuń /).click();
        await page.getByRole("button", { name: "Cofnij" }).waitFor();
      },
      act: (page) => page.getByRole("button", { name: "Cofnij" }).click(),
      done: /Przywrócono/,
      held: (shop) => basketOf(shop).length === 2,
    },
    "the page": {
      path: "/text-page",
      context: asShopper,
      at: "graphql",
      asking: /addProductsToBasket/,
      act: (page, b) => call(`wyspa.basket.add({ id: "${products(b)[0]?.id}" })`)(page),
      done: answerIs("answer.ok"),
      failed: answerIs("!answer.ok && answer.unchanged"),
      unsure: answerIs("!answer.ok && !answer.unchanged"),
      held: (shop) => basketOf(shop).length > 0,
    },
  },
  removeProductsFromBasket: {
    "mini-basket": {
      context: asShopper,
      at: "graphql",
      asking: /removeProductsFromBasket/,
      ...panelTells,
      prepare: ({ shop }) => {
        shop.config.basketBlock = false;
        const product = shop.catalogue.products.find((one) => one.subscription && !one.sizes.length);
        shop.fillBasket("shopper", [
          { product: `${product?.id}`, size: "uniw", quantity: 2, subscription: true },
        ]);
      },
      ready: openPanel,
      act: (page) => row(page, /^Usuń /).click(),
      done: /Usunięto/,
      held: (shop) => basketOf(shop).length === 0,
    },
  },
  basket: {
    "mini-basket": {
      ...setting(frame.basketFromGraphql),
      path: cached,
      at: "graphql",
      asking: /basket\(|basket \{/,
      done: statusIs("current"),
      failed: statusIs("failed"),
    },
  },
  "set a quantity": {
    "mini-basket": {
      context: asShopper,
      prepare: (b) => void filled(b, 2),
      at: "basketchange",
      asking: /set_quantity/,
      ...panelTells,
      ready: openPanel,
      act: (page) => row(page, /^Zwiększ ilość/).click(),
      done: /, ilość: 2\./,
      held: (shop) => basketOf(shop).some(({ quantity }) => quantity === 2),
    },
  },
  "add by form": {
    "add-to-basket": {
      ...added,
      ...addedTells,
      at: "basketchange",
      asking: /number=/,
      path: (b) => products(b)[0]?.link ?? "/",
      ready: (page) =>
        page.locator("#projector_form").evaluate((form) => {
          const field = document.createElement("input");
          Object.assign(field, { type: "hidden", name: "engraving", value: "Ala" });
          form.append(field);
        }),
      held: (shop) => basketOf(shop).length > 0,
      // The native form that follows goes to the same address; the browser itself shows its answer.
      times: 1,
    },
  },
} as const satisfies Record<string, Record<string, Deed>>;
