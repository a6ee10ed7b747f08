/** Labels of fields: their position, the accessible name that they give, and the messages beside them. */
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench, desktop, phone } from "../support";

const b = bench();

/** How many pixels each box's label is above its group. */
const raised = (page: Page) =>
  page
    .locator(".f-group:is(.--checkbox, .--radio) > .f-label")
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.getClientRects().length)
        .map((label) =>
          Math.round(
            (label.parentElement?.getBoundingClientRect().top ?? 0) - label.getBoundingClientRect().top,
          ),
        ),
    );

describe("in a theme whose labels float over their fields", () => {
  beforeEach(() => {
    b.shop.config.theme = "strict";
  });

  test.each([
    ["/client-new.php?register&modules=0", phone],
    ["/client-new.php?register&modules=1", desktop],
    ["/order1.php", phone],
    ["/place-order.php?modules=1", phone],
    ["/place-order.php?modules=1", desktop],
  ] as const)("checkbox labels stay beside their boxes on %s at %o", async (path, viewport) => {
    const { page } = await b.visit({ path, viewport });
    await page.locator("#terms_agree").waitFor({ state: "attached" });
    // Once a text field has a value its label moves up, so labels are being updated.
    await page.locator("#client_email").fill("ola@sklep.example");
    await page.locator("#client_email + .f-label.focused").waitFor();
    await page.locator("label[for=client_type_firm]").click();
    await page.locator("label[for=terms_agree]").click();
    // The theme itself raises the label of the focused field.
    await page.locator("#client_email").focus();
    expect((await raised(page)).length).toBeGreaterThan(2);
    await expect.poll(async () => (await raised(page)).filter((pixels) => pixels > 0)).toEqual([]);
  });
});

const marked = (content: string) =>
  `<form action="/sent" method="post" data-island="validated-form">${content}<button id="go">Wyślij</button></form>`;

async function refused(content: string) {
  put(b.shop, marked(content));
  const visit = await b.visit({ path: PATH });
  await visit.page.locator("#go").click();
  await visit.page.locator(".f-summary a").first().waitFor();
  return { ...visit, lines: await visit.page.locator(".f-summary a").allTextContents() };
}

test("a field inside its label is named by the label's own text, and its message is placed beside the label", async () => {
  const { page, lines, errors } = await refused(
    `<p><label>Miasto: <input id="city" name="city" required></label></p>
     <p><label><input type="checkbox" id="terms" name="terms" required> Akceptuję regulamin</label></p>`,
  );
  expect(lines).toEqual([
    "Miasto: Proszę wypełnić to pole.",
    "Akceptuję regulamin: To pole jest obowiązkowe.",
  ]);
  // Reads the names again with messages present: messages are not part of a name.
  await page.locator("#go").click();
  await expect.poll(() => page.locator(".f-summary a").allTextContents()).toEqual(lines);
  await page.getByRole("checkbox", { name: "Akceptuję regulamin", exact: true }).waitFor();
  const message = page.locator("label + .f-message", { hasText: "To pole jest obowiązkowe." });
  await message.waitFor();
  expect((await message.boundingBox())?.height).toBeGreaterThan(10);
  expect(await page.locator("#terms").getAttribute("aria-describedby")).toBe(
    await message.getAttribute("id"),
  );
  await page.locator("#terms").check();
  await expect.poll(() => message.count()).toBe(0);
  expect(await page.locator("#terms").getAttribute("aria-invalid")).toBeNull();
  expect(errors).toEqual([]);
});

test("choices, symbols and hidden parts of labels and legends are left out, and groups distinguish fields with one name", async () => {
  const address = (legend: string, id: string) => `<fieldset><legend>${legend}</legend>
    <label for="${id}">Ulica <span aria-hidden="true">ⓘ</span><span hidden>ukryte</span> *</label> <input id="${id}" required>
    <label>Dokument <select id="${id}_list" required><option value="">Wybierz</option><option>Paragon</option></select></label></fieldset>`;
  const { lines } = await refused(
    address('Odbiorca<span class="f-message">Ważne!</span>:', "delivery") +
      address("Płatnik <style>.nic{}</style>", "payer"),
  );
  expect(lines).toEqual([
    // The fields of one message are listed below it.
    "Odbiorca: Ulica",
    "Płatnik: Ulica",
    "Odbiorca: Dokument",
    "Płatnik: Dokument",
  ]);
});

test("a date button inside a label is named by the label's text, without its message", async () => {
  const { page } = await refused(
    `<p><label>Urodziny <input id="day" name="day" required></label></p>
     <p><label>Miasto <input name="city" required></label></p>`,
  );
  // The calendar loads while the message is shown.
  await page.locator("#day").evaluate((field) => {
    field.setAttribute("data-island-when", "load");
    field.setAttribute("data-island", "date-picker");
  });
  await page.locator(".date-picker__button").waitFor();
  expect(await page.locator(".date-picker__button").getAttribute("aria-label")).toContain("Urodziny");
  expect(await page.locator(".date-picker__button").getAttribute("aria-label")).not.toContain("Proszę");
});

test("the message for a required checkbox is the shop's, from either of its tables", async () => {
  const content = `<p><label><input type="checkbox" id="terms" required> Regulamin</label></p><p><label>Miasto <input required></label></p>`;
  b.shop.config.shopTexts = { txt_validation4: "Bez tego ani rusz." };
  expect((await refused(content)).lines[0]).toBe("Regulamin: Bez tego ani rusz.");
  b.shop.config.shopTexts = {
    txt_validation4: "Bez tego ani rusz.",
    "validated-form.mandatoryCheckbox": "Zaznacz to.",
  };
  expect((await refused(content)).lines[0]).toBe("Regulamin: Zaznacz to.");
});

test("a repeated password is compared, even when only `data-confirms` or its name marks it", async () => {
  put(
    b.shop,
    marked(
      `<p><label for="pas">Hasło</label><input type="password" id="pas" name="password"></p>
       <p><label for="again">Powtórz hasło</label><input type="password" id="again" name="pw" data-confirms="#pas"></p>
       <p><label for="confirm">Jeszcze raz</label><input type="password" id="confirm" name="password_confirm" data-confirms="#pas"></p>`,
    ),
  );
  const { page } = await b.visit({ path: PATH });
  await page.locator("#pas").fill("tajne-1");
  await page.locator("#again").fill("tajne-2");
  await page.locator("#again").and(page.locator("[aria-invalid=true]")).waitFor();
  await page.locator("#confirm").fill("tajne-1");
  await page.locator("#go").click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("again");
  expect(new URL(page.url()).pathname).toBe(PATH);
  expect(await page.locator("#confirm").getAttribute("aria-invalid")).toBeNull();
});
