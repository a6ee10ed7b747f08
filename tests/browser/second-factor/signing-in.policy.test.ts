/**
 * The second factor at sign-in (contract D 6): a code is requested, checked and sent again, and the sign-in continues.
 */
import { describe, expect, test } from "vitest";
import { bench, desktop, expectNoErrors, phone } from "../support";
import {
  asked,
  dialog,
  drawn,
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
  visit,
  withFactor,
  wrongCode,
} from "./second-factor";

const b = bench();
const order = (viewport = desktop) => visit(b, ORDER, { viewport });

test("when it is switched off, sign-in continues unchanged", async () => {
  const seen = await order();
  await signIn(seen.page);
  await signedIn(seen.page);
  expect(await place(seen.page).count()).toBe(0);
  expect(await seen.page.locator(".modal").count()).toBe(0);
  expectNoErrors(seen);
});

for (const [width, viewport] of [
  ["390 px", phone],
  ["1366 px", desktop],
] as const)
  test(`the dialog asks for the code, refuses a wrong one, and sign-in continues, at ${width}`, async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const seen = await order(viewport);
    const { page } = seen;
    await signIn(page);
    await dialog(page).and(page.locator(".--verify.--email")).waitFor();
    await expect
      .poll(() => info(page))
      .toBe("Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.");
    expect(await page.locator("html.--mfa_overlay").count()).toBe(1);
    await page.fill("#mfaCode", "12");
    await page.press("#mfaCode", "Enter");
    await expect.poll(() => fault(page)).toBe("Wprowadź pełny kod");
    await enter(page, await wrongCode(b));
    await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
    await enter(page, await rightCode(b));
    await signedIn(page);
    expect(await page.locator("html.--mfa_overlay, .mfa__configuration").count()).toBe(0);
    expect(b.shop.visitors.of("anna").customer).toBe("anna");
    expectNoErrors(seen);
  });

test("an app's code is verified when the server knows that one is coming", async () => {
  withFactor(b, { status: "required", configured: ["totp"] });
  const { page } = await order();
  await signIn(page);
  await dialog(page).and(page.locator(".--verify.--totp")).waitFor();
  const steps = dialog(page).locator(".mfa__modal_steps:visible li");
  expect(await steps.allTextContents()).toEqual([
    "Wygeneruj kod w aplikacji.",
    "Wpisz poniżej 6-cyfrowy kod z aplikacji.",
  ]);
  await enter(page, await rightCode(b));
  await signedIn(page);
});

test("a code is accepted as messages write it, with spaces, and submitted by Enter", async () => {
  withFactor(b, { status: "required", configured: ["otp"] });
  const { page } = await order();
  await signIn(page);
  const code = await rightCode(b);
  const field = page.locator("#mfaCode");
  expect(await field.getAttribute("inputmode")).toBe("numeric");
  expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
  await field.focus();
  await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press("Enter");
  await signedIn(page);
});

test("another method can be chosen, and each button has a unique name", async () => {
  withFactor(b, { status: "required", configured: ["email", "otp"] });
  const { page } = await order();
  await signIn(page);
  const cancel = dialog(page).locator(".--mfa_cancel");
  await expect.poll(() => cancel.textContent()).toBe("Zmień metodę weryfikacji");
  await cancel.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("mfa_email_verify");
  await page.getByRole("button", { name: "Zaloguj SMS" }).click();
  await dialog(page).and(page.locator(".--verify.--otp")).waitFor();
  await enter(page, await rightCode(b));
  await signedIn(page);
});

test("with one method only, a cancel button closes the dialog, and it opens again", async () => {
  withFactor(b, { status: "required", configured: ["otp"] });
  const { page } = await order();
  await signIn(page);
  await rightCode(b);
  const cancel = dialog(page).locator(".--mfa_cancel");
  await expect.poll(() => cancel.textContent()).toBe("Anuluj");
  await cancel.click();
  expect(await dialog(page).count()).toBe(0);
  await factor(page, "otp").locator('[data-action="verify"]').click();
  await expect.poll(() => asked(b, "triggerMfa")).toBe(2);
  await enter(page, await rightCode(b));
  await signedIn(page);
});

