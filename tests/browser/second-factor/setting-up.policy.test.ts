/**
 * Setting up the second factor (contract D 6): at sign-in when it is required, when it is suggested, and on the
 * account's page.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { MfaMode } from "../../../fixtures/client-data/second-factor";
import { bench, desktop, expectNoErrors, phone } from "../support";
import {
  asked,
  dialog,
  enter,
  factor,
  fault,
  info,
  ORDER,
  place,
  press,
  rightCode,
  signedIn,
  signIn,
  stateOf,
  statusOf,
  visit,
  withFactor,
  wrongCode,
} from "./second-factor";

const b = bench();
const modes: readonly MfaMode[] = ["email", "otp", "totp"];
const message = (page: Page) => place(page).locator(".mfa__message").textContent();

const intros = {
  email: "Na podany adres e-mail wysłaliśmy kod pozwalający na włączenie",
  otp: "Na podany numer telefonu wysłaliśmy kod pozwalający na włączenie",
  totp: "Zeskanuj kod QR w aplikacji Google Authenticator lub Microsoft Authenticator",
} as const;
const later = {
  email: "kod otrzymany na adres e-mail,",
  otp: "kod otrzymany SMS-em,",
  totp: "kod otrzymany w aplikacji Google Authenticator lub Microsoft Authenticator,",
} as const;

describe("when it is required at sign-in", () => {
  for (const mode of modes)
    test(`a shopper without a second factor activates one: ${mode}`, async () => {
      withFactor(b, { status: "required" });
      const seen = await visit(b, ORDER);
      const { page } = seen;
      await signIn(page);
      await place(page).and(page.locator('[data-status="enrollment"]')).waitFor();
      await expect
        .poll(() => message(page))
        .toBe(
          "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby dokończyć zamówienie.",
        );
      expect(await place(page).locator(".mfa__factor").count()).toBe(3);
      await factor(page, mode).locator('[data-action="activate"]').click();
      await dialog(page)
        .and(page.locator(`.--activate.--${mode}`))
        .waitFor();
      await expect.poll(() => info(page)).toContain(intros[mode]);
      const footer = dialog(page).locator(".mfa__modal_footer [data-replace]");
      expect(await footer.textContent()).toContain(later[mode]);
      await enter(page, await wrongCode(b), "activate");
      await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
      expect(stateOf(b).ways).toEqual([]);
      await enter(page, await rightCode(b), "activate");
      await signedIn(page);
      expect(stateOf(b).ways).toEqual([mode]);
      expectNoErrors(seen);
    });

  test("the QR code of the key is drawn, has a text alternative, and the dialog explains what to do without it", async () => {
    withFactor(b, { status: "required" });
    const { page } = await visit(b, ORDER);
    await signIn(page);
    await factor(page, "totp").locator('[data-action="activate"]').click();
    const picture = dialog(page).getByRole("img", {
      name: "Kod QR do zeskanowania w aplikacji uwierzytelniającej",
    });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
    await dialog(page).getByText("Jeśli nie możesz zeskanować kodu QR").waitFor();
  });

  test("a key whose picture cannot be read is a mistake that the shopper is told, and no broken picture stays", async () => {
    withFactor(b, { status: "required" });
    b.shop.faults.set("graphql", () => ({ data: { addMfa: { qrCodeBase64: "bm90IGEgcGljdHVyZQ==" } } }), {
      asking: /addMfa/,
    });
    const { page } = await visit(b, ORDER);
    await signIn(page);
    await factor(page, "totp").locator('[data-action="activate"]').click();
    await expect.poll(() => fault(page)).toBeTruthy();
    expect(await dialog(page).locator("img").count()).toBe(0);
  });
});

describe("when it is suggested after a sign-in", () => {
  test("the shopper may skip it, is asked once, and the order page continues", async () => {
    withFactor(b, { status: "optional", suggests: true });
    const seen = await visit(b, ORDER);
    const { page } = seen;
    await signIn(page);
    await place(page).waitFor();
    await expect
      .poll(() => message(page))
      .toBe(
        "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub Kliknij tutaj, aby dokończyć zamówienie",
      );
    await expect.poll(() => stateOf(b).suggests).toBe(false);
    await place(page).getByRole("button", { name: "Kliknij tutaj, aby dokończyć zamówienie" }).click();
    await signedIn(page);
    expect(await place(page).count()).toBe(0);
    await page.reload();
    await signIn(page);
    await signedIn(page);
    expect(asked(b, "snoozeMfaReminder")).toBe(1);
    expectNoErrors(seen);
  });

  test("the shopper may activate it", async () => {
    withFactor(b, { status: "optional", suggests: true });
    const { page } = await visit(b, ORDER, { viewport: phone });
    await signIn(page);
    await factor(page, "otp").locator('[data-action="activate"]').click();
    await enter(page, await rightCode(b), "activate");
    await signedIn(page);
    expect(stateOf(b).ways).toEqual(["otp"]);
  });
});

describe("on a page with the server's host for it", () => {
  const words = "Uwierzytelnianie wieloskładnikowe aktywne. Kliknij tutaj, aby kontynuować logowanie";

  for (const [status, expected] of [
    [
      "required",
      "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego, aby zalogować się na swoje konto.",
    ],
    [
      "optional",
      "Aktywuj co najmniej jedną opcję uwierzytelniania wieloskładnikowego lub przejdź na stronę główną",
    ],
  ] as const)
    test(`the message when it is ${status} is shown; afterwards the shopper is led on`, async () => {
      withFactor(b, { status });
      const { page } = await visit(b, "/login.php?mfa=enrol");
      await expect.poll(() => message(page)).toBe(expected);
      await factor(page, "email").locator('[data-action="activate"]').click();
      await enter(page, await rightCode(b), "activate");
      await page.waitForURL(/basketedit\.php/);
      // Back on the page, or in another tab: the shopper can leave it.
      await page.goto(`${b.shop.url}/login.php?mfa=enrol`);
      await expect.poll(() => message(page)).toBe(words);
      expect(await place(page).locator(".mfa__message a").getAttribute("href")).toBe("/");
    });

  test("an address of another origin is not followed", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const { page } = await visit(b, "/login.php?mfa=1", {
      before: (own) =>
        own.addInitScript(() =>
          document.addEventListener("DOMContentLoaded", () =>
            document
              .querySelector(".mfa__configuration")
              ?.setAttribute("data-referer", "https://zlodziej.example/"),
          ),
        ),
    });
    await dialog(page).waitFor();
    await enter(page, await rightCode(b));
    await page.waitForURL(`${b.shop.url}/`);
  });
});

describe("on the account page", () => {
  const account = (viewport = desktop) => visit(b, "/login.php?mfa=edit", { viewport });

  for (const [mode, words] of [
    ["email", "Na podany adres e-mail wysłaliśmy kod pozwalający na wyłączenie"],
    ["otp", "Na podany numer telefonu wysłaliśmy kod pozwalający na wyłączenie"],
    ["totp", "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator"],
  ] as const)
    test(`a code deactivates a method, and the focus stays with it: ${mode}`, async () => {
      const other = mode === "otp" ? "email" : "otp";
      withFactor(b, { status: "optional", configured: [other, mode] });
      const seen = await account();
      const { page } = seen;
      await expect.poll(() => statusOf(page, mode)).toBe("active");
      await factor(page, mode).locator('[data-action="deactivate"]').click();
      await dialog(page)
        .and(page.locator(`.--deactivate.--${mode}`))
        .waitFor();
      await expect.poll(() => info(page)).toContain(words);
      await enter(page, await wrongCode(b), "deactivate");
      await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
      expect(await statusOf(page, mode)).toBe("active");
      await enter(page, await rightCode(b), "deactivate");
      await expect.poll(() => statusOf(page, mode)).toBe("inactive");
      expect(await dialog(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/login.php");
      expect(stateOf(b).ways).toEqual([other]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`mfa_${mode}_activate`);
      expectNoErrors(seen);
    });

  test("a further method does not become the default by itself", async () => {
    withFactor(b, { status: "optional", configured: ["email"] });
    const { page } = await account();
    await factor(page, "totp").locator('[data-action="activate"]').click();
    await enter(page, await rightCode(b), "activate");
    await expect.poll(() => statusOf(page, "totp")).toBe("active");
    expect(stateOf(b).ways).toEqual(["email", "totp"]);
  });

  test("the server's own list keeps its words and contacts, and its message stays", async () => {
    withFactor(b, { status: "optional", configured: ["email"] });
    const { page } = await visit(b, "/login.php?mfa=enrol&list=server");
    await expect.poll(() => statusOf(page, "email")).toBe("default");
    await expect
      .poll(() => page.locator("[data-mfafactor=email] [data-action=verify]").getAttribute("aria-labelledby"))
      .toBe("mfa_email_verify mfa_email_name");
    expect(await factor(page, "email").locator(".mfa__factor_status").textContent()).toBe("j***@example.pl");
    expect(await factor(page, "otp").locator(".mfa__factor_status").textContent()).toBe("+48 *** *** 123");
    expect(await page.locator("[data-mfafactor=email] [data-action=verify]").textContent()).toBe("Zaloguj");
    expect(await page.locator(".mfa__message").textContent()).toBe(
      "Wybierz, jak mamy potwierdzać, że to Ty.",
    );
    expect(await page.locator(".--set-default input:not(.f-control)").count()).toBe(0);
  });

  test("another method becomes the default; one of them always is", async () => {
    withFactor(b, { status: "optional", configured: ["email", "otp"] });
    const seen = await account(phone);
    const { page } = seen;
    await expect.poll(() => statusOf(page, "email")).toBe("default");
    const box = (mode: string) => factor(page, mode).locator(".--set-default input");
    await box("otp").focus();
    await page.keyboard.press("Space");
    await expect.poll(() => statusOf(page, "otp")).toBe("default");
    await expect.poll(() => seen.said()).toContain("Domyślna metoda MFA została zmieniona.");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("mfa_otp_default");
    await page.keyboard.press("Space");
    await expect
      .poll(() => seen.said())
      .toContain("Co najmniej jedna metoda weryfikacji musi być ustawiona jako domyślna");
    expect(await box("otp").isChecked()).toBe(true);
    expectNoErrors(seen);
  });

  test("a default that the server refuses is not shown as the default", async () => {
    withFactor(b, {
      status: "optional",
      configured: ["email", "otp"],
      refuses: { setDefaultMfa: "access_denied" },
    });
    const seen = await account();
    const { page } = seen;
    const box = factor(page, "otp").locator(".--set-default input");
    await box.click({ force: true });
    await expect.poll(() => seen.said()).toContain("Brak dostępu");
    expect(await box.isChecked()).toBe(false);
    expect(await statusOf(page, "email")).toBe("default");
  });

  test("without a phone the page asks for one first, then the method is activated, and the page shows both", async () => {
    withFactor(b, {
      status: "optional",
      configured: ["email"],
      refuses: { addMfa: "client_phone_required" },
    });
    const seen = await account();
    const { page } = seen;
    await factor(page, "otp").locator('[data-action="activate"]').click();
    const update = page.locator(".modal.--mfa.--update.--otp");
    await update.waitFor();
    await page.fill("#mfaUpdateDataInputPhone", "501502503");
    await press(page, "update");
    await update.locator('[data-step="2"]').waitFor();
    b.shop.config.mfa.refuses = {};
    await enter(page, await rightCode(b));
    await dialog(page).and(page.locator(".--activate.--otp")).waitFor();
    expect(stateOf(b).changes).toEqual([{ mode: "otp", value: "+48 501502503" }]);
    await expect.poll(() => stateOf(b).awaited?.kind).toBe("add");
    const loaded = page.waitForEvent("load");
    await enter(page, await rightCode(b), "activate");
    await loaded;
    await expect.poll(() => statusOf(page, "otp")).toBe("active");
  });
});
