/**
 * The old `WebAuthn`, used by the page's own module on the order's page (contract B e, D 11): typed text is never lost.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { bench, expectNoErrors } from "../support";
import { callsOf, customerOf, type KeyVisit, visitWithDevice } from "./passkeys";

const b = bench();
const PATH = "/place-order.php?modules=1&smile=1";

/** Opens the order's page with its modules rendered and a text typed. */
async function order(before: (page: Page) => Promise<unknown> = async () => {}): Promise<KeyVisit> {
  const visit = await visitWithDevice(b, { path: PATH, before });
  await visit.page.locator("#client_city").waitFor();
  await visit.page.locator("#client_city").fill("Sopot");
  return visit;
}
/** Signs in like a shopper with an account: the phone number, then the code. */
async function signInByCode({ page }: KeyVisit): Promise<void> {
  await page.locator("#client_phone").fill("501502503");
  await page.locator("#client_email").focus();
  await page.locator(".smile_web_authn__generate_pin").click();
  await page.locator(".smile_login__message", { hasText: "Wiadomość została wysłana" }).waitFor();
  await page.locator("#otc-1").focus();
  await page.keyboard.type(b.shop.codes.sent.at(-1)?.code ?? "", { delay: 20 });
  await page.locator(".smile_login").waitFor({ state: "detached" });
}
const isActive = ({ page }: KeyVisit, selector: string) =>
  page.locator(selector).evaluate((element) => element.classList.contains("--active"));
const isFilled = async ({ page }: KeyVisit) => {
  await expect.poll(() => page.locator("#client_firstname").inputValue()).toBe("Anna");
  expect(await page.locator("#client_city").inputValue()).toBe("Sopot");
};
const isRegistered = ({ page }: KeyVisit) =>
  page.evaluate(() => localStorage.getItem("expchckDeviceRegistered"));
/** Records the displayed texts in order; each is hidden after three seconds. */
const watchInfos = (page: Page) =>
  page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element && target.matches(".smile_web_authn__info.--active"))
          shown.push(target.className.replace(/smile_web_authn__info|--active|--error|\s/g, ""));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
  });
const shown = ({ page }: KeyVisit) => page.evaluate("shown");

/** Opens the page again as the same shopper, after signing out. */
async function comeAgain({ page }: KeyVisit): Promise<void> {
  await page.goto(`${b.shop.url}/login.php?operation=logout`);
  await page.goto(b.shop.url + PATH);
  await page.locator("#client_city").waitFor();
  await page.locator("#client_city").fill("Sopot");
}

describe("on the order's page", () => {
  test("a code signs in and saves a passkey, and the passkey signs in at the next order", async () => {
    const visit = await order(watchInfos);
    await signInByCode(visit);
    await isFilled(visit);
    expect(await isRegistered(visit)).toBe("true");
    expect(await visit.device.keys()).toBe(1);
    expect(await shown(visit)).toEqual(["--success"]);

    await comeAgain(visit);
    expect(await customerOf(b.shop, visit)).toBe(null);
    await visit.page.locator(".smile_web_authn__link.--active").click();
    await isFilled(visit);
    expect(await customerOf(b.shop, visit)).toBe("anna");
    await expect.poll(() => shown(visit)).toEqual(["--success"]);
    expect(await isActive(visit, ".smile_web_authn__link")).toBe(false);
    expect(callsOf(b.shop)).toEqual(["generateRegisterRequest", "register", "generateLoginRequest", "login"]);
    expectNoErrors(visit);
  });

  test("when the service is down, the press fails and the page says so", async () => {
    const visit = await order(watchInfos);
    await signInByCode(visit);
    await comeAgain(visit);
    b.shop.faults.set("accounts", "500-html");
    await visit.page.locator(".smile_web_authn__link.--active").click();
    await expect.poll(() => shown(visit)).toEqual(["--authn"]);
    expect(await isActive(visit, ".smile_web_authn__link")).toBe(true);
    expect(await visit.page.locator("#client_city").inputValue()).toBe("Sopot");
    b.shop.faults.clear();
    await visit.page.locator(".smile_web_authn__link.--active").click();
    await isFilled(visit);
    expectNoErrors(visit);
  });

  test("when a passkey cannot be saved, the page says so, and the shopper is still signed in", async () => {
    b.shop.faults.set("accounts", (answer) => ({ ...answer, status: "error" }), { path: /register\.php/ });
    const visit = await order(watchInfos);
    await signInByCode(visit);
    await isFilled(visit);
    expect(await customerOf(b.shop, visit)).toBe("anna");
    expect(await isRegistered(visit)).toBe(null);
    expect(await shown(visit)).toEqual(["--saveDevice", "--success"]);
    expectNoErrors(visit);
  });

  test("a device without an authenticator gets no offer and no message", async () => {
    const visit = await order(watchInfos);
    await visit.device.remove();
    await signInByCode(visit);
    await isFilled(visit);
    expect([await isRegistered(visit), await shown(visit)]).toEqual([null, ["--success"]]);
    expect(callsOf(b.shop)).toEqual([]);
    expectNoErrors(visit);
  });

  test("without the file of passkeys the page works as in a browser without passkeys", async () => {
    b.shop.faults.set("wyspa", "404", { path: pathOf("legacy-passkeys") });
    const visit = await order(watchInfos);
    await signInByCode(visit);
    await isFilled(visit);
    expect([await isRegistered(visit), await shown(visit)]).toEqual([null, ["--success"]]);
    expect(
      await visit.page.evaluate(
        "app_shop.fn.webAuthnSmile.login().then(() => 'signed in', ({ code }) => code)",
      ),
    ).toBe(1);
    expect(visit.errors.map(String)).toEqual([]);
  });

  test("the module's own settings and address are respected", async () => {
    const visit = await order();
    const asked = (options: object) =>
      visit.page.evaluate(
        `new WebAuthn(${JSON.stringify(options)}).login().then(() => "", ({ message }) => message)`,
      );
    expect(await asked({ IAIAccountsUrl: `${b.shop.accounts.origin}/elsewhere`, supportOpera: false })).toBe(
      "HTTP error! status: 404",
    );
    expect(b.shop.log.at(-1)?.url).toBe("/elsewhere/webAuthn/generateLoginRequest.php");
    await visit.page.evaluate(() => {
      document.documentElement.dataset.browser = "Opera";
    });
    expect(await asked({ supportOpera: false })).toBe("Browser not supported.");
    expect(await asked({ supportOpera: true })).not.toBe("Browser not supported.");
  });
});
