/** Features of forms, and of adding to the basket. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { asShopper, header, products } from "../mini-basket/shop";
import { PATH, put } from "../runtime/pages";
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

export const addToBasket: Feature = {
  path: (b) => products(b)[0]?.link ?? "/",
  context: asShopper,
  act: (page) => clickSoon(page, "#projector_button_basket"),
  has: async (page) => (await header(page).badge.textContent()) === "1" && page.url().includes("/produkt/"),
  // The button would submit the form natively, as it should.
  async attempt(page) {
    await page.locator("#projector_form").hover();
    await page.locator("#projector_number").focus();
  },
};

const emailError = ".f-feedback.--error:has(#client_email)";

export const registration: Feature = {
  path: "/client-new.php?register",
  async act(page) {
    const field = page.locator("#client_email");
    await field.focus();
    await field.fill("");
    await field.pressSequentially("kto");
    await field.blur();
  },
  has: (page) => isThere(page, `${emailError} .f-message`),
};

/** A comma in a field for numbers is a decimal point. */
export const decimalComma: Feature = {
  async act(page) {
    await page.evaluate(() => {
      document.querySelector("#number")?.remove();
      document
        .querySelector("main, #content")
        ?.insertAdjacentHTML("afterbegin", '<input id="number" type="number" step="0.1" aria-label="Ilość">');
    });
    await page.locator("#number").click();
    await page.keyboard.type("0,5", { delay: 300 }); // as fast as a shopper on a phone
  },
  has: async (page) => (await page.locator("#number").inputValue()) === "0.5",
};

/** The server's check of a value: it finds the password too short. */
export const serverVerdict: Feature = {
  ...registration,
  async act(page) {
    const field = page.locator("#client_password");
    await field.fill("");
    await field.fill("abc");
    await field.blur();
  },
  has: (page) => isThere(page, ".f-feedback.--error:has(#client_password) .f-message"),
};

/** An e-mail address that has an account: the form offers to sign in. */
export const accountOffer: Feature = {
  ...registration,
  async act(page) {
    const field = page.locator("#client_email");
    await field.fill("");
    await field.fill("anna@sklep.test");
    await field.blur();
  },
  has: (page) => isThere(page, ".f-account"),
};

/** Choosing a firm enables the firm's fields. */
export const formBlocks: Feature = {
  ...registration,
  act: (page) => page.locator("label[for=client_type_firm]").click(),
  has: (page) => isThere(page, "form:has(#client_nip:enabled) #client_firstname:not([required])"),
};

const typeCode = async (page: Page) => {
  const field = page.locator("#client_zipcode");
  await field.fill("");
  await field.pressSequentially("80001");
  await field.blur();
};

/** A typed postal code takes its shape; without the file it stays as it was typed, and the server decides. */
export const shapedCode: Feature = {
  ...registration,
  act: typeCode,
  has: async (page) => (await page.inputValue("#client_zipcode")) === "80-001",
};

/** The postal code fills in its town; without the file the shopper types it. */
export const townOfCode: Feature = {
  ...registration,
  prepare: (b) => {
    b.shop.config.tiles = true;
  },
  act: typeCode,
  has: async (page) => (await page.inputValue("#client_city")) === "Gdańsk",
};

export const fileField: Feature = {
  path: PATH,
  prepare: (b) =>
    put(
      b.shop,
      `<script>app_shop.vars.blacklist_extension = ["php"];</script><form id="form"><div class="f-feedback">
       <input type="file" id="file" name="file" class="f-control"><label class="f-label" for="file">Plik</label></div></form>`,
    ),
  async act(page) {
    const field = page.locator("#file");
    await field.press("Shift");
    await field.setInputFiles([]);
    await field.setInputFiles([{ name: "a.php", mimeType: "", buffer: Buffer.from("x") }]);
  },
  has: (page) => isThere(page, ".alertek__text, .f-feedback.--error .f-message"),
};

const SENT = "/sent";

/** The second press of a form's button is blocked. */
export const submitOnce: Feature = {
  path: PATH,
  prepare: (b) =>
    put(
      b.shop,
      `<form id="form" method="get" action="${SENT}" target="away"><button id="save">Zapisz</button></form>
       <iframe name="away" title="away"></iframe><p id="beside">obok</p>`,
    ),
  async act(page) {
    await page.locator("#beside").hover();
    await page.locator("#beside").click();
    await page.locator("#save").focus();
  },
  has: (page) =>
    isThere(page, "body[data-island-status*='submit-guard:ready'], body[data-island-status=ready]"),
};

/** The link acts as a button: without its file it does nothing. */
export const newPassword: Feature = {
  path: "/signin.php",
  act: (page) => clickSoon(page, "a.password_reminder_signin"),
  has: (page) => page.locator("#password_recover_email").isVisible(),
};

/** The button in the field; without its file the field is an ordinary one. */
export const passwordShown: Feature = {
  path: "/client-new.php?register",
  async act(page) {
    const field = page.locator("#client_password");
    await field.focus();
    await field.blur();
    await field.fill("");
    await field.focus();
    await field.pressSequentially("kotek7");
  },
  has: (page) => isThere(page, ".password-field__button"),
};

export const passwordMeasured: Feature = {
  ...passwordShown,
  has: (page) => isThere(page, ".password-field__note"),
};

const ofCode = (page: Page) => page.locator(".passkey__box.--code");

/** The code is offered once its file is loaded; the offer needs no authenticator device. */
export const codeOffered: Feature = {
  path: "/login.php?passkey=code",
  act: comesOnline,
  has: (page) => isThere(page, ".passkey__box .passkey__button"),
};

export const codeForm: Feature = {
  ...codeOffered,
  async act(page) {
    await comesOnline(page); // the button is in the same file
    await clickSoon(page, ".passkey__box .passkey__button");
  },
  has: (page) => ofCode(page).locator("[autocomplete=username]").isVisible(),
};

/** A second press while the file is missing shows a message. */
export const oneTimeCode: Feature = {
  ...codeOffered,
  async act(page, b) {
    if (!(await ofCode(page).count())) await codeForm.act(page, b);
    await ofCode(page)
      .locator("[autocomplete=username]")
      .fill("anna@sklep.test", { timeout: 8_000 })
      .catch(() => {});
    await clickSoon(page, "[data-press=send]");
  },
  has: (page) => ofCode(page).locator("[autocomplete=one-time-code]").isVisible(),
};

/** The header shows the signed-in customer; without the file it does so on the next page. */
export const afterCode: Feature = {
  ...oneTimeCode,
  async act(page, b) {
    await oneTimeCode.act(page, b);
    await expect.poll(() => b.shop.codes.sent.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await ofCode(page)
      .locator("[autocomplete=one-time-code]")
      .fill(b.shop.codes.sent.at(-1)?.code ?? "", { timeout: 8_000 })
      .catch(() => {});
  },
  has: async (page) => (await page.locator("header .account_links").innerText()).includes("Anna"),
  again: (page) => page.reload(),
};
