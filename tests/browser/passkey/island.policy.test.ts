/** The passkey button, and the offer to save a passkey: what shoppers see and hear (bars S19 and A20). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { texts } from "../../../islands/passkey/texts";
import { violations } from "../axe";
import { bench, desktop, phone, type Visit } from "../support";
import { callsOf, customerOf, holdSheet, readSheets, visitWithDevice, withoutSuggestions } from "./passkeys";

const b = bench();

const PATH = "/login.php?passkey=button";
const button = (page: Page) => page.locator(".passkey__button").first();
const line = (page: Page) => page.locator(".passkey__line").first();
const header = (page: Page) => page.locator("header .account_links").innerText();

/** A guest with one of Anna's passkeys, which was registered on another page, in front of the button. */
async function guest({ path = PATH, ...options }: Parameters<typeof visitWithDevice>[1] = {}) {
  const visit = await visitWithDevice(b, {
    path: "/text-page",
    userLogin: "anna",
    before: withoutSuggestions,
    ...options,
  });
  await visit.page.goto(b.shop.url + path);
  await button(visit.page).waitFor();
  return visit;
}
const saidOnce = async (visit: Pick<Visit, "said">, text: string) =>
  expect.poll(async () => (await visit.said()).filter((one) => one === text)).toHaveLength(1);
async function withPassword(page: Page, path = "/login.php") {
  await page.locator("#user_login").fill("anna");
  await page.locator("#user_pass").fill("wydma-2026");
  await page.locator(".login_form button[type=submit]").click();
  await page.waitForURL(/thank-you/);
  expect(page.url()).not.toContain(path);
}

describe("a guest", () => {
  test("signs in by the button, without a reload, and is told so", async () => {
    const visit = await guest();
    const { page } = visit;
    expect(await button(page).innerText()).toBe(texts["passkey.sign-in"]);
    expect(await button(page).getAttribute("aria-describedby")).toBeTruthy();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Moje Konto (Anna)");
    expect(await customerOf(b.shop, visit)).toBe("anna");
    await expect.poll(() => visit.said()).toContain(texts["passkey.signed-in"]);
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    expect(await page.locator(".passkey__button").count()).toBe(0);
    expect(visit.errors).toEqual([]);
  });

  test("signs in on an order page without losing what was typed, and the button disappears", async () => {
    const { page } = await guest({ path: "/prepaid.php?passkey=button" });
    await page.locator("#prepaid_note").fill("dzwonić");
    await button(page).click();
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Moje Konto (Anna)");
    expect(await page.locator("#prepaid_note").inputValue()).toBe("dzwonić");
    expect(await page.locator(".passkey__button").count()).toBe(0);
  });

  test("who cancels gets no message, gets the focus back, and can start again", async () => {
    const visit = await guest();
    const { page, device } = visit;
    await readSheets(page);
    await device.knowsShopper(false);
    await button(page).click();
    await expect.poll(() => button(page).getAttribute("aria-disabled")).toBeNull();
    expect(await line(page).isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts["passkey.sign-in"]);
    await device.knowsShopper(true);
    await button(page).click();
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Anna");
  });

  test("opens one passkey sheet by two presses", async () => {
    const { page } = await guest();
    await holdSheet(page);
    await button(page).dblclick();
    await button(page).dispatchEvent("click");
    expect(await button(page).getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => page.evaluate("sheet.asked")).toBe(1);
    await page.evaluate("sheet.answer()");
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Anna");
    expect(callsOf(b.shop).filter((one) => one === "login")).toHaveLength(1);
  });

  test.each([
    ["the service's own reason", "200-html", texts["passkey.no-data"]],
    ["a fault of the service", "503", texts["passkey.status"].replace("{status}", "503")],
    ["no connection", "reset", texts["passkey.connection"]],
    ["a null response", "null", texts["passkey.no-data"]],
  ] as const)("sees %s as a message, once, and can still use the password", async (_, fault, text) => {
    const visit = await guest();
    const { page } = visit;
    b.shop.faults.set("accounts", fault, { path: /\/login\.php/ });
    await button(page).click();
    await expect.poll(() => line(page).textContent(), { timeout: 15_000 }).toBe(text);
    await saidOnce(visit, text);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts["passkey.sign-in"]);
    await withPassword(page);
    expect(await customerOf(b.shop, visit)).toBe("anna");
  });

  test("has the focus in the login field after two failures, and the button disappears", async () => {
    const { page } = await guest();
    b.shop.accounts.keys.clear(); // the service no longer knows the passkey
    await button(page).click();
    await expect.poll(() => line(page).textContent()).toContain("Nie udało się użyć klucza dostępu: ");
    await expect.poll(() => button(page).getAttribute("aria-disabled")).toBeNull();
    await button(page).click();
    await expect.poll(() => page.locator(".passkey__button").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("user_login");
    expect(await line(page).isVisible()).toBe(true);
  });

  test("sees the button as busy at a round trip of 1,200 ms, and is signed in", async () => {
    const { page } = await guest();
    b.shop.faults.roundTrip(1_200);
    await button(page).click();
    expect(await button(page).getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => header(page), { timeout: 30_000 }).toContain("Moje Konto (Anna)");
  });
});

