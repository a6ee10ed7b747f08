/** The second factor on the order page (contract D 6): the order waits for it, and typed data are not lost. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, desktop, expectNoErrors, phone } from "../support";
import {
  dialog,
  drawn,
  enter,
  factor,
  ORDER,
  orderData,
  place,
  press,
  rightCode,
  stateOf,
  visit,
  withFactor,
} from "./second-factor";

const b = bench();

async function buy(page: Page): Promise<void> {
  await drawn(page);
  for (const [field, value] of Object.entries(orderData)) await page.fill(field, value);
  await page.check("#terms_agree");
  await page.check("#register_client_checkbox");
  await page.locator(".cop__submit").click();
}
async function isKept(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(orderData))
    expect(await page.inputValue(field), field).toBe(value);
}
const orders = () => b.shop.requests.filter(({ body }) => body.includes("orderCreate")).length;

describe("the buy button", () => {
  for (const [width, viewport] of [
    ["390 px", phone],
    ["1366 px", desktop],
  ] as const)
    test(`activates a required second factor, then the order is made, at ${width}`, async () => {
      withFactor(b, { status: "required" });
      const seen = await visit(b, ORDER, { viewport });
      const { page } = seen;
      await buy(page);
      await factor(page, "email").locator('[data-action="activate"]').click();
      expect(orders()).toBe(0);
      await enter(page, await rightCode(b), "activate");
      await page.waitForURL(/thank-you\.php/);
      expect(orders()).toBe(1);
      expectNoErrors(seen);
    });

  test("makes the order by one press when the second factor is optional", async () => {
    withFactor(b, { status: "optional" });
    const { page } = await visit(b, ORDER);
    await buy(page);
    await place(page).getByRole("button", { name: "Kliknij tutaj, aby dokończyć zamówienie" }).click();
    await page.waitForURL(/thank-you\.php/);
    expect(orders()).toBe(1);
  });

  test("Back asks before it discards what was typed; a shopper who stays loses nothing", async () => {
    withFactor(b, { status: "required" });
    const seen = await visit(b, ORDER);
    const { page } = seen;
    await buy(page);
    await place(page).waitFor();
    await page.evaluate(() => history.back());
    const question = page.locator("#preventUnloadClose");
    await question.waitFor();
    await expect.poll(() => page.locator("dialog[open]").getAttribute("aria-labelledby")).toBe("modal_title");
    await question.click();
    expect(await page.locator(".modal").count()).toBe(0);
    expect(await place(page).count()).toBe(1);
    await page.getByRole("button", { name: "Wróć" }).click();
    await isKept(page);
    await page.locator(".cop__submit").click();
    await factor(page, "otp").locator('[data-action="activate"]').click();
    await enter(page, await rightCode(b), "activate");
    await page.waitForURL(/thank-you\.php/);
    expectNoErrors(seen);
  });

  test("a shopper who confirms leaving after Back returns to the previous page", async () => {
    withFactor(b, { status: "required" });
    const { page } = await visit(b, "/basketedit.php");
    await page.goto(b.shop.url + ORDER);
    await buy(page);
    await place(page).waitFor();
    await page.evaluate(() => history.back());
    await page.locator("#preventUnloadGoBack").click();
    await page.waitForURL(/basketedit\.php/, { waitUntil: "commit" });
  });

  test("the form's own back button also removes the history entry", async () => {
    withFactor(b, { status: "required" });
    const { page } = await visit(b, "/basketedit.php");
    await page.goto(b.shop.url + ORDER);
    await buy(page);
    await page.getByRole("button", { name: "Wróć" }).click();
    await expect.poll(() => page.evaluate(() => history.state?.wyspaSecondFactor ?? null)).toBe(null);
    await isKept(page);
    // Later, because the page's end would end the evaluation.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(/basketedit\.php/, { waitUntil: "commit" });
  });
});

describe("a contact that receives codes", () => {
  const order = async (viewport = desktop) => {
    withFactor(b, { status: "optional", configured: ["email", "otp"] });
    const seen = await visit(b, `${ORDER}&logged=1`, { viewport });
    await drawn(seen.page);
    // The old name's file loads with the page's modules; the field reacts once it is there.
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

  test("an e-mail is changed with a code; the form shows the server's value", async () => {
    const seen = await order();
    const { page } = seen;
    await page.fill("#client_email", "nowa@sklep.example");
    await page.press("#client_email", "Enter");
    await update(page).and(page.locator(".--verification-email")).waitFor();
    expect(await isChanging(page)).toBe(true);
    expect(await page.inputValue("#mfaUpdateDataInputEmail")).toBe("nowa@sklep.example");
    await page.fill("#mfaUpdateDataInputEmail", "bez-malpy");
    await press(page, "update");
    await update(page).locator(".f-feedback.--error #mfaUpdateDataInputEmail").waitFor();
    await page.fill("#mfaUpdateDataInputEmail", "nowsza@sklep.example");
    await page.press("#mfaUpdateDataInputEmail", "Enter");
    await update(page).locator('.mfa__modal_update_data[data-step="2"]').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("mfaCode");
    await enter(page, await rightCode(b));
    await expect.poll(() => seen.said()).toContain("Dane zaktualizowano pomyślnie.");
    await expect.poll(() => update(page).count()).toBe(0);
    expect(await isChanging(page)).toBe(false);
    expect(await page.inputValue("#client_email")).toBe("nowsza@sklep.example");
    expect(stateOf(b).changes).toEqual([{ mode: "email", value: "nowsza@sklep.example" }]);
    expectNoErrors(seen);
  });

  test("cancelling restores the old phone", async () => {
    const seen = await order(phone);
    const { page } = seen;
    await page.fill("#client_phone", "600 700 800");
    await page.locator("#client_phone").blur();
    await update(page).and(page.locator(".--verification-otp")).waitFor();
    expect(await page.inputValue("#mfaUpdateDataInputPhone")).toBe("600 700 800");
    expect(await page.inputValue("#mfa__client_phone_prefix")).toBe("+48");
    await press(page, "cancel");
    await expect.poll(() => update(page).count()).toBe(0);
    expect(await page.inputValue("#client_phone")).toBe("");
    expect(await isChanging(page)).toBe(false);
    expectNoErrors(seen);
  });

  test("a prefix chosen from the list changes the phone", async () => {
    const { page } = await order();
    await page.locator(".client_prefix__wrapper .f-dropdown-toggle").click();
    await page.locator('.client_prefix__wrapper .f-dropdown-item[data-value="+49"]').click();
    await update(page).and(page.locator(".--otp")).waitFor();
    await expect.poll(() => page.inputValue("#mfa__client_phone_prefix")).toBe("+49");
    const listOf = (wrapper: string) => page.locator(`${wrapper} select`).inputValue();
    expect(await listOf(".mfa__client_prefix__wrapper")).toBe("+49");
    // Through the field and on: it takes another prefix only if one is typed.
    await page.focus("#mfa__client_phone_prefix");
    await page.keyboard.press("Tab");
    expect(await page.inputValue("#mfa__client_phone_prefix")).toBe("+49");
    await press(page, "cancel");
    await expect.poll(() => update(page).count()).toBe(0);
    expect(await page.inputValue("#client_phone_prefix")).toBe("+48");
    expect(await listOf(".client_prefix__wrapper")).toBe("+48");
    expect(await isChanging(page)).toBe(false);
  });

  test("a refusal is shown at the field, with its own message", async () => {
    const seen = await order();
    const { page } = seen;
    b.shop.config.mfa.refuses = { updateVerificationMfa: "invalid_mail_format" };
    await page.fill("#client_email", "inna@sklep.example");
    await page.press("#client_email", "Enter");
    await update(page).waitFor();
    await press(page, "update");
    await update(page).locator(".f-feedback.--error #mfaUpdateDataInputEmail").waitFor();
    const words = "Podano błędny adres e-mail";
    await expect.poll(async () => (await seen.said()).filter((text) => text === words)).toEqual([words]);
    expect(await update(page).locator("#mfaUpdateDataInputEmail").getAttribute("aria-invalid")).toBe("true");
  });

  test("an unchanged contact needs no code", async () => {
    const { page } = await order();
    await page.focus("#client_email");
    await page.press("#client_email", "Enter");
    expect(await isChanging(page)).toBe(false);
    expect(await dialog(page).count()).toBe(0);
  });
});
