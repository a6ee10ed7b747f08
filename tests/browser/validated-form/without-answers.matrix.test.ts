/**
 * A form whose validation answers are missing, late or broken: fields stay neutral, the submit works, and no text is
 * lost (bars R2, R7).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../sample";
import { bench, phone, quietFor } from "../support";
import { good } from "./registration-data";

const b = bench();
const FORM = "form.cop";

async function filledIn(values = good) {
  const visit = await b.visit({ path: "/client-new.php?register", viewport: phone });
  const { page, ready } = visit;
  await page.locator("#client_email").focus();
  await ready(FORM);
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
  await page.locator("#client_source").selectOption({ index: 1 });
  await page.locator("#terms_agree").check();
  return visit;
}
const state = (page: Page, id: string) =>
  page.evaluate((of) => {
    const holder = document.getElementById(of)?.closest(".f-feedback");
    return ["error", "success"].find((name) => holder?.classList.contains(`--${name}`)) ?? "neutral";
  }, id);
/** The texts that describe a field to screen readers. */
const description = (page: Page, id: string) =>
  page.evaluate(
    (of) =>
      (document.getElementById(of)?.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((part) => document.getElementById(part)?.textContent ?? "")
        .join(" "),
    id,
  );
const posts = () => [...b.shop.visitors.all.values()].flatMap(({ sent }) => sent);
const submit = (page: Page) => page.locator(`${FORM} [type=submit]`).click();
const text = (page: Page, id: string) => page.locator(`#${id}`).inputValue();

describe.each(
  sample(
    ["500-html", "200-html", "reset", "truncated", "errors-200", "data-null", "empty", "503"] as const,
    3,
  ),
)("while the platform answers checks with %s", (kind) => {
  test("fields stay neutral and the form is sent", async () => {
    b.shop.faults.set("graphql", kind);
    const { page, errors } = await filledIn();
    await expect.poll(() => b.shop.requests.some(({ endpoint }) => endpoint === "graphql")).toBe(true);
    await quietFor(page, 900);
    for (const id of ["client_zipcode", "client_email", "client_login"])
      expect([id, await state(page, id)]).toEqual([id, "neutral"]);
    expect(await text(page, "client_city")).toBe("Gdańsk");
    await submit(page);
    await page.waitForURL(/thank-you/);
    expect(posts()).toHaveLength(1);
    expect(Object.fromEntries(posts()[0]?.fields ?? [])).toMatchObject(good);
    expect(errors).toEqual([]);
  });
});

describe("a form that cannot be checked", () => {
  test("is sent even when it is invalid, and the server answers with all the typed values", async () => {
    b.shop.faults.set("graphql", "500-html");
    const { page } = await filledIn({ ...good, client_zipcode: "1" });
    await submit(page);
    await page.locator(".form_errors").waitFor();
    expect(posts()).toHaveLength(1);
    expect(await text(page, "client_city")).toBe("Gdańsk");
    // The server's message stays until the field is touched; then the form can be corrected and submitted again.
    b.shop.faults.clear();
    expect(await state(page, "client_zipcode")).toBe("error");
    await page.locator("#client_zipcode").fill("80-001");
    await page.locator("#client_password").fill("wydma-77");
    await submit(page);
    await page.waitForURL(/thank-you/);
  });

  test("because the answer is slow is sent after 5 s, is busy until then, and announces it", async () => {
    b.shop.faults.latency("graphql", 20_000);
    const { page, said } = await filledIn();
    await submit(page);
    expect(await page.locator(`${FORM} [type=submit]`).getAttribute("aria-disabled")).toBe("true");
    const since = Date.now();
    await expect
      .poll(said, { timeout: 8_000 })
      .toContain("Nie udało się teraz sprawdzić wszystkich danych. Sprawdzi je sklep.")
      .catch(() => {}); // the page may be left before its state is read
    await page.waitForURL(/thank-you/, { timeout: 15_000 });
    expect(Date.now() - since).toBeGreaterThan(3_000);
    expect(posts()).toHaveLength(1);
  }, 40_000);

  test("because half of the answer is missing keeps the known errors", async () => {
    const { page } = await filledIn();
    await expect.poll(() => state(page, "client_city")).toBe("success");
    b.shop.faults.set("graphql", (answer) => {
      const data = (answer as { data: Record<string, unknown> }).data;
      const { client_city: _, ...rest } = data;
      return { data: rest };
    });
    await page.evaluate(() => {
      for (const [id, value] of [
        ["client_city", "Sopot"],
        ["client_zipcode", "1"],
      ] as const) {
        const field = document.getElementById(id) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    await expect.poll(() => state(page, "client_zipcode")).toBe("error");
    expect(await state(page, "client_city")).toBe("neutral");
    await submit(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("client_zipcode");
    expect(posts()).toEqual([]);
  });

  test("because there is no connection keeps the typed values", async () => {
    const { page, context } = await filledIn();
    await context.setOffline(true);
    await page.locator("#client_city").fill("Sopot");
    await quietFor(page, 900);
    expect(await state(page, "client_city")).toBe("neutral");
    await context.setOffline(false);
    expect(await text(page, "client_city")).toBe("Sopot");
    await submit(page);
    await page.waitForURL(/thank-you/);
  });
});

test("a form is not sent when the shopper follows a link while it is checked", async () => {
  const { page, errors } = await filledIn();
  const answer = b.shop.faults.hold("graphql");
  await page.locator("#client_city").fill("Sopot");
  await submit(page);
  await answer.arrived();
  expect(await page.locator(`${FORM} [type=submit]`).getAttribute("aria-disabled")).toBe("true");
  const left = b.shop.faults.hold("page", /contact/);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/contact.php",
      id: "leave",
      textContent: "Kontakt",
    });
    document.querySelector("form.cop")?.before(link);
  });
  const pressed = page.locator("#leave").click(); // resolves when the next page is there
  await left.arrived();
  answer.release();
  await quietFor(page, 600); // long enough for an unwanted submit to happen
  left.release();
  await pressed;
  await page.waitForURL(/contact\.php/);
  expect(posts()).toEqual([]);
  expect(errors).toEqual([]);
});

describe("a field that is invalid by our own rules keeps its form from being sent", () => {
  test("when the answer takes longer than 5 s, until it is corrected", async () => {
    const { page, errors, ready } = await b.visit({ path: "/newsletter.php", viewport: phone });
    await page.locator("#mailing_name").fill("Ola");
    await ready("#newsletter");
    const answer = b.shop.faults.hold("graphql");
    await page.locator("#mailing_email").fill("zly");
    await page.locator("#newsletter_consent").check();
    const send = page.getByRole("button", { name: "Zapisz mnie" });
    await send.click();
    await expect.poll(() => state(page, "mailing_email"), { timeout: 15_000 }).toBe("error");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("mailing_email");
    // Screen readers read the message with the field that gets the focus.
    await expect.poll(() => description(page, "mailing_email")).toContain("Błędnie wpisany e-mail.");
    expect(posts()).toEqual([]);
    // A late answer of the server counts. A corrected address counts too, although its own answer is also too late.
    await page.locator("#mailing_email").fill("ola@sklep.example");
    await send.click();
    await page.waitForURL(/thank-you/, { timeout: 20_000 });
    answer.release();
    expect(posts()).toHaveLength(1);
    expect(errors).toEqual([]);
  }, 60_000);

  test("when it was emptied while the form was checked", async () => {
    const { page } = await filledIn();
    const answer = b.shop.faults.hold("graphql");
    await page.locator("#client_city").fill("Sopot");
    await submit(page);
    await answer.arrived();
    await page.locator("#client_firstname").fill("");
    answer.release();
    await expect.poll(() => state(page, "client_firstname")).toBe("error");
    expect(posts()).toEqual([]);
  });

  test("when a page's own module sends it and the answer never comes", async () => {
    const visit = await b.visit({ path: "/client-new.php?modules=1", viewport: phone });
    const { page } = visit;
    await page.locator('html[data-cop$="copModulesSummaryClient"]').waitFor({ state: "attached" });
    b.shop.faults.hold("graphql");
    for (const [id, value] of Object.entries({ ...good, client_email: "zly" }))
      if (await page.locator(`#${id}`).count()) await page.locator(`#${id}`).fill(value);
    await page.selectOption("#client_source", "friends");
    await page.check("#terms_agree");
    await page.locator(".cop__submit").click();
    await expect.poll(() => state(page, "client_email"), { timeout: 15_000 }).toBe("error");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("client_email");
    expect(posts()).toEqual([]);
    expect(visit.errors).toEqual([]);
  }, 60_000);

  test("when a page's own module sends it and the form's files fail to load", async () => {
    b.shop.faults.set("wyspa", "404", { path: /chunks\/validated-form/ });
    const visit = await b.visit({ path: "/client-new.php?modules=1", viewport: phone });
    const { page } = visit;
    await page.locator('html[data-cop$="copModulesSummaryClient"]').waitFor({ state: "attached" });
    await page.locator("#client_email").fill("zly");
    await page.locator(".cop__submit").click();
    await expect.poll(() => state(page, "client_email"), { timeout: 30_000 }).toBe("error");
    expect(await page.locator(".f-feedback:has(#client_email) .f-message").textContent()).not.toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("client_email");
    expect(posts()).toEqual([]);
    expect(visit.errors).toEqual([]);
  }, 60_000);
});

describe("a form submitted before its island is mounted", () => {
  const early = async (hold: string) => {
    b.shop.faults.latency("wyspa", 0);
    const visit = await b.visit({
      path: "/newsletter.php",
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
        ),
    });
    const release: (() => void)[] = [];
    await visit.page.route(hold, async (route) => {
      await new Promise<void>((resolve) => void release.push(resolve));
      await route.continue();
    });
    await visit.page.evaluate(() => {
      (document.getElementById("mailing_name") as HTMLInputElement).value = "Ola";
      (document.getElementById("mailing_email") as HTMLInputElement).value = "ola@";
    });
    return {
      ...visit,
      release() {
        for (const go of release.splice(0)) go();
      },
    };
  };

  test("waits for the island and is validated", async () => {
    const { page, release, requests } = await early("**/validated-form-*.js");
    await page.getByRole("button", { name: "Zapisz mnie" }).click();
    await expect.poll(() => requests.some((path) => /validated-form-/.test(path))).toBe(true);
    await quietFor(page, 300);
    expect(posts()).toEqual([]);
    release();
    await expect.poll(() => state(page, "mailing_email")).toBe("error");
    expect(posts()).toEqual([]);
  });

  test("is submitted natively after 3 s, with the pressed button", async () => {
    const { page } = await early("**/validated-form-*.js");
    await page.locator("#mailing_email").fill("ola@sklep.test");
    await page.locator("#newsletter_consent").check();
    const since = Date.now();
    await page.getByRole("button", { name: "Wypisz mnie" }).click();
    await page.waitForURL(/thank-you/, { timeout: 10_000 });
    expect(Date.now() - since).toBeGreaterThan(2_000);
    expect(posts().map(({ fields }) => Object.fromEntries(fields).mailing_action)).toEqual(["remove"]);
  });
});
