/**
 * Registration, order and basket as the pages' own modules render them (contract D 1). The form is built from
 * templates, filled in, refused, corrected and submitted, without an error or a warning, at both widths.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, desktop, expectNoErrors, phone } from "../support";

const b = bench();
const widths = [
  ["390 px", phone],
  ["1366 px", desktop],
] as const;

const drawn = (page: Page, last: string, timeout = 20_000) =>
  page.locator(`html[data-cop$="${last}"]`).waitFor({ state: "attached", timeout });
const submit = (page: Page) => page.locator(".cop__submit").click();

async function fillAddress(page: Page): Promise<void> {
  await page.fill("#client_email", "nowa@sklep.example");
  await page.fill("#client_phone", "600700800");
  await page.fill("#client_firstname", "Anna");
  await page.fill("#client_lastname", "Nowak");
  await page.fill("#client_street", "Długa");
  await page.fill("#client_street_number", "12");
  await page.fill("#client_zipcode", "71-004");
  await page.fill("#client_city", "Szczecin");
}

async function fillAccount(page: Page): Promise<void> {
  await page.fill("#client_login", "nowa_osoba");
  await page.fill("#client_password", "tajne-haslo-1");
  await page.selectOption("#client_source", "friends");
}

describe("registration", () => {
  for (const [width, viewport] of widths)
    test(`is rendered, shows what is missing, and is submitted, at ${width}`, async () => {
      const visit = await b.visit({ path: "/client-new.php?modules=1", viewport });
      const { page } = visit;
      await drawn(page, "copModulesSummaryClient");
      expect(await page.locator("form.cop .f-control.--validate:not(:disabled)").count()).toBeGreaterThan(8);
      // The list of prefixes precedes the phone field.
      await page.locator(".client_prefix__wrapper .f-dropdown-toggle").waitFor();
      expect(await page.inputValue("#client_phone_prefix")).toBe("+48");

      await submit(page);
      await page.waitForFunction(() => Reflect.get(window, "app_shop").vars.copFirstError);
      expect(await page.locator(".f-feedback.--error .f-control.--highlight").count()).toBeGreaterThan(4);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("client_email");
      // The summary is ours; the module moves the focus.
      const summary = page.locator("form.cop .f-summary a");
      await expect.poll(() => summary.count()).toBe(11);
      expect((await summary.allTextContents()).slice(-1)).toEqual([
        expect.stringMatching(/^Akceptuję regulamin [^:]+: To pole jest obowiązkowe\.$/),
      ]);
      await expect.poll(visit.said).toContain("Popraw 11 pól");
      const described = await page.locator("#client_email").getAttribute("aria-describedby");
      // The module's text does not replace the id of the message.
      expect(described).toMatch(/^wyspa-message-\d+ Błędnie wypełnione pole: Proszę wypełnić to pole\.$/);
      expect(new URL(page.url()).pathname).toBe("/client-new.php");

      await fillAddress(page);
      await fillAccount(page);
      await page.locator("#client_city").fill("");
      await submit(page);
      await expect.poll(() => summary.allTextContents()).toHaveLength(2);
      await page.fill("#client_city", "Szczecin");
      await page.check("#terms_agree");
      await submit(page);
      await page.waitForURL(/thank-you\.php\?for=client-new/);
      expectNoErrors(visit);
    });

  test("requests the delivery prices again when the postal code is valid", async () => {
    const { page } = await b.visit({ path: "/client-new.php?modules=1" });
    await drawn(page, "copModulesSummaryClient");
    await page.fill("#client_zipcode", "71-004");
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "app_shop").vars.copZipcode))
      .toBe("71-004");
  });

  test("offers to sign in beside an e-mail that has an account, without the module's dialog over the form", async () => {
    const { page, said } = await b.visit({ path: "/client-new.php?modules=1" });
    await drawn(page, "copModulesSummaryClient");
    await page.fill("#client_email", "jan@kowalski.com");
    await page.locator("#client_email").blur();
    const offer = page.locator(".f-feedback:has(#client_email) .f-account");
    await offer.waitFor();
    expect(await page.locator(".modal, dialog[open]").count()).toBe(0);
    const told = async () => (await said()).filter((text) => text.includes("Masz już u nas konto"));
    await expect.poll(told).toHaveLength(1);
    expect(await page.inputValue("#client_login")).toBe("jan@kowalski.com");
  });

  test("opens the module's own dialog for such an e-mail where the shop wants it", async () => {
    const config = encodeURIComponent('{"islands":{"validated-form":{"accountOffer":"page"}}}');
    const { page } = await b.visit({ path: `/client-new.php?modules=1&config=${config}` });
    await drawn(page, "copModulesSummaryClient");
    await page.fill("#client_email", "jan@kowalski.com");
    await page.locator("#client_email").blur();
    await page.locator(".modal.--client-exists .client_exists").waitFor();
  });

  test("shows and hides a company's fields with the choice", async () => {
    const visit = await b.visit({ path: "/client-new.php?modules=1" });
    const { page } = visit;
    await drawn(page, "copModulesSummaryClient");
    await page.locator("label[for=client_type_firm]").click();
    await page.fill("#client_nip", "123");
    await page.locator(".f-feedback.--error #client_nip").waitFor();
    await page.locator("label[for=client_type_private]").click();
    await page.locator("#client_nip").waitFor({ state: "hidden" });
    expect(await page.locator(".f-feedback.--error").count()).toBe(0);
    expectNoErrors(visit);
  });

  test("lists, pages and edits a company's further accounts", async () => {
    const visit = await b.visit({ path: "/client-new.php?modules=1&associated=1" });
    const { page } = visit;
    const logins = () => page.locator(".associatedClients__list td:first-child").allTextContents();
    await expect.poll(logins).toEqual(["konto1", "konto2"]);
    expect(await page.locator(".pagination__element.--item:not(.d-none)").allTextContents()).toEqual([
      "1",
      "2",
      "3",
      "7",
    ]);
    await page.locator(".pagination__link[href='#3']").click();
    expect(await logins()).toEqual(["konto5", "konto6"]);
    expect(new URL(page.url()).hash).toBe("#3");
    await page.locator(".associatedClients__list button").first().click();
    const form = page.locator(".modal .associatedClients__form");
    await form.locator("input").fill("");
    await form.locator(".associatedClients__save").click();
    expect(await form.getAttribute("data-error")).toBe(
      "Wpisz w to pole swój login. Proszę wypełnić to pole.",
    );
    await form.locator("input").fill("zmienione");
    await form.locator(".associatedClients__save").click();
    await expect.poll(logins).toEqual(["zmienione", "konto6"]);
    await expect.poll(() => page.locator(".modal").count()).toBe(0);
    expect(new URL(page.url()).hash).toBe("#3");
    expectNoErrors(visit);
  });
});

describe("the order on one page", () => {
  test("moves labels aside for text typed in fields that modules have rendered", async () => {
    const { page } = await b.visit({ path: "/place-order.php?modules=1" });
    await page.locator("#client_city").waitFor();
    await page.fill("#client_city", "Szczecin");
    await expect
      .poll(() => page.locator("#client_city + .f-label").getAttribute("class"))
      .toMatch(/(^| )focused( |$)/);
    await page.fill("#client_city", "");
    await expect.poll(() => page.locator("#client_city + .f-label.focused").count()).toBe(0);
  });

  for (const [width, viewport] of widths)
    test(`is rendered and submitted, at ${width}`, async () => {
      const visit = await b.visit({ path: "/place-order.php?modules=1", viewport });
      const { page } = visit;
      await drawn(page, "copModulesSummary");
      // Lists that were built outside the page are now in it, and the remembered hour is chosen.
      await page.locator(".cop_documents .f-dropdown-toggle").waitFor();
      const vars = () => page.evaluate(() => Reflect.get(window, "app_shop").vars);
      expect(await vars()).toMatchObject({ copHour: "16", copDeliveries: 2, copPayments: 2 });

      await fillAddress(page);
      await submit(page);
      await page.locator(".f-group.--error #terms_agree").waitFor({ state: "attached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("terms_agree");
      await page.check("#terms_agree");
      await submit(page);
      await page.waitForURL(/thank-you\.php\?for=order1/);
      expectNoErrors(visit);
    });

  test("validates the voucher's field by its own handle, and by the form's", async () => {
    const { page } = await b.visit({ path: "/place-order.php?modules=1" });
    await drawn(page, "copModulesSummary");
    await page.fill("#voucher_code", "abc");
    await page.locator(".cop_payment__voucher button").click();
    await page.locator('.cop_payment__voucher[data-valid="false"]').waitFor();
    await page.fill("#voucher_code", "abcdef");
    await page.locator(".cop_payment__voucher button").click();
    await page.locator('.cop_payment__voucher[data-valid="true"]').waitFor();
  });

  test("opens the sign-in in a dialog, and shows what is wrong", async () => {
    const visit = await b.visit({ path: "/place-order.php?modules=1" });
    const { page } = visit;
    await drawn(page, "copModulesSummary");
    await page.locator(".cop_signin__open").click();
    const form = page.locator(".modal.--signin .cop_signin");
    await form.locator(".cop_signin__submit").click();
    await form.locator(".f-feedback.--error #signin_login").waitFor();
    await page.fill("#signin_login", "anna");
    await page.fill("#signin_password", "zle-haslo");
    await form.locator(".cop_signin__submit").click();
    await expect
      .poll(() => form.locator(".f-feedback.--error .f-message").allTextContents())
      .toEqual(["Podany login lub hasło nie jest poprawne"]);
    expectNoErrors(visit);
  });
});

test("the basket's total is rendered, and app_shop.vars names its focused field", async () => {
  b.shop.fillBasket("anna", 2);
  const visit = await b.visit({
    path: "/basketedit.php?modules=1",
    before: (page) => page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
  const { page } = visit;
  await page.locator(".cop_summary__total").waitFor();
  await page.focus(".rebates_form__input");
  expect(await page.evaluate(() => Reflect.get(window, "app_shop").vars.lastFocusedElement)).toBe(
    ".rebates_form__input",
  );
  expectNoErrors(visit);
});

describe("when our files are late or missing", () => {
  for (const [path, last, mark] of [
    ["/client-new.php?modules=1", "copModulesSummaryClient", "client-new"],
    ["/place-order.php?modules=1", "copModulesSummary", "order1"],
  ] as const) {
    test(`each of them three seconds late: ${path} is rendered and submitted`, async () => {
      const visit = await b.visit({
        path,
        bare: true,
        before: (page) =>
          page.route(/\/wyspa\/chunks\//, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 3_000));
            await route.continue();
          }),
      });
      const { page } = visit;
      await drawn(page, last, 60_000);
      await fillAddress(page);
      if (mark === "client-new") await fillAccount(page);
      await page.check("#terms_agree");
      await submit(page);
      await page.waitForURL(new RegExp(`thank-you\\.php\\?for=${mark}`), { timeout: 30_000 });
      expectNoErrors(visit);
    });

    for (const [what, files] of [
      ["the parts of the legacy globals", /\/wyspa\/chunks\/legacy-(?!globals)/],
      ["the legacy globals themselves", /\/wyspa\/chunks\/legacy-globals-/],
    ] as const)
      test(`without ${what}: the modules of ${path} run to the end, and the form is submitted`, async () => {
        const visit = await b.visit({
          path,
          bare: true,
          before: (page) => page.route(files, (route) => route.abort()),
        });
        const { page } = visit;
        await drawn(page, last, 60_000);
        await fillAddress(page);
        if (mark === "client-new") await fillAccount(page);
        await page.check("#terms_agree");
        await submit(page);
        await page.waitForURL(new RegExp(`thank-you\\.php\\?for=${mark}`), { timeout: 30_000 });
        expect(visit.errors.map(String)).toEqual([]);
      });
  }
});
