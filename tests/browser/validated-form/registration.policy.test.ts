/** Creating an account: by keyboard, by autofill, with mistakes, as a company, and with a screen reader. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { bench, desktop, phone, type Visit, type VisitOptions } from "../support";
import { good } from "./registration-data";

const b = bench();
const PATH = "/client-new.php?register";
const GERMANY = "1143020118";
const FORM = "form.cop";

interface Registration extends Visit {
  /** Validation requests to the platform, as the names of the fields in them. */
  asked(): string[][];
}

async function registration(options: VisitOptions = {}): Promise<Registration> {
  const visit = await b.visit({ path: PATH, viewport: phone, ...options });
  return { ...visit, asked: () => questions() };
}
const questions = (): string[][] =>
  b.shop.requests
    .filter(({ endpoint, query }) => endpoint === "graphql" && query.query === "validateClientData")
    .map(({ body }) =>
      [...String(body).matchAll(/(\w+): validateClientData|validateClientData\(/g)].map(
        ([, name]) => name ?? "(one)",
      ),
    );

const state = (page: Page, id: string) =>
  page.evaluate((of) => {
    const holder = document.getElementById(of)?.closest(".f-feedback, .--checkbox");
    return ["error", "success"].find((name) => holder?.classList.contains(`--${name}`)) ?? "neutral";
  }, id);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
const sent = () => [...b.shop.visitors.all.values()].flatMap((visitor) => visitor.sent);

/** Fills many fields at once, as browsers and password managers do. */
const autofill = (page: Page, values: Readonly<Record<string, string>>, type = "input") =>
  page.evaluate(
    ([all, event]) => {
      for (const [id, value] of Object.entries(all)) {
        const field = document.getElementById(id) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    },
    [values, type] as const,
  );

describe("registration", () => {
  test("works by keyboard alone on a phone, and is sent once", async () => {
    const { page, errors, console: lines } = await registration();
    await page.locator("#client_email").focus();
    const typed = new Set<string>();
    // Tabs through all fields: each gets the focus once, and none traps it.
    for (let steps = 0; steps < 60; steps++) {
      const id = await focused(page);
      if (typed.has(id) && id) break;
      typed.add(id);
      const value = good[id];
      if (value) await page.keyboard.type(value, { delay: 5 });
      if (id === "client_source") await page.keyboard.press("ArrowDown");
      if (id === "terms_agree") await page.keyboard.press("Space");
      if (await page.evaluate(() => document.activeElement?.matches("form.cop [type=submit]"))) break;
      await page.keyboard.press("Tab");
    }
    expect([...typed]).toEqual(
      expect.arrayContaining([...Object.keys(good), "client_source", "terms_agree"]),
    );
    await page.keyboard.press("Enter");
    await page.waitForURL(/thank-you/);
    const posts = sent().filter(({ path }) => path === "/client-new.php");
    expect(posts).toHaveLength(1);
    expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject(good);
    expect(errors).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each(["input", "change"])("by autofill (%s events) sends one check for all fields", async (type) => {
    const { page, asked, ready } = await registration();
    await page.locator("#client_email").focus();
    await ready(FORM);
    await autofill(page, good, type);
    await expect.poll(() => state(page, "client_city")).toBe("success");
    for (const id of Object.keys(good)) expect([id, await state(page, id)]).toEqual([id, "success"]);
    // The house number is sent with its street; empty fields show no error yet.
    expect(asked().map((names) => names.sort())).toEqual([
      Object.keys(good)
        .filter((id) => id !== "client_street_number")
        .sort(),
    ]);
    expect(await page.locator(".--error").count()).toBe(0);
  });

  test("is sent at once when every field was checked before", async () => {
    const { page, ready, asked } = await registration();
    await page.locator("#client_email").focus();
    await ready(FORM);
    await autofill(page, good);
    await page.locator("#client_source").selectOption({ index: 1 });
    await page.locator("#terms_agree").check();
    for (const id of Object.keys(good)) await expect.poll(() => state(page, id)).toBe("success");
    await page
      .locator("#birth_date")
      .evaluate((field) => field.dispatchEvent(new Event("input", { bubbles: true })));
    await expect.poll(() => state(page, "birth_date")).toBe("success");
    const before = asked().length;
    await page.locator(`${FORM} [type=submit]`).click();
    await page.waitForURL(/thank-you/);
    expect(asked()).toHaveLength(before);
    expect(sent()).toHaveLength(1);
  });

  test("with mistakes announces once how many, what and where, and focuses the first", async () => {
    const { page, said, ready, errors } = await registration();
    await page.locator("#client_email").focus();
    await ready(FORM);
    await autofill(page, { ...good, client_zipcode: "1", client_phone: "" });
    await expect.poll(() => state(page, "client_zipcode")).toBe("error");
    const before = (await said()).length;
    await page.locator(`${FORM} [type=submit]`).click();
    await expect.poll(() => focused(page)).toBe("client_phone");
    const summary = page.locator(".f-summary");
    expect(await summary.locator("a").allTextContents()).toEqual([
      "Telefon: Proszę wypełnić to pole.",
      expect.stringContaining("Kod pocztowy: Błędnie wpisany kod pocztowy."),
      "Skąd o nas wiesz? Proszę wybrać opcję.",
      expect.stringContaining("Akceptuję regulamin"),
    ]);
    await expect.poll(async () => (await said()).slice(before)).toEqual(["Popraw 4 pola"]);
    const phoneField = page.locator("#client_phone");
    expect(await phoneField.getAttribute("aria-invalid")).toBe("true");
    const described = await phoneField.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Proszę wypełnić to pole.");
    expect(await page.locator(FORM).getAttribute("class")).toContain("--fail-validation");
    await summary.getByRole("link", { name: /Kod pocztowy/ }).click();
    expect(await focused(page)).toBe("client_zipcode");
    // A corrected field becomes neutral at once and then valid, without an announcement.
    const quiet = (await said()).length;
    await page.locator("#client_zipcode").fill("80-001");
    expect(await state(page, "client_zipcode")).toBe("neutral");
    await expect.poll(() => state(page, "client_zipcode")).toBe("success");
    expect(await page.locator("#client_zipcode").getAttribute("aria-invalid")).toBeNull();
    expect((await said()).length).toBe(quiet);
    expect(sent()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each([phone, desktop])("has no axe violations in any state at $width px", async (viewport) => {
    const { page, ready } = await registration({ viewport });
    expect(await violations(page)).toEqual([]);
    await page.locator("#client_email").focus();
    await ready(FORM);
    await autofill(page, good);
    await expect.poll(() => state(page, "client_city")).toBe("success");
    expect(await violations(page)).toEqual([]);
    await autofill(page, { client_email: "anna@sklep.test", client_zipcode: "1", client_login: "anna" });
    await page.locator(".f-account").waitFor();
    await page.locator(`${FORM} [type=submit]`).click();
    await page.locator(".f-summary").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("with an e-mail that has an account offers to sign in, without the e-mail in the address", async () => {
    const { page, said } = await registration();
    await page.locator("#client_email").fill("anna@sklep.test");
    const offer = page.locator(".f-account");
    await offer.waitFor();
    expect(await state(page, "client_email")).toBe("success");
    expect(await offer.getByRole("link", { name: "Zaloguj się" }).getAttribute("href")).toBe("/signin.php");
    for (const link of await offer.getByRole("link").all())
      expect(await link.getAttribute("href")).not.toContain("@");
    await expect.poll(said).toContain("Masz już u nas konto z tym adresem e-mail.");
    await page.locator("#client_email").fill("ktos.inny@sklep.test");
    await expect.poll(() => offer.count()).toBe(0);
  });

  test("as a company shows its fields, and a personal name is no longer required", async () => {
    const { page, ready } = await registration();
    await page.locator("#client_type_firm").check();
    await ready(FORM);
    await expect.poll(() => page.locator("#client_nip").isEnabled()).toBe(true);
    const firstName = page.locator("#client_firstname");
    await expect.poll(() => firstName.evaluate((field: HTMLInputElement) => field.required)).toBe(false);
    await page.locator("#client_nip").fill("5260001247");
    await expect.poll(() => state(page, "client_nip")).toBe("error");
    await page.locator("#client_type_private").check();
    expect(await page.locator("#client_nip").isDisabled()).toBe(true);
    // A disabled field shows no error.
    await expect.poll(() => page.locator("#client_nip").getAttribute("aria-invalid")).toBeNull();
  });

  test("after a change of country rechecks the dependent fields once and shows its provinces", async () => {
    const { page, asked } = await registration();
    await page.locator("#client_zipcode").fill("10115");
    await expect.poll(() => state(page, "client_zipcode")).toBe("error");
    const before = asked().length;
    await page.locator("#client_region").selectOption(GERMANY);
    await expect.poll(() => state(page, "client_zipcode")).toBe("success");
    expect(asked().length - before).toBe(1);
    expect(await page.locator(`#client_province_${GERMANY}`).isEnabled()).toBe(true);
    expect(await page.locator("#client_province_1143020075").isDisabled()).toBe(true);
  });

  test("validates parts that a page script inserts later like any other", async () => {
    const { page } = await registration({ path: `${PATH}&templates=1` });
    await page.locator("#client_street").waitFor();
    await page.locator("#client_street").fill("Długa");
    await expect.poll(() => state(page, "client_street_number")).toBe("error");
    await page.locator("#client_street_number").fill("5");
    await expect.poll(() => state(page, "client_street_number")).toBe("success");
    await page.locator(`${FORM} [type=submit]`).click();
    await page.locator(".f-summary a").first().waitFor();
    expect(await page.locator(".f-summary a").allTextContents()).toContain("Login");
  });

  test("shows a label that has moved up above typed text", async () => {
    const { page } = await registration();
    const label = page.locator("label[for=client_email]");
    expect(await label.getAttribute("class")).not.toContain("focused");
    await page.locator("#client_email").fill("a");
    expect(await label.getAttribute("class")).toContain("focused");
  });
});

test("a form filled in without any press is validated too", async () => {
  const { page } = await registration();
  await autofill(page, { client_email: "ola@", client_zipcode: "1" }, "change");
  await expect.poll(() => state(page, "client_zipcode")).toBe("error");
  expect(await state(page, "client_email")).toBe("error");
});
