/** Shared by tests of the second factor: a shop that requires it, a visitor whose codes tests can read, its dialogs. */
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import {
  awaitedCode,
  type MfaSwitches,
  type SecondFactor,
  secondFactorOf,
  usualSecondFactor,
} from "../../../fixtures/client-data/second-factor";
import { type Bench, desktop, type VisitOptions } from "../support";

export const LOGIN = "anna";
export const PASSWORD = "wydma-2026";
const VISITOR = "anna";

/** Sets the shop up; missing options keep their defaults. */
export const withFactor = (b: Bench, wishes: Partial<MfaSwitches>): void => {
  b.shop.config.mfa = { ...usualSecondFactor(), ...wishes };
};
export const stateOf = (b: Bench): SecondFactor =>
  secondFactorOf(b.shop.visitors.of(VISITOR), b.shop.config.mfa);

export const visit = (b: Bench, path: string, { before, ...options }: Omit<VisitOptions, "path"> = {}) =>
  b.visit({
    viewport: desktop,
    ...options,
    path,
    async before(page) {
      await page.context().addCookies([{ name: "client", value: VISITOR, url: b.shop.url }]);
      await before?.(page);
    },
  });

export const ORDER = "/place-order.php?modules=1";
/** The fields of a new customer on the order page, with good values. */
export const orderData: Readonly<Record<string, string>> = {
  "#client_email": "nowa@sklep.example",
  "#client_phone": "600 700 800",
  "#client_firstname": "Anna",
  "#client_lastname": "Nowak",
  "#client_street": "Długa",
  "#client_street_number": "12",
  "#client_zipcode": "71-004",
  "#client_city": "Szczecin",
};
export const drawn = (page: Page) =>
  page.locator('html[data-cop$="copModulesSummary"]').waitFor({ state: "attached" });

/** Opens the order page's sign-in dialog and submits the password. */
export async function signIn(page: Page): Promise<void> {
  await drawn(page);
  await page.locator(".cop_signin__open").click();
  await page.fill("#signin_login", LOGIN);
  await page.fill("#signin_password", PASSWORD);
  await page.locator(".cop_signin__submit").click();
}
export const signedIn = (page: Page) => page.locator("html[data-signed-in]").waitFor({ state: "attached" });

export const dialog = (page: Page): Locator => page.locator(".modal.--mfa");
export const place = (page: Page): Locator => page.locator(".mfa__configuration");
export const factor = (page: Page, mode: string): Locator =>
  page.locator(`.mfa__factor_wrapper:has([data-mfafactor="${mode}"])`);
export const statusOf = (page: Page, mode: string) =>
  factor(page, mode).locator(".mfa__factor").getAttribute("data-status");
export const info = (page: Page) =>
  dialog(page).locator(".mfa__modal_info [data-replace]:visible").textContent();
/** The error message beside the field. */
export const fault = (page: Page) => dialog(page).locator(".f-message").last().textContent();
export const press = (page: Page, action: string) => dialog(page).locator(`.--mfa_${action}`).click();

/** The code that the server awaits now. */
export async function rightCode(b: Bench): Promise<string> {
  await expect.poll(() => awaitedCode(stateOf(b)), { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return awaitedCode(stateOf(b)) as string;
}
export const wrongCode = async (b: Bench): Promise<string> =>
  String((Number(await rightCode(b)) + 123_456) % 1_000_000).padStart(6, "0");

/** Types the code and presses the dialog's button. */
export async function enter(page: Page, code: string, action = "verify"): Promise<void> {
  await page.fill("#mfaCode", code);
  await press(page, action);
}

/** How many requests of this operation the server received. */
export const asked = (b: Bench, name: string): number =>
  b.shop.log.filter(({ url }) => url.endsWith(`?query=${name}`)).length;
