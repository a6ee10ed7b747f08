/** `<button type=reset>` restores the server's state of the form, which can then be filled in and submitted. */
import { expect, test } from "vitest";
import { bench, quietFor } from "../support";
import { formPage } from "./form-page";

const b = bench();
const field = (id: string, value = "") => `<div class="f-feedback"><label for="${id}">${id}</label>
  <input id="${id}" name="${id}" class="f-control --validate" required value="${value}"><div class="f-message"></div></div>`;
const buttons = `<button id="go" name="go" value="1">Wyślij</button><button id="reset" type="reset">Wyczyść</button>`;
const CLEAN = ".--error, .--success, [aria-invalid], .--fail-validation, .f-summary";

test("a reset removes states, messages and the summary, announces nothing, and the form can be sent", async () => {
  const made = await formPage(b, 'class="cop"', field("city") + field("street") + buttons);
  const { page } = made;
  await made.press("go");
  await page.locator(".f-summary").waitFor();
  await expect.poll(() => page.locator("#form .--error").count()).toBe(2);
  await expect.poll(made.said).toContain("Popraw 2 pola");
  const before = (await made.said()).length;
  await made.press("reset");
  await expect.poll(() => page.locator(`#form:is(${CLEAN}), #form :is(${CLEAN})`).count()).toBe(0);
  expect(await page.locator("#form .f-message").allTextContents()).toEqual(["", ""]);
  await quietFor(page, 700);
  expect((await made.said()).slice(before)).toEqual([]);
  expect(await page.locator(`#form :is(${CLEAN})`).count()).toBe(0);
  await page.locator("#city").fill("Sopot");
  await page.locator("#street").fill("Polna");
  await made.press("go");
  await expect.poll(() => made.sent).toEqual(["POST /sent city=Sopot&street=Polna&go=1"]);
});

test("a value typed just before a reset is no longer checked", async () => {
  const made = await formPage(b, 'class="cop"', field("city").replace("required", 'minlength="9"') + buttons);
  await made.page.locator("#city").pressSequentially("ab");
  await made.press("reset");
  await quietFor(made.page, 900);
  expect(await made.page.locator(`#form :is(${CLEAN})`).count()).toBe(0);
});

test("a submit whose check is still pending is not sent after a reset", async () => {
  const asked = field("city", "Sopot").replace("required", 'required data-graphql="city"');
  const made = await formPage(b, 'class="cop"', asked + buttons);
  await made.page.route(/graphql/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.fallback();
  });
  await made.press("go");
  await made.page.locator("#go.--loading").waitFor();
  await made.press("reset");
  await expect.poll(() => made.page.locator("#go.--loading, #go[aria-disabled]").count()).toBe(0);
  await quietFor(made.page, 700);
  expect(made.sent).toEqual([]);
  expect(await made.page.locator(`#form :is(${CLEAN})`).count()).toBe(0);
  await made.press("go");
  await expect.poll(() => made.sent).toEqual(["POST /sent city=Sopot&go=1"]);
});

test("a form reset while it is being sent can be sent again", async () => {
  const made = await formPage(b, "", field("city", "Sopot") + buttons);
  await made.press("go");
  await expect.poll(() => made.sent.length).toBe(1);
  await made.page.locator("#form.--submitting").waitFor();
  await made.press("reset");
  expect(await made.page.locator("#form.--submitting, #form [aria-disabled]").count()).toBe(0);
  await made.press("go");
  await expect.poll(() => made.sent.length).toBe(2);
});

test("a reset that the page prevents changes nothing", async () => {
  const made = await formPage(b, 'class="cop"', field("city") + buttons);
  await made.run((form) => form.addEventListener("reset", (event) => event.preventDefault()));
  await made.press("go");
  await expect.poll(() => made.page.locator("#form .--error").count()).toBe(1);
  await made.press("reset");
  await quietFor(made.page, 300);
  expect(await made.page.locator("#form .--error").count()).toBe(1);
});
