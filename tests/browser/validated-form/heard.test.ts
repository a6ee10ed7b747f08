/**
 * What screen readers say about mistakes when a form is sent: the number of fields, and the message of the field that
 * gets the focus. The fields' own messages are silent then, because equal ones would be heard one by one.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, phone, quietFor } from "../support";
import { good } from "./registration-data";

const b = bench();
const FORM = "form.cop";

/** Opens a registration page, and fills in all fields except the given ones. */
async function registration(path: string, missing: readonly string[]) {
  const visit = await b.visit({ path, viewport: phone, context: { hasTouch: true } });
  const { page, said } = visit;
  await page.locator(`${FORM} [type=submit]`).waitFor();
  await page.locator("#client_email").focus();
  await visit.ready(FORM);
  for (const [id, value] of Object.entries(good))
    if (!missing.includes(id)) await page.locator(`#${id}`).fill(value);
  await page.locator("#client_source").selectOption({ index: 1 });
  await page.locator("#terms_agree").check();
  const before = (await said()).length;
  return { ...visit, heard: async () => (await said()).slice(before) };
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
const EMPTY = "Proszę wypełnić to pole.";

/** The message that screen readers read with the field. */
const described = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((one) => document.getElementById(one)?.textContent)
      .join(" "),
  );

describe.each([
  ["the theme's own form", "/client-new.php?register"],
  ["a form drawn by the page's modules", "/client-new.php?register&modules=1"],
])("in %s", (_, path) => {
  test("five empty fields are announced once, as a number", async () => {
    const missing = ["client_firstname", "client_lastname", "client_street", "client_zipcode", "client_city"];
    const { page, heard, errors } = await registration(path, missing);
    await page.locator(`${FORM} [type=submit]`).tap();
    await expect.poll(() => focused(page)).toBe("client_firstname");
    await expect.poll(heard).toEqual(["Popraw 5 pól"]);
    await quietFor(page, 500);
    expect(await heard()).toEqual(["Popraw 5 pól"]);
    for (const id of missing) expect(await described(page, id)).toContain(EMPTY);

    // Later mistakes are announced again, by the field itself.
    await page.locator("#client_zipcode").tap();
    await page.keyboard.type("1");
    await expect
      .poll(async () => (await heard()).slice(1))
      .toEqual([expect.stringMatching(/^Błędnie wpisany kod pocztowy/)]);
    expect(errors).toEqual([]);
  });

  test("a single mistake is read with its field, which gets the focus", async () => {
    const { page, heard } = await registration(path, ["client_city"]);
    await page.locator(`${FORM} [type=submit]`).tap();
    await expect.poll(() => focused(page)).toBe("client_city");
    expect(await described(page, "client_city")).toContain(EMPTY);
    await quietFor(page, 500);
    expect(await heard()).toEqual([]);
  });
});

test("a mistake is announced if its field has the focus already", async () => {
  const { page, heard } = await registration("/client-new.php?register", ["client_city"]);
  await page.locator("#client_city").focus();
  await page.keyboard.press("Enter");
  await expect.poll(heard).toEqual([EMPTY]);
  await quietFor(page, 500);
  expect(await heard()).toEqual([EMPTY]);
});
