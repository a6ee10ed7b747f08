/** A password is shown on request, hidden before it is sent, measured when it is new, and Caps Lock is told. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { unexpectedShifts } from "../shifts";
import { filesAsked } from "../slow-network";
import { box } from "../strict-theme/strict-theme";
import { bench, desktop, phone, type VisitOptions } from "../support";

const b = bench();
const touch = { viewport: phone, context: { hasTouch: true } };
const pages = [
  ["registration", "/client-new.php?register&confirm=1", "#client_password"],
  ["signing in", "/signin.php", "#signin_password"],
  ["signing in before an order", "/login.php", "#user_pass"],
  ["the account's data", "/client-edit.php", "#client_password"],
  ["registration drawn by modules", "/client-new.php?register&modules=1", "#client_password"],
] as const;
const NOTE = ".password-field__note";
const type = (page: Page, field: string) => page.locator(field).getAttribute("type");
const buttonOf = (page: Page, field: string) =>
  page.locator(`${field} ~ .password-field__button, :has(> ${field}) > .password-field__button`).first();

async function fieldPage(path: string, field: string, options: VisitOptions = {}) {
  const visit = await b.visit({ path, ...options });
  await visit.page.locator(field).focus();
  await visit.ready(field);
  return { ...visit, field: visit.page.locator(field), button: buttonOf(visit.page, field) };
}

describe.each(pages)("on the page for %s", (_, path, id) => {
  test.each([0, 1_200])("a tap shows the password and hides it, at %i ms latency", async (latency) => {
    const { page, errors, ready } = await b.visit({ path, ...touch });
    b.shop.faults.roundTrip(latency);
    const field = page.locator(id);
    await field.tap();
    await field.pressSequentially("wydma-77");
    await ready(id);
    const button = buttonOf(page, id);
    const { width, height } = await box(page, `${id} ~ .password-field__button`);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const shown = async () => [await type(page, id), await button.getAttribute("aria-pressed")];
    await button.tap();
    // The press waits while another island around the button is still loading.
    await expect.poll(shown).toEqual(["text", "true"]);
    // The keyboard of the phone stays: the field keeps the focus.
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await button.tap();
    await expect.poll(shown).toEqual(["password", "false"]);
    expect([await field.inputValue(), errors]).toEqual(["wydma-77", []]);
    expect(await unexpectedShifts(page)).toEqual([]);
  });
});

test.each(["ltr", "rtl"])(
  "the theme's mark of a wrong field stands beside the button, in %s",
  async (dir) => {
    const { page, field } = await fieldPage("/client-new.php?register", "#client_password", touch);
    await page.evaluate((direction) => document.documentElement.setAttribute("dir", direction), dir);
    await field.pressSequentially("wydma");
    await page.setViewportSize({ ...phone, width: phone.width + 1 }); // the button looks at its place again
    await page.locator("#client_login").focus();
    await page.locator(".f-feedback.--error > #client_password").waitFor();
    const { width } = await box(page, "#client_password ~ .password-field__button");
    const side = dir === "rtl" ? `${width}px ` : `calc(100% - ${width}px) `;
    const place = () => field.evaluate((one) => getComputedStyle(one).backgroundPosition);
    await expect.poll(async () => `${await place()} `).toContain(side);
    // The form says that it is too short, and the estimate does not repeat it.
    expect(await page.locator(".password-field__strength").isVisible()).toBe(false);
  },
);

test("by keyboard the button follows its field, and Space and Enter press it", async () => {
  const { page, field, button } = await fieldPage("/signin.php", "#signin_password", { viewport: desktop });
  await field.fill("wydma-77");
  await page.keyboard.press("Tab");
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await button.getAttribute("aria-label")).toBe("Pokaż: Hasło");
  await page.keyboard.press("Space");
  expect(await type(page, "#signin_password")).toBe("text");
  await page.keyboard.press("Enter");
  expect(await type(page, "#signin_password")).toBe("password");
});

test("a shown password is hidden before the form is sent, so that browsers offer to save it", async () => {
  const { page, field, button } = await fieldPage("/login.php", "#user_pass", touch);
  await page.locator("#user_login").fill("anna@sklep.test");
  await field.fill("tajne-haslo");
  await button.tap();
  expect(await type(page, "#user_pass")).toBe("text");
  await page.evaluate(() =>
    document.addEventListener("submit", ({ target }) => {
      const sent = (target as HTMLFormElement).querySelector("[name=password]") as HTMLInputElement;
      sessionStorage.setItem("type", sent.type);
    }),
  );
  await page.locator(".login_form [type=submit]").tap();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("type"))).toBe("password");
});

test("signing in loads no React for it, and the page loads nothing more before the field is touched", async () => {
  // The check of the form loads React with the same touch, so it is switched off.
  const config = encodeURIComponent('{"islands":{"validated-form":false}}');
  const { page, ready } = await b.visit({ path: `/signin.php?config=${config}`, viewport: phone });
  const ours = () => filesAsked(b.shop).join();
  expect(ours()).not.toMatch(/forms-/);
  await page.locator("#signin_password").focus();
  await ready("#signin_password");
  expect(ours()).toMatch(/forms-/);
  expect(ours()).not.toMatch(/react/);
});

test("a new password is measured in words, once for each pause, and a current one is not", async () => {
  const { page, field, said, errors } = await fieldPage(
    "/client-new.php?register&confirm=1",
    "#client_password",
    touch,
  );
  const note = page.locator(NOTE);
  await field.pressSequentially("kotek7");
  await expect.poll(() => note.textContent()).toBe("Słabe hasło. Dodaj znaki albo kolejne słowo.");
  await expect.poll(said).toContain("Słabe hasło. Dodaj znaki albo kolejne słowo.");
  expect(await violations(page)).toEqual([]);
  await field.pressSequentially(" na wydmie");
  await expect.poll(() => note.textContent()).toBe("Dobre hasło.");
  await expect.poll(said).toContain("Dobre hasło.");
  const told = (await said()).filter((text) => /hasło\./.test(text));
  expect(told).toEqual(["Słabe hasło. Dodaj znaki albo kolejne słowo.", "Dobre hasło."]);
  // The repetition is compared while either of them is shown.
  await buttonOf(page, "#client_password").tap();
  expect(await unexpectedShifts(page)).toEqual([]);
  // The form's own message about the repetition comes after its check, and may move what follows.
  await page.locator("#client_password_confirm").fill("inne-haslo");
  await page.locator(".f-feedback.--error #client_password_confirm").waitFor();
  expect(await note.count()).toBe(1);
  expect(errors).toEqual([]);

  const signin = await fieldPage("/signin.php", "#signin_password", touch);
  await signin.field.pressSequentially("kotek7");
  expect(await signin.page.locator(NOTE).count()).toBe(0);
});

test("Caps Lock is told once while it is on", async () => {
  const { page, field, said } = await fieldPage("/signin.php", "#signin_password", { viewport: desktop });
  const key = (isOn: boolean) =>
    field.evaluate(
      (one, modifierCapsLock) =>
        one.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock })),
      isOn,
    );
  await key(true);
  await key(true);
  await expect.poll(() => page.locator(NOTE).textContent()).toBe("Caps Lock jest włączony.");
  expect(await violations(page)).toEqual([]);
  await expect.poll(said).toContain("Caps Lock jest włączony.");
  expect((await said()).filter((text) => text.includes("Caps Lock"))).toHaveLength(1);
  await key(false);
  expect(await page.locator(NOTE).count()).toBe(0);
});

test("each part can be switched off in the configuration", async () => {
  const config = encodeURIComponent('{"islands":{"password-field":false}}');
  const { page } = await b.visit({ path: `/signin.php?config=${config}`, viewport: phone });
  await page.locator("#signin_password").focus();
  await page.locator("#signin_password").pressSequentially("abc");
  expect(await page.locator(".password-field__button").count()).toBe(0);
});

describe.each(["kind", "strict"] as const)("in the %s theme", (theme) => {
  test.each([320, 390, 1366])("the button stays inside its field at %i px", async (width) => {
    b.shop.config.theme = theme;
    const { page } = await fieldPage("/signin.php", "#signin_password", {
      viewport: { width, height: 800 },
    });
    const [field, button] = [
      await box(page, "#signin_password"),
      await box(page, "#signin_password ~ .password-field__button"),
    ];
    expect(button.right).toBeLessThanOrEqual(field.right + 1);
    expect(Math.abs(button.top + button.bottom - field.top - field.bottom)).toBeLessThan(3);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  });
});
