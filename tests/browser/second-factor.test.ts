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
