/**
 * `SetPrefixOnPhoneInput` (contract D 5): a list of prefixes before the phone field, and numbers that include a prefix.
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { visitModule } from "../page-module";
import { bench } from "../support";

const b = bench();

const options = ["+48 Polska", "+1 USA", "+1809 Dominikana", "+49 Niemcy"].map(
  (text) => `<option value="${text.split(" ")[0]}">${text}</option>`,
);
const pair = (value = "") =>
  `<form class="cop" action="/thank-you.php"><div class="client_prefix__wrapper"><select class="client_prefix__select f-select">${options.join("")}</select>
   <input class="client_prefix__input --validate" id="client_phone_prefix" name="prefix" data-graphql="phone" data-concat-to="#client_phone"></div>
   <div class="f-feedback"><input id="client_phone" name="phone" class="f-control --validate" data-graphql="phone" data-concat-from="#client_phone_prefix" required value="${value}"><label class="f-label" for="client_phone">Telefon</label><div class="f-message"></div></div><button>Dalej</button></form>`;
const code = `app_shop.run(() => {
  window.prefix = new SetPrefixOnPhoneInput({ ariaLabelTxt: "Podaj prefiks" });
  prefix.init();
  prefix.init({ prefixName: ".delivery_prefix", phoneInput: "#delivery_phone" });
  prefix.init();
  document.body.dataset.end = "reached";
}, "all");`;
const start = async (value?: string) => {
  const visit = await visitModule(b, { module: "cop_modules_client", code, content: pair(value) });
  await visit.page.locator("body[data-end]").waitFor({ state: "attached" });
  return visit;
};
const stands = (page: Page) =>
  page.evaluate(() => {
    const [prefix, phone] = ["#client_phone_prefix", "#client_phone"].map(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
    );
    return [prefix, phone, document.querySelector(".f-dropdown-button")?.textContent];
  });

test("the list starts with +48, shows it once, and a choice in it is submitted", async () => {
  const { page, errors } = await start();
  expect(await stands(page)).toEqual(["+48", "", "+48 Polska"]);
  expect(await page.locator(".f-dropdown").count()).toBe(1);
  await page.locator(".f-dropdown-toggle").click();
  await page.locator(".f-dropdown-item[data-value='+49']").click();
  await expect.poll(() => stands(page)).toEqual(["+49", "", "+49 Niemcy"]);
  expect(await page.locator("#client_phone_prefix").getAttribute("data-prev")).toBe("+49");
  expect(errors).toEqual([]);
});

test("a number that is typed with a prefix sets the list; a half-typed prefix waits", async () => {
  const { page } = await start();
  await page.fill("#client_phone", "+49 151 234567");
  await expect.poll(() => stands(page)).toEqual(["+49", "151 234567", "+49 Niemcy"]);
  await page.fill("#client_phone", "");
  await page.focus("#client_phone");
  await page.keyboard.type("+1809555");
  await expect.poll(() => stands(page)).toEqual(["+1809", "555", "+1809 Dominikana"]);
});

test("a number without a prefix keeps none; a prefix in the server's number moves to the list", async () => {
  expect(await stands((await start("600700800")).page)).toEqual(["", "600700800", "+48 Polska"]);
  expect(await stands((await start("+49 151 234567")).page)).toEqual(["+49", "151 234567", "+49 Niemcy"]);
});

test("Enter in the emptied field submits the previous prefix", async () => {
  const { page } = await start();
  await page.fill("#client_phone", "600700800");
  await page.focus("#client_phone_prefix");
  expect((await stands(page))[0]).toBe("");
  const sent = page.waitForRequest((request) => /thank-you/.test(request.url()));
  await page.keyboard.press("Enter");
  expect(new URL((await sent).url()).searchParams.get("prefix")).toBe("+48");
});

test("the field for another prefix empties on focus, and restores the previous value after an unknown prefix", async () => {
  const { page } = await start();
  await page.focus("#client_phone_prefix");
  expect((await stands(page))[0]).toBe("");
  await page.keyboard.type("+99");
  await page.focus("#client_phone");
  expect((await stands(page))[0]).toBe("+48");
  await page.focus("#client_phone_prefix");
  await page.keyboard.type("+1 8 0 9");
  await page.focus("#client_phone");
  expect((await stands(page))[0]).toBe("+1809");
});
