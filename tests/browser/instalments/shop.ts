/** Shops with providers of instalments, for browser tests of the calculator. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { InstalmentProvider } from "../../../fixtures/catalogue/instalment-provider";
import { asShopper, filled, header, products } from "../mini-basket/shop";
import type { Bench, Visit, VisitOptions } from "../support";

export const LINK = "https://bank.example/raty?kwota={calculate_price}";
export const bank: InstalmentProvider = { name: "Bank", link: LINK };

/** Records addresses in `window.opened` instead of opening new tabs. */
export const recordOpenings = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url, target, features) => {
      opened.push([url, target, features].join(" "));
      return null;
    };
  });
export const opened = (page: Page) => page.evaluate(() => Reflect.get(window, "opened") as string[]);

export const parts = (page: Page) => {
  const dialog = page.locator("dialog.instalment_calculator[open]");
  return {
    toggle: page.locator(".projector_instalments__link"),
    items: page.locator(".projector_instalments__items"),
    link: page.locator("[data-instalments]"),
    dialog,
    messages: dialog.locator(".menu_messages_message > .menu_messages_message_sub > p"),
    buttons: dialog.locator(".instalment_calculator__button"),
    alert: page.locator("#alert_cover"),
  };
};

interface Wanted extends VisitOptions {
  readonly providers: readonly InstalmentProvider[];
  /** Number of different products in the basket. */
  readonly inBasket?: number;
}

/** Opens the product's page, with the providers visible. */
export async function productVisit(
  b: Bench,
  { providers, inBasket = 0, before, path, ...options }: Wanted,
): Promise<Visit> {
  b.shop.config.instalments = providers;
  filled(b, inBasket);
  const visit = await b.visit({
    path: path ?? products(b)[20]?.link ?? "/",
    context: asShopper(b),
    ...options,
    async before(page) {
      await recordOpenings(page);
      await before?.(page);
    },
  });
  if (inBasket) await expect.poll(() => header(visit.page).badge.textContent()).toBe(String(inBasket));
  await parts(visit.page).toggle.click();
  await parts(visit.page).link.first().waitFor();
  return visit;
}

export async function basketVisit(
  b: Bench,
  { providers, inBasket = 2, before, ...options }: Wanted,
): Promise<Visit> {
  b.shop.config.instalments = providers;
  filled(b, inBasket);
  return b.visit({
    path: "/basketedit.php",
    context: asShopper(b),
    ...options,
    async before(page) {
      await recordOpenings(page);
      await before?.(page);
    },
  });
}

declare const instalmentData: { readonly price: number; readonly priceNet: number };

/** The price in the page's data. */
export const priceOf = (page: Page): Promise<number> => page.evaluate(() => instalmentData.price);
export const netPriceOf = (page: Page): Promise<number> => page.evaluate(() => instalmentData.priceNet);

/** An amount in the shop's format, with its non-breaking spaces. */
export const written = (amount: number) => {
  const [whole = "", cents = ""] = amount.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, " ")},${cents} zł`;
};
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

export const textsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => plain(text).replace(/\s*\n\s*/g, " | "));
