/**
 * Twelve journeys for which the server's HTML is enough (bar R14). Each ends with what the server holds: a basket, an
 * order's form, an account.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { countries } from "../../../fixtures/client-data/countries";
import type { Shop } from "../../../fixtures/shop";
import { plain, shopperOf } from "../touches/touch";
import { good } from "../validated-form/registration-data";

export interface NativeJourney {
  readonly name: string;
  readonly path: string | ((shop: Shop) => string);
  prepare?(shop: Shop): void;
  go(page: Page, shop: Shop): Promise<void>;
}

const lines = (shop: Shop) =>
  shopperOf(shop).basket.map(({ product, size, quantity }) => [product.id, size?.name ?? "", quantity]);
const product = (shop: Shop, index: number) => {
  const found = plain(shop)[index];
  if (!found) throw new Error("the catalogue has no such product");
  return found;
};
const first = (shop: Shop) => product(shop, 0);
const second = (shop: Shop) => product(shop, 1);
const fill = (shop: Shop) =>
  shop.fillBasket("shopper", [
    { product: `${first(shop).id}`, size: "", quantity: 1 },
    { product: `${second(shop).id}`, size: "", quantity: 2 },
  ]);
const lastSent = (shop: Shop) => {
  const { path = "", fields = [] } = shopperOf(shop).sent.at(-1) ?? {};
  return { path, fields: Object.fromEntries(fields) };
};
const heading = (page: Page) => page.locator("h1").first().textContent();
const badge = (page: Page) => page.locator("#menu_basket .badge").textContent();

/** Types the values into the fields with these ids, and presses the form's button. */
async function send(page: Page, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
  await page.locator(`${form} [type=submit]`).filter({ visible: true }).first().click();
}

/** The page that follows an accepted form. */
const isAccepted = (page: Page, word: string) => page.waitForURL(new RegExp(`thank-you\\.php\\?for=${word}`));