describe("codes", () => {
  test("are sent again; only the last one is valid", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const seen = await order();
    const { page } = seen;
    await signIn(page);
    const first = await rightCode(b);
    await press(page, "resend");
    await expect.poll(() => seen.said()).toContain("Kod wysłany");
    const second = await rightCode(b);
    if (first !== second) {
      await enter(page, first);
      await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
    }
    await enter(page, second);
    await signedIn(page);
  });

  test("have a limit, which is announced once and shown in the dialog with the link to the sign-in page", async () => {
    withFactor(b, { status: "required", configured: ["email"], limit: 1 });
    const seen = await order();
    const { page } = seen;
    const words = "Limit wysyłki kodów uwierzytelniających został wyczerpany. Spróbuj ponownie za 30 minut.";
    await signIn(page);
    const code = await rightCode(b);
    await press(page, "resend");
    await expect.poll(() => seen.said()).toContain(words);
    expect((await seen.said()).filter((text) => text === words)).toHaveLength(1);
    await expect.poll(() => fault(page)).toBe(words);
    expect(await dialog(page).locator(".mfa__way_out a").getAttribute("href")).toBe("/signin.php");
    // The earlier code is still valid.
    await enter(page, code);
    await signedIn(page);
  });

  test("expire", async () => {
    withFactor(b, { status: "required", configured: ["email"], codeLives: -1 });
    const { page } = await order();
    await signIn(page);
    await enter(page, await rightCode(b));
    await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
    b.shop.config.mfa.codeLives = 600_000;
    await press(page, "resend");
    await expect.poll(() => asked(b, "triggerMfa")).toBe(2);
    await expect.poll(() => (stateOf(b).awaited?.until ?? 0) > Date.now()).toBe(true);
    await enter(page, await rightCode(b));
    await signedIn(page);
  });
});

describe("a device", () => {
  test("that is to be remembered needs no code again, for as long as the shop allows", async () => {
    withFactor(b, { status: "required", configured: ["email"], days: 14 });
    const first = await order();
    await signIn(first.page);
    const box = dialog(first.page).getByLabel("Zapamiętaj to urządzenie (liczba dni: 14)");
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
    await enter(first.page, await rightCode(b));
    await signedIn(first.page);
    await first.page.reload();
    await signIn(first.page);
    await signedIn(first.page);
    expect(asked(b, "triggerMfa")).toBe(1);
  });

  test("that is not to be remembered needs a code again", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const { page } = await order();
    await signIn(page);
    await dialog(page).locator("#mfa_remember").uncheck();
    await enter(page, await rightCode(b));
    await signedIn(page);
    await page.reload();
    await signIn(page);
    await expect.poll(() => asked(b, "triggerMfa")).toBe(2);
    expect(stateOf(b).devices.size).toBe(0);
  });

  test("is not remembered when the shop does not support it", async () => {
    withFactor(b, { status: "required", configured: ["email"], days: 0 });
    const { page } = await order();
    await signIn(page);
    await enter(page, await rightCode(b));
    await signedIn(page);
    expect(await page.locator("#mfa_remember").count()).toBe(0);
    const sent = b.shop.requests.filter(({ body }) => body.includes("verifyMfa"));
    expect(sent.map(({ body }) => /rememberDevice: (\w+)/.exec(body)?.[1])).toEqual(["false"]);
  });
});

test("a shopper who cancels finds the page as it was, and can sign in again", async () => {
  withFactor(b, { status: "required", configured: ["email", "otp"] });
  const { page } = await order();
  await drawn(page);
  await page.fill("#client_city", "Szczecin");
  await signIn(page);
  await press(page, "cancel");
  expect(await page.locator("#client_city").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Wróć" }).click();
  expect(await page.locator("html.--mfa_overlay, .mfa__configuration").count()).toBe(0);
  expect(await page.inputValue("#client_city")).toBe("Szczecin");
  await signIn(page);
  await dialog(page).waitFor();
  await enter(page, await rightCode(b));
  await signedIn(page);
  expect(await page.inputValue("#client_city")).toBe("Szczecin");
});

test("a reload during the verification leaves no partial state", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const seen = await order();
  const { page } = seen;
  await signIn(page);
  await dialog(page).waitFor();
  await page.reload();
  await drawn(page);
  expect(await page.locator("html.--mfa_overlay, .mfa__configuration, .modal").count()).toBe(0);
  await signIn(page);
  await dialog(page).waitFor();
  await expect.poll(() => asked(b, "triggerMfa")).toBe(2);
  await enter(page, await rightCode(b));
  await signedIn(page);
  expectNoErrors(seen);
});

test("on a page of the account with the server's request for a code, the dialog opens by itself", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const seen = await visit(b, "/login.php?mfa=1");
  const { page } = seen;
  await dialog(page).and(page.locator(".--verify.--email")).waitFor();
  await page.fill("#mfaCode", await rightCode(b));
  await page.press("#mfaCode", "Enter");
  await page.waitForURL(/basketedit\.php/);
  expectNoErrors(seen);
});
