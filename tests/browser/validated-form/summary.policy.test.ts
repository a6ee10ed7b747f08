/** One summary that follows its fields: repaired fields leave it at once, and equal messages are one line. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { PATH, put } from "../runtime/pages";
import { unexpectedShifts } from "../shifts";
import { bench, phone } from "../support";
import { good } from "./registration-data";

const b = bench();
const touch = { viewport: phone, context: { hasTouch: true } };
const FORM = "form.cop";
const entries = (page: Page) => page.locator(".f-summary__list > li").allInnerTexts();
const title = (page: Page) => page.locator(".f-summary__title").innerText();

/** Types with a finger and a keyboard, and leaves the field. */
async function type(page: Page, id: string, text: string): Promise<void> {
  await page.locator(`#${id}`).tap();
  await page.locator(`#${id}`).fill("");
  await page.keyboard.type(text);
}

describe.each([
  ["the theme's own form", "/client-new.php?register"],
  ["a form drawn by the page's modules", "/client-new.php?register&modules=1"],
])("in %s", (_, path) => {
  test.each([0, 1_200])("five mistakes are repaired one by one, at %i ms latency", async (latency) => {
    const { page, said, errors } = await b.visit({ path, ...touch });
    const submit = page.locator(`${FORM} [type=submit]`);
    await submit.waitFor();
    b.shop.faults.roundTrip(latency);
    const missing = ["client_firstname", "client_lastname", "client_city"];
    const wrong = { client_zipcode: "1", client_password: "abc" };
    for (const [id, text] of Object.entries({ ...good, ...wrong }))
      if (!missing.includes(id)) await type(page, id, text);
    await page.locator("#client_source").selectOption({ index: 1 });
    await page.locator("#terms_agree").check();
    await submit.tap();
    await page.locator(".f-summary").waitFor();
    await expect.poll(() => title(page)).toBe("Popraw 5 pól");
    expect(await entries(page)).toEqual([
      "Wypełnij pola: Imię, Nazwisko, Miejscowość",
      expect.stringMatching(/^Kod pocztowy: /),
      expect.stringMatching(/^Hasło: Zbyt krótkie hasło/),
    ]);
    expect(await violations(page)).toEqual([]);
    const height = await page.locator(".f-summary").evaluate((box: HTMLElement) => box.offsetHeight);

    await page.locator(".f-summary").getByRole("link", { name: "Nazwisko" }).tap();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("client_lastname");
    await page.keyboard.type("N");
    // At once, before the server has checked it.
    expect((await entries(page))[0]).toBe("Wypełnij pola: Imię, Miejscowość");
    expect(await title(page)).toBe("Popraw 4 pola");
    await page.keyboard.type("owak");
    await type(page, "client_firstname", "Ola");
    await type(page, "client_city", "Gdańsk");
    await type(page, "client_zipcode", "80-001");
    await expect.poll(() => title(page)).toBe("Popraw 1 pole");
    await type(page, "client_password", "wydma-77");
    await expect.poll(() => title(page)).toBe("Wskazane pola są już poprawne.");
    expect(await page.locator(".f-summary").evaluate((box: HTMLElement) => box.offsetHeight)).toBe(height);
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(async () => (await said()).filter((text) => /^(Popraw|Wskazane)/.test(text)))
      .toEqual(["Popraw 5 pól", "Wskazane pola są już poprawne."]);
    await submit.tap();
    await page.waitForURL(/thank-you/);
    expect(errors).toEqual([]);
  });
});

const twoFields = `<form method="post" action="/sent" data-island="validated-form">
    <p><label for="one">Imię</label> <input id="one" name="one" required></p>
    <p><label for="two">Miasto</label> <input id="two" name="two" required></p>
    <button id="send">Zapisz</button></form>`;

test("repairing moves nothing but what follows a field's own message, with the summary in sight", async () => {
  put(b.shop, twoFields);
  const { page } = await b.visit({ path: PATH, ...touch });
  await page.locator("#send").tap();
  const list = page.locator(".f-summary__list");
  // The summary may come before its stylesheet.
  await expect.poll(() => list.evaluate((one) => getComputedStyle(one).display)).toBe("grid");
  const { length } = await unexpectedShifts(page);
  const before = await page.locator("#one").boundingBox();
  await page.locator("#one").tap();
  await page.keyboard.type("Ola");
  await page.locator("#two").tap();
  await page.keyboard.type("Gdańsk");
  await expect.poll(() => title(page)).toBe("Wskazane pola są już poprawne.");
  const after = await page.locator("#one").boundingBox();
  expect([after?.y, (await unexpectedShifts(page)).slice(length)]).toEqual([before?.y, []]);
});

test("the summary of a repaired form stays while the form is sent, because its end would move the form", async () => {
  put(b.shop, twoFields);
  const { page } = await b.visit({ path: PATH, ...touch });
  await page.locator("#send").tap();
  await page.locator(".f-summary").waitFor();
  await type(page, "one", "Ola");
  await type(page, "two", "Gdańsk");
  await expect.poll(() => title(page)).toBe("Wskazane pola są już poprawne.");
  // A page script sends the form by itself, and the page stays.
  await page.evaluate(() => {
    document
      .querySelector("#send")
      ?.closest("form")
      ?.addEventListener("submit", (event) => {
        event.preventDefault();
        Reflect.set(window, "__sent", true);
      });
  });
  const before = await page.locator("#one").boundingBox();
  await page.locator("#send").tap();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "__sent"))).toBe(true);
  expect([await title(page), await page.locator("#one").boundingBox()]).toEqual([
    "Wskazane pola są już poprawne.",
    before,
  ]);
});

test("the old summary, one line for each field until the next check, is a choice of the shop", async () => {
  const config = encodeURIComponent('{"islands":{"validated-form":{"summary":"fixed"}}}');
  const { page } = await b.visit({ path: `/client-new.php?register&config=${config}`, ...touch });
  await page.locator(`${FORM} [type=submit]`).tap();
  await page.locator(".f-summary").waitFor();
  const all = await entries(page);
  expect(all).toContain("Imię: Proszę wypełnić to pole.");
  await type(page, "client_firstname", "Ola");
  expect(await entries(page)).toEqual(all);
});
