/** A browser's translator wraps every text of the page; questions and messages to the shopper still change. */
import { expect, test } from "vitest";
import { parts as pickupParts, visitSites } from "../pickup-map/shop";
import { PATH, props, put } from "../runtime/pages";
import {
  dialog as codeDialog,
  enter,
  factor,
  fault,
  info,
  press,
  visit as visitAccount,
  withFactor,
  wrongCode,
} from "../second-factor/second-factor";
import { bench } from "../support";
import { translate } from "./translate-page";

const b = bench();

test("after a translation a calendar updates its month, its days and the field's error", async () => {
  put(
    b.shop,
    `<form><div class="f-group f-feedback"><input id="date" name="date" class="f-control" value="2026-03-02" data-island="date-picker" ${props({})}><label class="f-label" for="date">Przyjazd</label></div><p><button type="button">dalej</button></p></form>`,
  );
  const visit = await b.visit({ path: PATH });
  const { page, errors } = visit;
  await visit.ready("#date");
  await page.locator(".date-picker__button").click();
  const heading = page.locator(".date-picker .vanilla-calendar-header__content");
  await expect.poll(() => heading.textContent()).toMatch(/marzec/i);
  await translate(page);
  await page.locator(".date-picker .vanilla-calendar-arrow_next").click();
  await expect.poll(() => heading.textContent()).toMatch(/^\D*kwiecień\D*2026$/i);
  expect(await page.locator('[data-calendar-day="2026-04-30"]').innerText()).toBe("30");
  await page.keyboard.press("Escape");
  await page.locator("#date").fill("39.39.2026");
  await page.keyboard.press("Tab");
  const message = page.locator(".date-picker__message");
  await message.waitFor();
  await translate(page);
  await page.locator("#date").fill("3.4.2026");
  await page.keyboard.press("Tab");
  await expect.poll(() => message.allInnerTexts()).not.toContainEqual(expect.stringMatching(/\S/));
  expect(errors.map(String)).toEqual([]);
});

test("after a translation the region selector updates the group's countries, the matches and the choice", async () => {
  b.shop.config.regions = {};
  const { page, errors } = await b.visit({ path: "/text-page" });
  await page.locator(".select_language__open").click();
  await page.getByRole("dialog").waitFor();
  const names = page.locator(".select_language__countries_select label");
  const chosen = page.locator(".select_language__chosen");
  const count = page.locator(".select_language__count");
  await translate(page);
  await page.getByLabel("Wybierz region dostawy").selectOption("Azja i Oceania");
  await expect.poll(() => chosen.innerText()).toBe("Wybrano: Japonia, JPY ¥, English");
  await expect.poll(() => names.allInnerTexts()).toHaveLength(5);
  expect((await names.allInnerTexts())[0]).toBe("Japonia (JPY ¥)");
  await translate(page);
  await page.getByLabel("Szukaj kraju lub waluty").fill("kan");
  await expect.poll(() => count.innerText()).not.toBe("");
  await expect.poll(() => names.allInnerTexts()).toContainEqual(expect.stringContaining("Kanada"));
  const few = await count.innerText();
  await translate(page);
  await page.getByRole("radio", { name: /Kanada/ }).check();
  await expect.poll(() => chosen.innerText()).toContain("Wybrano: Kanada, CAD $");
  await page.getByLabel("Szukaj kraju lub waluty").fill("a");
  await expect.poll(() => count.innerText()).not.toBe(few);
  await translate(page);
  await page.getByLabel("Szukaj kraju lub waluty").fill("");
  await page.getByLabel("Wybierz region dostawy").selectOption("Azja i Oceania");
  await expect.poll(() => chosen.innerText()).toBe("Wybrano: Japonia, JPY ¥, English");
  expect(errors.map(String)).toEqual([]);
});