describe("a login field", () => {
  /** Keeps the browser's list open until the test chooses a passkey in it. */
  const holdList = (page: Page) =>
    page.addInitScript(() => {
      const { credentials } = navigator;
      const own = credentials.get.bind(credentials);
      credentials.get = async ({ mediation, ...options } = {}) => {
        if (mediation === "conditional")
          await new Promise<void>((choose, end) => {
            Object.assign(window, { choose });
            options.signal?.addEventListener("abort", () => end(new DOMException("ended", "AbortError")));
          });
        return own(options);
      };
    });
  const isOpen = (page: Page) => page.evaluate(() => "choose" in window);
  const choose = (page: Page) => page.evaluate(() => Reflect.get(window, "choose")());

  test("with the webauthn token lets the browser suggest passkeys, and the chosen one signs in", async () => {
    const visit = await guest({ before: holdList });
    const { page } = visit;
    await expect.poll(() => isOpen(page)).toBe(true);
    await choose(page);
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Moje Konto (Anna)");
    await saidOnce(visit, texts["passkey.signed-in"]);
    expect(visit.errors).toEqual([]);
  });

  test("gets the suggestions again after the button's sheet was cancelled", async () => {
    const { page, device } = await guest({ before: holdList });
    await expect.poll(() => isOpen(page)).toBe(true);
    await readSheets(page);
    await device.knowsShopper(false);
    await page.evaluate(() => Reflect.deleteProperty(window, "choose"));
    await button(page).click();
    await expect.poll(() => button(page).getAttribute("aria-disabled")).toBeNull();
    await device.knowsShopper(true);
    await page.locator("#user_login").focus();
    await expect.poll(() => isOpen(page)).toBe(true);
    await choose(page);
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Anna");
  });

  test("without the webauthn token suggests no passkeys", async () => {
    const { page } = await visitWithDevice(b, { path: "/signin.php", before: holdList });
    await expect
      .poll(() => page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer().status)))
      .toBe("guest");
    expect(await isOpen(page)).toBe(false);
    expect(callsOf(b.shop)).toEqual([]);
  });
});

