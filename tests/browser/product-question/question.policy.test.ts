/** The form for a question about a product, which the theme shows only in a dialog (contract G 1.12). */
import { expect, test } from "vitest";
import { violations } from "../axe";
import { focused } from "../overlays/overlays";
import { control, sectionsPage } from "../product-sections/sections-page";
import { bench, desktop, phone } from "../support";

const b = bench();
const LINK = "a.questions__button";
const DIALOG = "dialog.modal.--askforproduct";

async function opened(viewport = desktop) {
  const visit = await sectionsPage(b, { viewport, context: { reducedMotion: "reduce" } });
  if (viewport === phone) await control(visit.page, "product_questions_list").click();
  await visit.page.locator(LINK).click();
  await visit.page.locator(DIALOG).waitFor();
  return visit;
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} the link opens the form in a dialog with a name, and closing restores the form and the focus`, async () => {
    const { page, errors } = await opened(viewport);
    const dialog = page.getByRole("dialog", { name: "Zadaj pytanie" });
    expect(await dialog.locator(".askforproduct__form").isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Zamknij okno" }).click();
    await expect.poll(() => page.locator(DIALOG).count()).toBe(0);
    expect(await page.locator(".askforproduct__form").isVisible()).toBe(false);
    expect(await page.locator("#product_questions_list + del, #product_questions_list").first().count()).toBe(
      1,
    );
    expect(await focused(page)).toContain("questions__button");
    expect(errors).toEqual([]);
  });

test("Space opens it because it is a button", async () => {
  const { page } = await sectionsPage(b);
  await page.locator(LINK).hover();
  await expect.poll(() => page.locator(LINK).getAttribute("role")).toBe("button");
  await page.locator(LINK).press("Space");
  await page.locator(DIALOG).waitFor();
});

test("the form is validated in the dialog, and a valid question is submitted natively", async () => {
  const { page, ready } = await opened();
  const form = page.locator(`${DIALOG} .askforproduct__form`);
  await form.locator("[name=question_email]").fill("nikt");
  await ready(".askforproduct__form", "validated-form");
  await form.getByRole("button", { name: "Wyślij" }).click();
  await expect.poll(() => form.locator(".f-feedback.--error").count()).toBe(2);
  expect(await page.locator(DIALOG).count()).toBe(1);
  await form.locator("[name=question_email]").fill("anna@example.com");
  await form.locator("[name=product_question]").fill("Czy to pasuje?");
  await Promise.all([
    page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/settings.php")),
    form.getByRole("button", { name: "Wyślij" }).click(),
  ]);
  await expect
    .poll(() => [...b.shop.visitors.all.values()].flatMap(({ questions }) => questions))
    .toMatchObject([{ question_email: "anna@example.com", product_question: "Czy to pasuje?" }]);
  await page.getByText("Dziękujemy za pytanie").first().waitFor({ state: "attached" });
});
