/** After a login without a new page (ruling 22), the page shows the customer's data, and keeps what was typed. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { login, visitWithDevice } from "../passkey/passkeys";
import { bench } from "../support";

const b = bench();
const jan = { status: "signed-in", login: "jan.kowalski" };

/** A guest with one of Jan's passkeys. A mark on the document reveals a reload. */
async function guest(path: string) {
  b.shop.keepBasket("jan.kowalski", 3);
  const visit = await visitWithDevice(b, { path, userLogin: "jan.kowalski" });
  await visit.page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, isSame: true });
    document.addEventListener("wyspa:login", ({ detail }) => heard.push(detail));
    document.addEventListener("wyspa:visit", () => heard.push("visit"));
  });
  return visit;
}
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, "heard") as unknown);
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, "isSame") === true);
const header = (page: Page) => page.locator("header .account_links").innerText();
const badge = (page: Page) => page.locator("#menu_basket .badge").textContent();
const signedIn = { value: { status: "success", login: "jan.kowalski" } };

test("outside the order pages, sign-in updates basket, header, side column and prices without a reload", async () => {
  const product = b.shop.catalogue.products.find(({ price, offer }) => price > 0 && !offer);
  const { page, errors } = await guest(product?.link ?? "");
  const price = () => page.locator("#projector_prices_section, #projector_form").first().innerText();
  const before = await price();
  expect(await login(page)).toEqual(signedIn);
  await expect.poll(() => badge(page)).toBe("3");
  await expect.poll(() => header(page)).toContain("Moje Konto (Jan)");
  expect(await page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer()))).toEqual(jan);
  expect(await price()).not.toBe(before);
  expect(await page.evaluate(() => window.wyspa.store.getState().basket.basket?.worth.net)).toBeTruthy();
  const worth = await page.evaluate(() => window.wyspa.store.getState().basket.basket?.worth.net);
  await expect.poll(() => page.locator("#menu_basket .top_basket__price").first().textContent()).toBe(worth);
  expect(await heard(page)).toEqual([{ login: "jan.kowalski" }, "visit"]);
  expect(await isSame(page)).toBe(true);
  expect(errors).toEqual([]);
});

describe.each([["/place-order.php?modules=1"], ["/place-order.php"], ["/order1.php"], ["/prepaid.php"]])(
  "on %s",
  (path) => {
    test("header and basket become the customer's, an empty e-mail field is filled in, and typed text is kept", async () => {
      const { page, errors } = await guest(path);
      const city = page.locator("#client_city");
      await city.fill("Hel");
      await page.locator("#client_firstname").fill("Kowal");
      await page.locator("#client_firstname").focus();
      expect(await login(page)).toEqual(signedIn);
      await expect.poll(() => header(page)).toContain("Moje Konto (Jan)");
      await expect.poll(() => badge(page)).toBe("3");
      await expect.poll(() => page.locator("#client_email").inputValue()).toBe("jan@kowalski.com");
      expect(await city.inputValue()).toBe("Hel");
      expect(await page.locator("#client_firstname").inputValue()).toBe("Kowal");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("client_firstname");
      expect(await heard(page)).toEqual([{ login: "jan.kowalski" }]);
      expect(await isSame(page)).toBe(true);
      expect(errors).toEqual([]);
    });
  },
);

test("a typed e-mail is kept", async () => {
  const { page } = await guest("/prepaid.php");
  await page.locator("#client_email").fill("inny@adres.pl");
  expect(await login(page)).toEqual(signedIn);
  await expect.poll(() => header(page)).toContain("Jan");
  expect(await page.locator("#client_email").inputValue()).toBe("inny@adres.pl");
});

test("on an order page, a header that fails to load changes nothing", async () => {
  const { page } = await guest("/prepaid.php");
  await page.locator("#prepaid_note").fill("proszę dzwonić");
  b.shop.faults.set("page", "500-html");
  expect(await login(page)).toEqual(signedIn);
  await expect.poll(() => badge(page)).toBe("3");
  expect(await page.locator("#prepaid_note").inputValue()).toBe("proszę dzwonić");
  expect(await isSame(page)).toBe(true);
});

test("a page can cancel the event and reload itself instead", async () => {
  const { page } = await guest("/text-page");
  await page.evaluate(() =>
    document.addEventListener("wyspa:login", (event) => {
      event.preventDefault();
      setTimeout(() => location.reload());
    }),
  );
  void login(page).catch(() => {}); // the page is left
  await expect.poll(() => isSame(page).catch(() => true), { timeout: 15_000 }).toBe(false);
  await expect.poll(() => header(page)).toContain("Moje Konto (Jan)");
});

test("a sign-out request in the address is not repeated", async () => {
  const { page } = await guest("/login.php?operation=logout");
  expect(await login(page)).toEqual(signedIn);
  await expect.poll(() => header(page)).toContain("Moje Konto (Jan)");
  expect(page.url()).not.toContain("logout");
});

test("without its chunk, the basket still becomes the customer's", async () => {
  const { page } = await guest("/text-page");
  await page.context().route(/after-login/, (route) => route.abort());
  expect(await login(page)).toEqual(signedIn);
  await expect.poll(() => badge(page)).toBe("3");
  expect(await page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer()))).toEqual(jan);
});
