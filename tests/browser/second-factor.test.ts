/** `MfaConfig` (contract D 6): switched off nobody notices it; where a code is required, a dialog asks for it. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { rightCode } from "../../fixtures/graphql/operations/cop-modules";
import { bench, desktop, phone, type Visit } from "./support";

const b = bench();

const isQuiet = ({ errors, console: lines }: Visit) => {
  expect(errors.map(String)).toEqual([]);
  expect(lines).toEqual([]);
};
async function signIn(page: Page): Promise<void> {
  await page.locator('html[data-cop$="copModulesSummary"]').waitFor({ state: "attached" });
  await page.locator(".cop_signin__open").click();
  await page.fill("#signin_login", "anna");
  await page.fill("#signin_password", "wydma-2026");
  await page.locator(".cop_signin__submit").click();
}
const signedIn = (page: Page) => page.locator("html[data-signed-in]").waitFor({ state: "attached" });
const visit = (viewport = desktop) => b.visit({ path: "/place-order.php?modules=1", viewport });
const dialog = (page: Page) => page.locator(".modal.--mfa");

test("switched off, sign-in goes on as it is", async () => {
  const seen = await visit();
  await signIn(seen.page);
  await signedIn(seen.page);
  expect(await seen.page.locator(".mfa__configuration, .modal").count()).toBe(0);
  isQuiet(seen);
});

describe("a code is required", () => {
  for (const [width, viewport] of [
    ["390 px", phone],
    ["1366 px", desktop],
  ] as const)
    test(`the dialog asks for it, refuses a wrong one, and sign-in goes on, at ${width}`, async () => {
      b.shop.config.mfa = { status: "required", configured: ["email"], suggests: false, refusal: "" };
      const seen = await visit(viewport);
      const { page } = seen;
      await signIn(page);
      await dialog(page).and(page.locator(".--verify.--email")).waitFor();
      await expect
        .poll(() => dialog(page).locator(".mfa__modal_info [data-replace]").textContent())
        .toBe("Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.");
      expect(await page.locator("html.--mfa_overlay").count()).toBe(1);
      const said = () => dialog(page).locator(".f-message").textContent();
      await page.fill("#mfaCode", "12");
      await page.press("#mfaCode", "Enter");
      await expect.poll(said).toBe("Wprowadź pełny kod");
      await page.fill("#mfaCode", "000000");
      await dialog(page).locator(".--mfa_verify").click();
      await expect.poll(said).toBe("Wprowadzony kod jest niepoprawny");
      await page.fill("#mfaCode", rightCode);
      await dialog(page).locator(".--mfa_verify").click();
      await signedIn(page);
      expect(await page.locator("html.--mfa_overlay, .mfa__configuration").count()).toBe(0);
      isQuiet(seen);
    });

  test("another way can be chosen", async () => {
    b.shop.config.mfa = { status: "required", configured: ["email", "otp"], suggests: false, refusal: "" };
    const seen = await visit();
    const { page } = seen;
    await signIn(page);
    const cancel = dialog(page).locator(".--mfa_cancel");
    await expect.poll(() => cancel.textContent()).toBe("Zmień metodę weryfikacji");
    await cancel.click();
    await page.locator('.mfa__factor[data-mfafactor="otp"] [data-action="verify"]').click();
    await dialog(page).and(page.locator(".--verify.--otp")).waitFor();
    await page.fill("#mfaCode", rightCode);
    await page.press("#mfaCode", "Enter");
    await signedIn(page);
    isQuiet(seen);
  });

  test("the server's refusal is said in words", async () => {
    b.shop.config.mfa = {
      status: "required",
      configured: ["email"],
      suggests: false,
      refusal: "limit_exceeded",
    };
    const seen = await visit();
    await signIn(seen.page);
    await expect
      .poll(() => seen.said())
      .toContain("Limit wysyłki kodów uwierzytelniających został wyczerpany. Spróbuj ponownie za 30 minut.");
    expect(seen.errors).toEqual([]);
  });

  test("who has none yet activates one", async () => {
    b.shop.config.mfa = { status: "required", configured: [], suggests: false, refusal: "" };
    const seen = await visit();
    const { page } = seen;
    await signIn(page);
    await page.locator('.mfa__configuration[data-status="enrollment"]').waitFor();
    await page.locator('.mfa__factor[data-mfafactor="totp"] [data-action="activate"]').click();
    await dialog(page).locator("#mfaqrcode").waitFor({ state: "attached" });
    await page.fill("#mfaCode", rightCode);
    await dialog(page).locator(".--mfa_activate").click();
    await signedIn(page);
    isQuiet(seen);
  });
});

test("a page of the account that the server asks for a code on opens the dialog by itself", async () => {
  b.shop.config.mfa = { status: "required", configured: ["email"], suggests: false, refusal: "" };
  const seen = await b.visit({ path: "/login.php?mfa=1" });
  const { page } = seen;
  await dialog(page).and(page.locator(".--verify.--email")).waitFor();
  await page.fill("#mfaCode", rightCode);
  await page.press("#mfaCode", "Enter");
  await page.waitForURL(/basketedit\.php/);
  isQuiet(seen);
});

describe("how one proves who one is", () => {
  const account = (viewport = desktop) => b.visit({ path: "/login.php?mfa=edit", viewport });
  const factor = (page: Page, mode: string) =>
    page.locator(`.mfa__factor_wrapper:has([data-mfafactor="${mode}"])`);
  const statusOf = (page: Page, mode: string) =>
    factor(page, mode).locator(".mfa__factor").getAttribute("data-status");

  for (const [mode, words] of [
    ["email", "Na podany adres e-mail wysłaliśmy kod pozwalający na wyłączenie"],
    ["totp", "Wygeneruj kod w aplikacji Google Authenticator lub Microsoft Authenticator"],
  ] as const)
    test(`a way is switched off by a code: ${mode}`, async () => {
      b.shop.config.mfa = { status: "optional", configured: ["otp", mode], suggests: false, refusal: "" };
      const seen = await account();
      const { page } = seen;
      await expect.poll(() => statusOf(page, mode)).toBe("active");
      await factor(page, mode).locator('[data-action="deactivate"]').click();
      await dialog(page)
        .and(page.locator(`.--deactivate.--${mode}`))
        .waitFor();
      const info = dialog(page).locator(".mfa__modal_info [data-replace]");
      await expect.poll(() => info.textContent()).toContain(words);
      await page.fill("#mfaCode", "000000");
      await dialog(page).locator(".--mfa_deactivate").click();
      await expect
        .poll(() => dialog(page).locator(".f-message").textContent())
        .toBe("Wprowadzony kod jest niepoprawny");
      expect(await statusOf(page, mode)).toBe("active");
      await page.fill("#mfaCode", rightCode);
      await dialog(page).locator(".--mfa_deactivate").click();
      await expect.poll(() => statusOf(page, mode)).toBe("inactive");
      expect(await dialog(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/login.php");
      expect(b.shop.config.mfa.configured).toEqual(["otp"]);
      isQuiet(seen);
    });

  test("another way becomes the first one; one of them stays so", async () => {
    b.shop.config.mfa = { status: "optional", configured: ["email", "otp"], suggests: false, refusal: "" };
    const seen = await account(phone);
    const { page } = seen;
    await expect.poll(() => statusOf(page, "email")).toBe("default");
    const box = (mode: string) => factor(page, mode).locator(".--set-default input");
    await box("otp").click({ force: true });
    await expect.poll(() => statusOf(page, "otp")).toBe("default");
    await expect.poll(() => seen.said()).toContain("Domyślna metoda MFA została zmieniona.");
    await box("otp").click({ force: true });
    await expect
      .poll(() => seen.said())
      .toContain("Co najmniej jedna metoda weryfikacji musi być ustawiona jako domyślna");
    expect(await box("otp").isChecked()).toBe(true);
    isQuiet(seen);
  });
});

describe("a contact by which one proves who one is", () => {
  const order = async (viewport = desktop) => {
    b.shop.config.mfa = { status: "optional", configured: ["email", "otp"], suggests: false, refusal: "" };
    const seen = await b.visit({ path: "/place-order.php?modules=1&logged=1", viewport });
    await seen.page.locator('html[data-cop$="copModulesSummary"]').waitFor({ state: "attached" });
    // The second factor's own file comes with the page's modules; the field answers when it is there.
    await expect
      .poll(() =>
        seen.page.evaluate(() => typeof Reflect.get(window, "app_shop").fn.mfaConfig.blockNextRedirect),
      )
      .toBe("boolean");
    return seen;
  };
  const isChanging = (page: Page) =>
    page.evaluate(() => Reflect.get(window, "app_shop").fn.mfaConfig.blockNextRedirect);
  const update = (page: Page) => page.locator(".modal.--mfa.--update");

  test("an e-mail is changed with a code that comes to it", async () => {
    const seen = await order();
    const { page } = seen;
    await page.fill("#client_email", "nowa@sklep.example");
    await page.press("#client_email", "Enter");
    await update(page).and(page.locator(".--verification-email")).waitFor();
    expect(await isChanging(page)).toBe(true);
    expect(await page.inputValue("#mfaUpdateDataInputEmail")).toBe("nowa@sklep.example");
    await page.fill("#mfaUpdateDataInputEmail", "bez-malpy");
    await update(page).locator(".--mfa_update").click();
    await update(page).locator(".f-feedback.--error #mfaUpdateDataInputEmail").waitFor();
    await page.fill("#mfaUpdateDataInputEmail", "nowa@sklep.example");
    await update(page).locator(".--mfa_update").click();
    await update(page).locator('.mfa__modal_update_data[data-step="2"]').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("mfaCode");
    await page.fill("#mfaCode", rightCode);
    await update(page).locator(".--mfa_verify").click();
    await expect.poll(() => seen.said()).toContain("Dane zaktualizowano pomyślnie.");
    await expect.poll(() => update(page).count()).toBe(0);
    expect(await isChanging(page)).toBe(false);
    expect(await page.inputValue("#client_email")).toBe("nowa@sklep.example");
    isQuiet(seen);
  });

  test("who thinks better of it has the old phone back", async () => {
    const seen = await order(phone);
    const { page } = seen;
    await page.fill("#client_phone", "600700800");
    await page.locator("#client_phone").blur();
    await update(page).and(page.locator(".--verification-otp")).waitFor();
    expect(await page.inputValue("#mfaUpdateDataInputPhone")).toBe("600700800");
    expect(await page.inputValue("#mfa__client_phone_prefix")).toBe("+48");
    await update(page).locator(".--mfa_cancel").click();
    await expect.poll(() => update(page).count()).toBe(0);
    expect(await page.inputValue("#client_phone")).toBe("");
    expect(await isChanging(page)).toBe(false);
    isQuiet(seen);
  });
});
