/**
 * The second factor by keyboard and screen reader, in nine languages and both themes, and whether anything stores its
 * codes.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { unmarked } from "../strict-theme/strict-theme";
import { bench, desktop, expectNoErrors, phone } from "../support";
import {
  dialog,
  drawn,
  enter,
  factor,
  fault,
  info,
  ORDER,
  PASSWORD,
  place,
  press,
  rightCode,
  signedIn,
  signIn,
  visit,
  withFactor,
  wrongCode,
} from "./second-factor";

const b = bench();
const active = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

describe("axe finds nothing", () => {
  for (const theme of ["kind", "strict"] as const)
    for (const [width, viewport] of [
      ["390 px", phone],
      ["1366 px", desktop],
    ] as const)
      test(`in the list and in each dialog, ${theme} theme, ${width}`, async () => {
        b.shop.config.theme = theme;
        withFactor(b, { status: "optional", configured: ["email"] });
        const { page } = await visit(b, "/login.php?mfa=edit", { viewport });
        await factor(page, "email").waitFor();
        expect(await violations(page)).toEqual([]);
        await factor(page, "totp").locator('[data-action="activate"]').click();
        await dialog(page).locator("#mfaqrcode").waitFor();
        expect(await violations(page)).toEqual([]);
        await enter(page, "000", "activate");
        await press(page, "cancel");
        await factor(page, "email").locator('[data-action="deactivate"]').click();
        await enter(page, await wrongCode(b), "deactivate");
        await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
        expect(await violations(page)).toEqual([]);

        await page.goto(`${b.shop.url}/login.php?mfa=1`);
        await dialog(page).locator("#mfa_remember").waitFor({ state: "attached" });
        expect(await violations(page)).toEqual([]);
        // Leaves out the fields, because the theme styles all fields like this.
        expect(await unmarked(page, ".modal.--mfa .mfa__modal_buttons")).toEqual([]);
        await press(page, "cancel");
        expect(await unmarked(page, ".mfa__configuration")).toEqual([]);
      });
});

test("the dialog has a name and a description, and the code's field has the focus", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const { page } = await visit(b, ORDER);
  await signIn(page);
  await rightCode(b);
  await page.getByRole("dialog", { name: "Kod uwierzytelniający" }).waitFor();
  const described = await dialog(page).evaluate(
    (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  expect(described?.trim()).toBe(
    "Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  );
  expect(await active(page)).toBe("mfaCode");
});

describe("in a template with a part for each action", () => {
  const described = (page: Page) =>
    dialog(page).evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent?.trim())
        .join("|"),
    );
  for (const [action, mode, words] of [
    ["activate", "totp", "Zeskanuj kod QR w aplikacji"],
    ["deactivate", "email", "Na podany adres e-mail wysłaliśmy kod pozwalający na wyłączenie"],
  ] as const)
    test(`${action}: its own part is visible and describes the dialog, and no placeholder is left`, async () => {
      withFactor(b, { status: "optional", configured: ["email"] });
      const { page } = await visit(b, "/login.php?mfa=edit", { viewport: phone });
      await factor(page, mode).locator(`[data-action="${action}"]`).click();
      await dialog(page).waitFor();
      await expect.poll(() => info(page)).toContain(words);
      expect(await described(page)).toBe(await info(page));
      expect(await dialog(page).textContent()).not.toContain("%s");
    });

  test("verify: its own part is visible and describes the dialog, and no placeholder is left", async () => {
    withFactor(b, { status: "required", configured: ["otp"] });
    const { page } = await visit(b, "/login.php?mfa=1");
    await dialog(page).waitFor();
    expect(await info(page)).toContain("wysłaliśmy kod pozwalający na zalogowanie");
    expect(await described(page)).toBe(await info(page));
    expect(await dialog(page).textContent()).not.toContain("%s");
  });
});

test("without a heading of its own the dialog has our name", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const { page } = await visit(b, ORDER);
  await drawn(page);
  await page.evaluate(() => {
    const template = document.getElementById("mfa_modal_template") as HTMLTemplateElement;
    template.content.querySelector("h3")?.remove();
  });
  await signIn(page);
  await page.getByRole("dialog", { name: "Uwierzytelnianie wieloskładnikowe" }).waitFor();
});

test("announcements: each error once, the resent code, and nothing else", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const seen = await visit(b, ORDER);
  const { page } = seen;
  await signIn(page);
  await enter(page, "12");
  await expect.poll(() => seen.said()).toEqual(["Wprowadź pełny kod"]);
  await enter(page, "12");
  await expect.poll(() => seen.said()).toEqual(["Wprowadź pełny kod", "Wprowadź pełny kod"]);
  await enter(page, await wrongCode(b));
  await expect.poll(async () => (await seen.said()).slice(2)).toEqual(["Wprowadzony kod jest niepoprawny"]);
  expect(await active(page)).toBe("mfaCode");
  const field = page.locator("#mfaCode");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  const message = await field.getAttribute("aria-describedby");
  expect(await page.locator(`#${message}`).textContent()).toBe("Wprowadzony kod jest niepoprawny");
  await page.keyboard.type("1");
  expect(await field.inputValue()).toBe("1"); // the first key replaces the wrong code
  expect(await field.getAttribute("aria-invalid")).toBe(null);
  await press(page, "resend");
  await expect.poll(async () => (await seen.said()).slice(3)).toEqual(["Kod wysłany"]);
  expectNoErrors(seen);
});

test("keys: Tab stays within the dialog, Escape steps back and closes it", async () => {
  withFactor(b, { status: "required", configured: ["email", "otp"] });
  const { page } = await visit(b, ORDER);
  await signIn(page);
  await dialog(page).locator("#mfa_remember").waitFor({ state: "attached" });
  const table: string[] = [];
  for (const _ of Array.from({ length: 7 })) {
    table.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.id || at?.textContent?.trim() || at?.getAttribute("aria-label") || at?.localName || "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(table.slice(0, 5)).toEqual([
    "mfaCode",
    "mfa_remember",
    "Potwierdź",
    "Wyślij kod ponownie",
    "Zmień metodę weryfikacji",
  ]);
  await page.focus("#mfaCode");
  await page.keyboard.press("Escape");
  expect(await dialog(page).count()).toBe(1); // Escape leaves the field first
  await page.keyboard.press("Escape");
  expect(await dialog(page).count()).toBe(0);
  await expect.poll(() => active(page)).toBe("mfa_email_verify");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.insertText(await rightCode(b));
  await page.keyboard.press("Enter");
  await signedIn(page);
});

const sentences = {
  pol: "Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  eng: "We have sent a code for signing in to the shop to the given e-mail address.",
} as const;
describe("the messages are translated into nine languages", () => {
  for (const language of ["pol", "eng", "ger", "fre", "cze", "slo", "hun", "rum", "ukr"])
    test(language, async () => {
      withFactor(b, { status: "required", configured: ["email"] });
      const { page } = await visit(b, `${ORDER}&language=${language}`);
      await signIn(page);
      await enter(page, await wrongCode(b));
      await expect.poll(() => fault(page)).toMatch(/\S/);
      const said = [await info(page), await fault(page)];
      const polish = [sentences.pol, "Wprowadzony kod jest niepoprawny"];
      if (language === "pol") expect(said).toEqual(polish);
      else for (const [n, text] of said.entries()) expect(text).not.toBe(polish[n]);
      if (language === "eng") expect(said[0]).toBe(sentences.eng);
    });
});

const faults: Readonly<Record<string, string>> = {
  mfa_not_set_yet: "Ten składnik uwierzytelniania wieloskładnikowego nie został jeszcze skonfigurowany.",
  mfa_already_configured: "Ten składnik uwierzytelniania wieloskładnikowego został już skonfigurowany",
  LIMIT_EXCEEDED: "Limit wysyłki kodów uwierzytelniających został wyczerpany. Spróbuj ponownie za 30 minut.",
  invalid_mfa_mode: "Wybrano błędny składnik uwierzytelniania wieloskładnikowego (invalid_mfa_mode)",
  invalid_change_mode: "Wybrano błędny składnik uwierzytelniania wieloskładnikowego (invalid_change_mode)",
  internal_error: "Wystąpił błąd podczas pobierania danych",
  access_denied: "Brak dostępu",
  invalid_phone_format: "Podano błędny numer telefonu",
  invalid_mail_format: "Podano błędny adres e-mail",
  constructor: "Wystąpił nieoczekiwany błąd",
};
test("every error code of the server has its message", async () => {
  withFactor(b, { status: "required", configured: ["email"], limit: 100 });
  const seen = await visit(b, ORDER);
  const { page } = seen;
  await signIn(page);
  await rightCode(b);
  for (const [word, text] of Object.entries(faults)) {
    b.shop.config.mfa.refuses = { triggerMfa: word };
    await press(page, "resend");
    await expect.poll(() => fault(page), { message: word }).toBe(text);
  }
  await expect.poll(() => seen.said()).toEqual(Object.values(faults));
});
for (const [word, text] of [
  [
    "client_phone_required",
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (numer telefonu) na Twoim koncie",
  ],
  [
    "client_email_required",
    "Nie znaleziono wybranej metody uwierzytelniania wieloskładnikowego (adres e-mail) na Twoim koncie",
  ],
] as const)
  test(`${word}: a message is shown when the page cannot ask for it`, async () => {
    withFactor(b, { status: "required", refuses: { addMfa: word } });
    const seen = await visit(b, ORDER);
    const { page } = seen;
    await drawn(page);
    await page.evaluate(() => document.getElementById("mfa_update_data_modal_template")?.remove());
    await signIn(page);
    await factor(page, "otp").locator('[data-action="activate"]').click();
    await expect.poll(() => seen.said()).toContain(text);
  });

test("no address, storage or report contains a code, a password or a login", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const seen = await visit(b, ORDER);
  const { page, context } = seen;
  await signIn(page);
  const wrong = await wrongCode(b);
  await enter(page, wrong);
  await expect.poll(() => fault(page)).toMatch(/niepoprawny/);
  // An error of the page while the field contains a code is reported without the code.
  await page.evaluate(() => setTimeout(() => Reflect.apply(Reflect.get(window, "nobody"), null, [])));
  b.shop.config.mfa.refuses = { verifyMfa: "internal_error" };
  const code = await rightCode(b);
  await enter(page, code);
  await expect.poll(() => fault(page)).toBe("Wystąpił błąd podczas pobierania danych");
  b.shop.config.mfa.refuses = {};
  await enter(page, code);
  await signedIn(page);
  const secrets = [code, wrong, PASSWORD];
  const written = JSON.stringify([
    b.shop.log.map(({ url }) => url),
    b.shop.requests.map(({ path, query }) => [path, query]),
    b.shop.errorReports,
    (await context.storageState()).origins,
    (await context.cookies()).map(({ value }) => value),
    await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
  ]);
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(b.shop.log.map(({ url }) => url).join("\n")).not.toMatch(/login=|anna/);
  expect(b.shop.requests.some(({ body }) => body.includes(code))).toBe(true); // it has been sent
});

test("at both widths the list and the dialog fit into the window", async () => {
  withFactor(b, { status: "required", configured: ["email", "otp"] });
  for (const viewport of [phone, desktop]) {
    const { page } = await visit(b, ORDER, { viewport });
    await signIn(page);
    await dialog(page).waitFor();
    const box = await dialog(page).locator(".modal__wrapper").boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
    await press(page, "cancel");
    await place(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  }
});
