/** Ten ways through the shop on a phone. Each says what the shopper does, and what the shop holds afterwards. */
import { expect } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import type { Shop } from "../../../fixtures/shop";
import type { Bench } from "../support";
import { plain, shopperOf } from "../touches/touch";
import { good } from "../validated-form/registration-data";

import type { Mode } from "./modes";
import { type Account, type Input, type Shopper, startShopper, until } from "./shopper";

export interface Journey {
  readonly name: string;
  readonly path: string | ((shop: Shop) => string);
  prepare?(shop: Shop): void;
  go(shopper: Shopper, shop: Shop): Promise<void>;
}

const quantities = (shop: Shop) => shopperOf(shop).basket.map(({ quantity }) => quantity);
const fill = (shop: Shop, count: number) => {
  shopperOf(shop).basket = plain(shop)
    .slice(0, count)
    .map((product) => ({ product, size: null, subscription: false, quantity: 1 }));
};
const firstPlain = (shop: Shop) => plain(shop)[0]?.link ?? "";
const text = async ({ page }: Shopper, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).allInnerTexts())
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

const SHEET = "dialog.--sheet";

async function openSearch(shopper: Shopper, words: string): Promise<void> {
  await shopper.press(".menu_search__mobile");
  await until(() =>
    shopper.page.locator(".menu_search__input").evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await shopper.type(words);
}

async function openBasket(shopper: Shopper): Promise<void> {
  await shopper.press("#menu_basket .top_basket__sub");
  await shopper.page.locator(`${SHEET} .top_basket__product`).first().waitFor({ timeout: 30_000 });
}

export const journeys: readonly Journey[] = [
  {
    name: "find a product",
    path: "/",
    async go(shopper) {
      await openSearch(shopper, "kurtka");
      const product = shopper.page.locator(".search_result__item.--product[role=option]").first();
      await product.waitFor({ timeout: 30_000 });
      await shopper.look("suggestions");
      await shopper.press(product);
      // In the sheet, Enter searches for the suggestion's text; a tap opens the product.
      await shopper.page.waitForURL(/\/produkt\/|\/search\.php/);
      await until(() => text(shopper, "main")).toMatch(/kurtka/i);
    },
  },
  {
    name: "choose a size",
    path: showcase.pricesPerSize.path,
    async go(shopper) {
      await until(() => text(shopper, "#projector_price_value")).toBe("80,00 zł - 170,00 zł");
      await shopper.press(shopper.page.locator(".projector_sizes__item", { hasText: /^M$/ }));
      await until(() => text(shopper, "#projector_price_value")).toBe("130,00 zł");
      await shopper.page.locator(".projector_prices:not(.--loading)").waitFor();
      await shopper.look("a chosen size");
    },
  },
  {
    name: "add a product",
    path: firstPlain,
    async go(shopper, shop) {
      await shopper.press("#projector_button_basket");
      await until(() => quantities(shop)).toEqual([1]);
      await until(() => text(shopper, ".add_to_basket__card")).toMatch(/W koszyku: 1/);
      await until(() => text(shopper, "#menu_basket .badge")).toBe("1");
      await shopper.look("added");
    },
  },
  {
    name: "change a quantity",
    path: "/",
    prepare: (shop) => fill(shop, 2),
    async go(shopper, shop) {
      await openBasket(shopper);
      await shopper.look("the open basket");
      await shopper.press(`${SHEET} .top_basket__step.--more`);
      await until(() => quantities(shop).reduce((sum, one) => sum + one, 0)).toBe(3);
      await until(() => text(shopper, `${SHEET} .headline__name`)).toMatch(/\(3\)/);
    },
  },
  {
    name: "remove the last product, and take it back",
    path: "/",
    prepare: (shop) => fill(shop, 1),
    async go(shopper, shop) {
      await openBasket(shopper);
      await shopper.press(`${SHEET} .top_basket__remove`);
      await until(() => quantities(shop)).toEqual([]);
      await until(() => text(shopper, `${SHEET} .top_basket__empty`)).toMatch(/pusty/);
      await shopper.look("the empty basket");
      await shopper.press(`${SHEET} .top_basket__undo`);
      await until(() => quantities(shop)).toEqual([1]);
      await shopper.page.locator(`${SHEET} .top_basket__product`).waitFor();
    },
  },
  {
    name: "find nothing, and go on",
    path: "/",
    async go(shopper) {
      await openSearch(shopper, "qqwxyz");
      await until(() => text(shopper, "#menu_search")).toMatch(/Brak wyników/);
      await shopper.look("nothing found");
      await shopper.press("#menu_search .search_result a[href]");
      await until(() => new URL(shopper.page.url()).pathname).not.toBe("/");
      await until(() => text(shopper, "h1, .headline__name")).not.toBe("");
    },
  },
  {
    name: "register with five mistakes",
    path: "/client-new.php?register",
    async go(shopper, shop) {
      const { page } = shopper;
      const mistaken = [
        "client_firstname",
        "client_lastname",
        "client_street",
        "client_zipcode",
        "client_city",
      ];
      for (const [id, value] of Object.entries(good))
        if (!mistaken.includes(id)) await page.locator(`#${id}`).fill(value);
      await page.locator("#client_source").selectOption({ index: 1 });
      // A shopper types for longer than files and answers take. A form that is sent earlier has its own tests.
      await page.locator(".f-feedback.--success #client_password").waitFor({ timeout: 30_000 });
      // Themes may draw the box themselves, with the field outside of the window.
      await page.locator("#terms_agree").evaluate((box: HTMLInputElement) => box.click());
      await shopper.press("form.cop [type=submit]");
      await page.locator(".f-summary a").first().waitFor({ timeout: 30_000 });
      await until(() => page.locator(".f-summary a").count()).toBe(mistaken.length);
      await shopper.look("five mistakes");
      for (const id of mistaken) {
        // By keyboard, the first of them has the focus, and the others follow.
        await shopper.press(shopper.input === "touch" ? `.f-summary a[href="#${id}"]` : `#${id}`);
        await until(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
        await shopper.type(good[id] ?? "");
      }
      await shopper.press("form.cop [type=submit]");
      await until(() => shopperOf(shop).sent.length).toBe(1);
    },
  },
  {
    name: "pick a point",
    path: "/pickup-sites.php?at=52.2297,21.0122",
    async go(shopper, shop) {
      await shopper.page.locator(".cop_pickup_list .cop_pickup_item").first().waitFor({ timeout: 30_000 });
      await shopper.press(".cop_pickup_item__radio");
      await shopper.look("a selected point");
      await shopper.press(".cop_pickup_item__choose_link");
      await until(() =>
        shopperOf(shop)
          .sent.at(-1)
          ?.fields.some(([name]) => name === "pickup_point"),
      ).toBe(true);
    },
  },
  {
    name: "choose a day",
    path: "/order1.php?days=1&delivery=same&first-day=2026-10-22",
    async go(shopper) {
      const { page } = shopper;
      await shopper.press('.cop_delivery__date[data-date="2026-10-28"] button');
      await shopper.press(".cop_delivery__other_link");
      const day = page.locator('.cop_delivery__datepicker [data-calendar-day="2026-10-29"]');
      await day.waitFor();
      await shopper.look("the calendar");
      if (shopper.input === "touch") await shopper.press(day);
      else for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
      await until(() => text(shopper, ".cop_delivery__other_link")).toMatch(/29 października/);
      expect(await page.locator("[name=calendar_select_date]").inputValue()).toBe("2026-10-29");
    },
  },
  {
    name: "go back through all of it",
    path: "/",
    prepare: (shop) => fill(shop, 1),
    async go(shopper) {
      const { page } = shopper;
      const isOpen = () => page.evaluate(() => document.documentElement.matches(".sidebar_open"));
      await shopper.press(".navbar-toggler");
      await until(isOpen).toBe(true);
      await shopper.back();
      await until(isOpen).toBe(false);
      await openSearch(shopper, "kurtka");
      await shopper.page.locator(".search_result__item[role=option]").first().waitFor({ timeout: 30_000 });
      await shopper.back();
      await until(() => page.evaluate(() => document.documentElement.matches(".--search-open"))).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/");
      await openBasket(shopper);
      await shopper.back();
      await page.locator(SHEET).waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/");
      await shopper.press("#search a.product__name, .product a.product__name");
      await page.waitForURL(/\/produkt\//);
      await shopper.back();
      await page.waitForURL((url) => url.pathname === "/");
    },
  },
];

/** Goes through a journey from its first page to its end, and tells what it was like. */
export async function travel(b: Bench, journey: Journey, input: Input, mode?: Mode): Promise<Account> {
  journey.prepare?.(b.shop);
  const path = typeof journey.path === "function" ? journey.path(b.shop) : journey.path;
  const { shopper, account } = await startShopper(b, input, path, mode);
  await journey.go(shopper, b.shop);
  return account();
}