describe("there is no dead button", () => {
  const quiet = async (page: Page, status = "ready") => {
    await expect.poll(() => page.locator(".passkey").getAttribute("data-island-status")).toBe(status);
    await expect
      .poll(() => page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer().status)))
      .toBe("guest");
    expect(await page.locator(".passkey__button:visible").count()).toBe(0);
    // The room that the theme reserves is empty.
    expect(await page.locator(".passkey__box:visible").count()).toBe(0);
    expect((await page.locator(".passkey").innerText()).trim()).toBe("");
  };

  test("when the browser does not support passkeys, and the password works", async () => {
    const visit = await b.visit({
      path: PATH,
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential")),
    });
    await quiet(visit.page);
    await withPassword(visit.page);
    expect(await customerOf(b.shop, visit)).toBe("anna");
    expect(visit.errors).toEqual([]);
  });

  test("when the accounts service is down; the button appears when the service and the connection are back", async () => {
    b.shop.faults.set("accounts", "reset");
    const visit = await visitWithDevice(b, { path: PATH, before: withoutSuggestions });
    await expect.poll(() => callsOf(b.shop).length).toBeGreaterThan(0);
    await quiet(visit.page);
    b.shop.faults.clear();
    await visit.page.evaluate(() => void dispatchEvent(new Event("online")));
    await button(visit.page).waitFor();
    expect(visit.errors).toEqual([]);
  });

  test("when its file is missing; the button appears when the connection is back", async () => {
    const visit = await visitWithDevice(b, {
      path: PATH,
      before: async (page) => {
        await withoutSuggestions(page);
        await page.context().route(/\/signin-/, (route) => route.abort());
      },
    });
    await quiet(visit.page, "failed");
    await visit.context.unroute(/\/signin-/);
    await visit.page.evaluate(() => void dispatchEvent(new Event("online")));
    await button(visit.page).waitFor();
  });

  test("when third-party cookies are blocked: it disappears after two presses at most, and the password works", async () => {
    const visit = await guest();
    // Without its cookie, the service finds no ceremony.
    await visit.context.route(`${b.shop.accounts.origin}/**`, async (route) => {
      b.shop.accounts.ceremonies.clear();
      await route.continue();
    });
    for (const _ of [1, 2]) {
      await button(visit.page).click();
      await expect.poll(() => visit.page.locator(".passkey__button[aria-disabled]").count()).toBe(0);
      await expect.poll(() => line(visit.page).isVisible()).toBe(true);
    }
    await expect.poll(() => visit.page.locator(".passkey__button").count()).toBe(0);
    await withPassword(visit.page);
    expect(await customerOf(b.shop, visit)).toBe("anna");
  });

  test("a login page without a host sends nothing to the accounts service", async () => {
    const visit = await visitWithDevice(b, { path: "/login.php" });
    await expect
      .poll(() => visit.page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer().status)))
      .toBe("guest");
    expect(callsOf(b.shop)).toEqual([]);
    expect(await visit.page.locator(".passkey, .passkey__button").count()).toBe(0);
  });
});