const shopping: readonly NativeJourney[] = [
  {
    name: "find a product by the menu, and by searching",
    path: "/",
    async go(page) {
      await page.locator("#menu_categories a[href*='/kategoria/']").first().click();
      await page.waitForURL(/kategoria/);
      await page.locator("#search a.product__name").first().waitFor();
      await page.locator(".menu_search__input").fill("kurtka");
      await page.locator(".menu_search__input").press("Enter");
      await page.waitForURL(/search\.php\?text=kurtka/);
      await page.locator("#search a.product__name").first().click();
      await page.waitForURL(/\/produkt\//);
      expect(await heading(page)).toMatch(/kurtka/i);
    },
  },
  {
    name: "choose a size and add the product to the basket",
    path: showcase.pricesPerSize.path,
    async go(page, shop) {
      await page.locator(".projector_sizes__item", { hasText: /^M$/ }).click();
      await page.waitForURL(/selected_size=/);
      await page.locator("#projector_button_basket").click();
      await page.waitForURL(/basketedit\.php/);
      const id = Number(/\d+$/.exec(showcase.pricesPerSize.path)?.[0]);
      expect([lines(shop), await badge(page)]).toEqual([[[id, "M", 1]], "1"]);
    },
  },
  {
    name: "change a quantity",
    path: "/",
    prepare: fill,
    async go(page, shop) {
      await page.locator(".top_basket__sub").click();
      await page.waitForURL(/basketedit\.php/);
      await page.locator(".basket__number").first().fill("4");
      await page.locator(".basket__recount").click();
      await expect.poll(() => lines(shop)[0]).toEqual([first(shop).id, "", 4]);
      await expect.poll(() => badge(page)).toBe("6");
    },
  },
  {
    name: "remove both products",
    path: "/basketedit.php",
    prepare: fill,
    async go(page, shop) {
      await page.locator(".basket__remove").first().click();
      await expect.poll(() => lines(shop)).toEqual([[second(shop).id, "", 2]]);
      await page.locator(".basket__remove").nth(1).waitFor({ state: "detached" });
      await page.locator(".basket__remove").click();
      await expect.poll(() => lines(shop)).toEqual([]);
      await page.locator(".basketedit_empty").waitFor();
    },
  },
  {
    name: "order, with a mistake that the server finds",
    path: "/basketedit.php",
    prepare: fill,
    async go(page, shop) {
      await page.getByRole("link", { name: "Złóż zamówienie" }).click();
      await page.getByRole("link", { name: "Kup bez logowania" }).click();
      await page.waitForURL(/order1\.php/);
      const { client_login, client_password, ...payer } = good;
      const receiver = {
        delivery_firstname: "Jan",
        delivery_lastname: "Nowak",
        delivery_street: "Krótka",
        delivery_street_number: "1",
        delivery_zipcode: "81-230",
        delivery_city: "Gdynia",
      };
      for (const id of ["terms_agree", "order_service"]) await page.locator(`#${id}`).check();
      await send(page, "#COP", { ...payer, ...receiver, client_zipcode: "00" });
      // The page comes again, with what was typed.
      await page.locator(".form_errors a[href='#client_zipcode']").waitFor();
      expect(await page.locator("#delivery_city").inputValue()).toBe("Gdynia");
      await send(page, "#COP", { client_zipcode: "80-001" });
      await isAccepted(page, "order1");
      expect(lastSent(shop)).toMatchObject({ path: "/order1.php", fields: { ...payer, ...receiver } });
      expect(lines(shop)).toHaveLength(2);
    },
  },
];

const account: readonly NativeJourney[] = [
  {
    name: "register",
    path: "/client-new.php?register",
    async go(page, shop) {
      await page.locator("#client_source").selectOption({ index: 1 });
      await page.locator("#terms_agree").check();
      await send(page, "#COP", good);
      await isAccepted(page, "client-new");
      expect(lastSent(shop)).toMatchObject({ path: "/client-new.php", fields: good });
    },
  },
  {
    name: "sign in, with a wrong password first, and out again",
    path: "/signin.php",
    prepare: fill,
    async go(page, shop) {
      await send(page, "#signin", { signin_login: "anna", signin_password: "zgaduję" });
      await page.locator(".form_errors").waitFor();
      expect(shopperOf(shop).customer).toBe(null);
      await send(page, "#signin", { signin_login: "anna", signin_password: "wydma-2026" });
      await isAccepted(page, "signin");
      expect([shopperOf(shop).customer, lines(shop).length]).toEqual(["anna", 2]);
      await page.locator(".logout_link").first().click();
      await expect.poll(() => [shopperOf(shop).customer, lines(shop).length]).toEqual([null, 0]);
    },
  },
  {
    name: "change the country of delivery and the language",
    path: "/basketedit.php",
    prepare: fill,
    async go(page, shop) {
      await page.locator("#menu_settings .open_trigger").hover();
      await page.locator("#menu_settings_country").selectOption({ index: 1 });
      await page.locator("#menu_settings [name=lang][value=eng]").check();
      await page.locator("#menu_settings [type=submit]").click();
      await page.waitForURL(/\/en\/basketedit\.php/);
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      expect([shopperOf(shop).place.country, lines(shop).length]).toEqual([countries[1]?.id, 2]);
    },
  },
  {
    name: "open a shopping list and buy its product",
    path: "/",
    prepare(shop) {
      const products = [{ id: first(shop).id, size: "uniw" }];
      shopperOf(shop).lists.push({ id: 7, name: "Na wyprawę", isPublic: false, products });
    },
    async go(page, shop) {
      await page.locator(".shopping_list_top .slt_link").click();
      await page.waitForURL(/shoppinglist\.php/);
      expect(await heading(page)).toBe("Na wyprawę");
      await page.locator(".sl_products__name").click();
      await page.locator("#projector_button_basket").click();
      await page.waitForURL(/basketedit\.php/);
      expect(lines(shop)).toEqual([[first(shop).id, "", 1]]);
    },
  },
];

const shop: readonly NativeJourney[] = [
  {
    name: "compare two products, and take one out",
    path: (of) => first(of).link,
    async go(page, of) {
      const compared = () => shopperOf(of).compared;
      const [one, two] = [first(of), second(of)];
      await page.locator(".product_name__action.--compare").click();
      await expect.poll(compared).toEqual([one.id]);
      await page.goto(`${of.url}${two.link}`);
      await page.locator(".product_name__action.--compare").click();
      await expect.poll(compared).toEqual([one.id, two.id]);
      await page.goto(`${of.url}/product-compare.php`);
      expect(await page.locator(".product_compare th[scope=col]").count()).toBe(2);
      await page.locator(".product_compare__remove").first().click();
      await expect.poll(compared).toEqual([two.id]);
    },
  },
  {
    name: "find a store and write to the shop",
    path: "/stocks.php",
    async go(page, of) {
      await page.locator(".stocks_list__name a").first().click();
      await page.waitForURL(/stock\.php\?id=/);
      expect(await heading(page)).not.toBe("");
      await page.goto(`${of.url}/contact.php`);
      await send(page, ".contact_form", {
        contact_email: "ola@sklep.test",
        contact_message: "Do której otwarte?",
      });
      await isAccepted(page, "question");
      expect(Object.fromEntries(shopperOf(of).received.at(-1)?.fields ?? [])).toMatchObject({
        contact_email: "ola@sklep.test",
        contact_message: "Do której otwarte?",
      });
    },
  },
  {
    name: "order the newsletter, and leave it again",
    path: "/newsletter.php",
    async go(page, of) {
      await page.locator("#newsletter_consent").check();
      await send(page, "#newsletter", { mailing_name: "Ola", mailing_email: "ola@sklep.test" });
      await isAccepted(page, "newsletter-add");
      expect(lastSent(of).fields).toMatchObject({
        mailing_action: "add",
        mailing_name: "Ola",
        mailing_email: "ola@sklep.test",
      });
      await page.goto(`${of.url}/newsletter.php`);
      await page.locator("#mailing_email").fill("ola@sklep.test");
      await page.locator("[name=mailing_action][value=remove]").click();
      await isAccepted(page, "newsletter-remove");
      expect(lastSent(of).fields).toMatchObject({
        mailing_action: "remove",
        mailing_email: "ola@sklep.test",
      });
    },
  },
];

export const nativeJourneys: readonly NativeJourney[] = [...shopping, ...account, ...shop];