test("after a translation pickup points update for another place, another page, an unknown place and an empty result", async () => {
  const { page, errors } = await visitSites(b);
  const { field, options, rows, range, choose, message: told } = pickupParts(page);
  const problem = page.locator(".cop_pickup_finder__problem");
  await rows.first().waitFor();
  await translate(page);
  const before = await range.innerText();
  await page.locator(".cop_pickup_widget").getByRole("button", { name: "Następne" }).click();
  await expect.poll(() => range.innerText()).not.toBe(before);
  await translate(page);
  const points = await rows.allInnerTexts();
  await page.getByLabel("Otwarte w weekend").check();
  await expect.poll(() => rows.allInnerTexts()).not.toEqual(points);
  await page.getByLabel("Otwarte w weekend").uncheck();
  await field.fill("Gda");
  await options.first().waitFor();
  await translate(page);
  await field.fill("Gdań");
  await options.filter({ hasText: "Gdańsk" }).click();
  await expect.poll(() => rows.first().innerText()).toContain("Gdańsk");
  await rows.nth(2).click();
  await choose.waitFor();
  await translate(page);
  await rows.nth(1).click();
  await expect.poll(() => rows.nth(2).locator(".cop_pickup_item__choose_link").count()).toBe(0);
  await field.fill("nigdzie takiego nie ma");
  await page.keyboard.press("Enter");
  await problem.waitFor();
  await translate(page);
  await field.fill("");
  await page.keyboard.press("Enter");
  await expect.poll(() => problem.allInnerTexts()).not.toContainEqual(expect.stringContaining("nigdzie"));
  await field.fill("Łeba");
  await options.first().waitFor();
  b.shop.faults.set("graphql", "500-html");
  await page.keyboard.press("Enter");
  await expect.poll(() => told.allInnerTexts()).toContainEqual(expect.stringContaining("Nie udało się"));
  await translate(page);
  b.shop.faults.clear();
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect.poll(() => rows.first().innerText()).toContain("Łeba");
  expect(await told.count()).toBe(0);
  expect(errors.map(String)).toEqual([]);
});

test("after a translation a form updates its messages and its summary, repeatedly", async () => {
  const control = (id: string, attributes: string) =>
    `<div class="f-feedback"><input id="${id}" name="${id}" class="f-control --validate" ${attributes}>
     <label class="f-label" for="${id}">${id}</label><div class="f-message"></div></div>`;
  const fields =
    control("imie", "required") + control("kod", 'minlength="3"') + control("miasto", "required");
  put(b.shop, `<form class="cop" action="/sent" method="post">${fields}<button>Wyślij</button></form>`);
  const { page, errors } = await b.visit({ path: PATH });
  const message = (id: string) => page.locator(`.f-feedback:has(#${id}) .f-message`);
  const summary = page.locator(".f-summary__list li");
  await page.locator("#kod").fill("a");
  await page.getByRole("button", { name: "Wyślij" }).click();
  // Two of the three fields have the same message.
  await expect.poll(() => summary.count()).toBe(2);
  await translate(page);
  await page.locator("#kod").fill("abcd");
  await page.locator("#imie").fill("Jan");
  await page.keyboard.press("Tab");
  await expect.poll(() => message("imie").innerText()).toBe("");
  await expect.poll(() => message("kod").innerText()).toBe("");
  await page.locator("#imie").fill("");
  await page.locator("#kod").fill("b");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect.poll(() => message("imie").innerText()).toBe("Proszę wypełnić to pole.");
  await expect.poll(() => summary.count()).toBe(2);
  await translate(page);
  const titles = page.locator(".f-summary__title");
  expect(await titles.innerText()).toContain("3");
  await page.locator("#imie").fill("Jan");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect.poll(() => titles.innerText()).toContain("2");
  expect(await summary.allInnerTexts()).toEqual([
    "kod: Minimalna liczba znaków dla tego pola to 3",
    "miasto: Proszę wypełnić to pole.",
  ]);
  expect(errors.map(String)).toEqual([]);
});

test("after a translation the second factor updates its prompt and one error after another", async () => {
  withFactor(b, { status: "optional", configured: ["email"] });
  const { page, errors } = await visitAccount(b, "/login.php?mfa=edit");
  await factor(page, "email").locator('[data-action="deactivate"]').click();
  await codeDialog(page).waitFor();
  await translate(page);
  await enter(page, "12", "deactivate");
  await expect.poll(() => fault(page)).toBe("Wprowadź pełny kod");
  await translate(page);
  await enter(page, await wrongCode(b), "deactivate");
  await expect.poll(() => fault(page)).toBe("Wprowadzony kod jest niepoprawny");
  await translate(page);
  await press(page, "cancel");
  await factor(page, "totp").locator('[data-action="activate"]').click();
  await expect.poll(() => info(page)).toContain("Zeskanuj kod QR");
  expect(errors.map(String)).toEqual([]);
});