describe("the offer to keep a passkey", () => {
  const lastCode = () => b.shop.codes.sent.at(-1)?.code ?? "";
  /** Signs in with a password and shows the offer. */
  async function offered() {
    b.shop.config.passkeyHosts = "button";
    const visit = await visitWithDevice(b, { path: "/login.php", before: withoutSuggestions });
    await button(visit.page).waitFor();
    await withPassword(visit.page);
    await visit.page.locator(".passkey__box.--offer").waitFor();
    return visit;
  }
  async function prove(page: Page) {
    await button(page).click();
    const whom = page.locator("[autocomplete=username]");
    await expect.poll(() => whom.inputValue()).toBe("anna");
    await page.locator("[data-press=send]").click();
    await page.locator("[autocomplete=one-time-code]").waitFor();
    await page.locator("[autocomplete=one-time-code]").fill(lastCode());
    await expect.poll(() => line(page).textContent()).toBe(texts["passkey.proven"]);
  }

  test("appears after a password, takes a code, and saves one passkey; then it is not shown again", async () => {
    const visit = await offered();
    const { page, device } = visit;
    await prove(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts["passkey.keep"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => line(page).textContent(), { timeout: 15_000 }).toBe(texts["passkey.kept"]);
    expect(await device.keys()).toBe(1);
    await saidOnce(visit, texts["passkey.kept"]);
    expect(await page.evaluate(() => localStorage.getItem("expchckDeviceRegistered"))).toBe("true");
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer().status)))
      .toBe("signed-in");
    expect(await page.locator(".passkey__box").count()).toBe(0);
    // The saved passkey can sign in.
    await page.goto(`${b.shop.url}/login.php?operation=logout`);
    await button(page).click();
    await expect.poll(() => header(page), { timeout: 15_000 }).toContain("Anna");
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const said = [
      ...b.shop.log.map(({ url }) => url),
      ...b.shop.errorReports.map(({ stack }) => stack),
      kept,
    ];
    for (const secret of ["anna", ...b.shop.codes.tokens.keys(), ...b.shop.accounts.keys.keys()])
      expect(said.filter((one) => one.includes(secret))).toEqual([]);
  });

  test('does not appear again on this device after "not now"', async () => {
    const { page } = await offered();
    await page.getByRole("button", { name: texts["passkey.not-now"] }).click();
    await expect.poll(() => page.locator(".passkey__box").count()).toBe(0);
    await page.goto(`${b.shop.url}/login.php?operation=logout`);
    await button(page).waitFor();
    await withPassword(page);
    await expect
      .poll(() => page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer().status)))
      .toBe("signed-in");
    await expect.poll(() => page.locator(".passkey").getAttribute("data-island-status")).toBe("ready");
    expect(await page.locator(".passkey__box").count()).toBe(0);
  });

  test("stays when the shopper cancels the device's prompt; a refusal by the service is shown and takes a new code", async () => {
    const { page, device } = await offered();
    await prove(page);
    await readSheets(page);
    await device.knowsShopper(false);
    await button(page).click();
    await expect.poll(() => button(page).getAttribute("aria-disabled")).toBeNull();
    expect(await line(page).isHidden()).toBe(true);
    await device.knowsShopper(true);
    b.shop.codes.tokens.clear();
    await button(page).click();
    await expect.poll(() => line(page).textContent()).toContain("Nie udało się użyć klucza dostępu: ");
    await prove(page);
    await button(page).click();
    await expect.poll(() => line(page).textContent(), { timeout: 15_000 }).toBe(texts["passkey.kept"]);
  });

  test("appears after a one-time code and uses that code's proof", async () => {
    b.shop.config.passkeyHosts = "code";
    const { page, device } = await visitWithDevice(b, { path: "/prepaid.php", before: withoutSuggestions });
    await page.locator(".passkey__button", { hasText: /kodem/ }).click();
    await page.locator("[autocomplete=username]").last().fill("anna@sklep.test");
    await page.locator("[data-press=send]").click();
    await page.locator("[autocomplete=one-time-code]").waitFor();
    await page.locator("[autocomplete=one-time-code]").fill(lastCode());
    await page.locator(".passkey__box.--offer").waitFor();
    await button(page).click();
    await expect.poll(() => line(page).textContent(), { timeout: 15_000 }).toBe(texts["passkey.kept"]);
    expect(await device.keys()).toBe(1);
    expect(b.shop.codes.sent).toHaveLength(1);
  });
});

test("in English every text is English", async () => {
  const { page } = await guest({ path: `${PATH}&language=eng` });
  await expect.poll(() => button(page).innerText()).toBe("Sign in with a passkey");
  b.shop.faults.set("accounts", "reset", { path: /\/login\.php/ });
  await button(page).click();
  await expect.poll(() => line(page).textContent()).toContain("No connection to the passkey service.");
});

test.each([
  ["kind", phone],
  ["kind", desktop],
  ["strict", phone],
  ["strict", desktop],
] as const)("in the %s theme at %o it has no accessibility violations", async (theme, viewport) => {
  b.shop.config.theme = theme;
  const { page } = await guest({ viewport });
  expect((await violations(page)).filter((one) => one.includes("passkey"))).toEqual([]);
  const box = await button(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
