/**
 * `FormValidation` as page modules use it (contract D 3): created before its form exists, found again, moved, disabled.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { visitModule } from "../page-module";
import { bench, expectNoErrors, type Visit } from "../support";

const b = bench();

const field = (id: string, more = "required") =>
  `<div class="f-group f-feedback"><input id="${id}" name="${id}" class="f-control --validate" ${more}><label class="f-label" for="${id}">${id}</label><div class="f-message"></div></div>`;
const start = (code: string, content = "") => visitModule(b, { module: "cop_modules", code, content });
const heldBy = (page: Page, id: string) => page.locator(`.f-feedback:has(> #${id})`);
/** Evaluates an expression in the page; `handle` is the validation's handle. */
const call = ({ page }: Visit, expression: string): Promise<unknown> =>
  page.evaluate(`(async () => { const { handle } = window; return await (${expression}); })()`);

describe("the root element", () => {
  test("is looked up each time, so a form may be inserted later or replaced", async () => {
    const visit = await start(
      `window.handle = new FormValidation({ formSelector: "form.cop" });
       window.calls = [];
       handle.callbacks.validate = (element, isValid) => calls.push(element.id + " " + isValid + " " + element.closest(".f-feedback").querySelector(".f-message").textContent);
       window.put = (html) => { document.querySelector("#place").innerHTML = html; handle.reInit(); };`,
      `<div id="place"></div>`,
    );
    const { page } = visit;
    expect(await call(visit, "handle.validateForm()")).toBe(true);
    for (const id of ["first", "second"]) {
      await page.evaluate(
        (html) => Reflect.get(window, "put")(html),
        `<form class="cop --own" action="/thank-you.php">${field(id)}</form>`,
      );
      expect(await call(visit, "handle.validateForm()")).toBe(false);
      expect(await heldBy(page, id).getAttribute("class")).toContain("--error");
      await page.fill(`#${id}`, "dobrze");
      await heldBy(page, id).and(page.locator(".--success")).waitFor();
      expect(await call(visit, "handle.validateForm()")).toBe(true);
    }
    expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
      "first false Proszę wypełnić to pole.",
      "first true ",
      "second false Proszę wypełnić to pole.",
      "second true ",
    ]);
    expectNoErrors(visit);
  });

  test("may be detached, then inserted, removed and inserted again", async () => {
    const visit = await start(
      `const form = document.createElement("div");
       form.className = "own_form";
       form.innerHTML = ${JSON.stringify(field("moved") + field("optional", ""))};
       window.form = form;
       window.handle = new FormValidation({ form });
       handle.init();`,
    );
    const { page } = visit;
    const move = (isIn: boolean) =>
      page.evaluate((inside) => {
        const form = Reflect.get(window, "form") as Element;
        if (inside) document.querySelector("#content")?.append(form);
        else form.remove();
      }, isIn);
    await move(true);
    expect(await call(visit, "handle.validateForm()")).toBe(false);
    expect(await heldBy(page, "moved").getAttribute("class")).toContain("--error");
    await move(false);
    await move(true);
    await page.fill("#moved", "dobrze");
    await heldBy(page, "moved").and(page.locator(".--success")).waitFor();
    expect(await call(visit, "handle.validateForm()")).toBe(true);
    expectNoErrors(visit);
  });
});

describe("states set by a script", () => {
  const content = `<form class="cop" action="/thank-you.php">${field("name")}
    <div class="f-group f-feedback" id="around"><div class="f-select --validate --placeholder"><select id="province" class="f-dropdown"><option value="">Wybierz</option><option>Berlin</option></select></div><div class="f-message"></div></div></form>`;
  const code = `window.handle = new FormValidation({ formSelector: "form.cop" });
    window.calls = [];
    handle.callbacks.validate = (element, isValid) => calls.push((element.id || element.className) + " " + isValid);
    handle.reInit();`;

  test("show at once, count for the whole form, and are cleared by the next change", async () => {
    const visit = await start(code, content);
    const { page } = visit;
    await page.fill("#name", "Anna");
    await heldBy(page, "name").and(page.locator(".--success")).waitFor();
    await page.selectOption("#province", "Berlin");
    await page.locator("#around.--success").waitFor();
    expect(
      await call(
        visit,
        `(handle.setValidityState(document.querySelector("#name"), "zajęte"), [handle.getValidityState(document.querySelector("#name")), document.querySelector(".f-message").textContent])`,
      ),
    ).toEqual(["error", "zajęte"]);
    expect(await call(visit, "handle.validateForm()")).toBe(false);
    await page.fill("#name", "Ewa");
    await heldBy(page, "name").and(page.locator(".--success")).waitFor();
    expect(await call(visit, "handle.validateForm()")).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
      "name true",
      "province true",
      "name false",
      "name true",
    ]);
    expectNoErrors(visit);
  });

  test("apply to the element around a list, and null is ignored", async () => {
    const visit = await start(code, content);
    await visit.page.fill("#name", "Anna");
    await heldBy(visit.page, "name").and(visit.page.locator(".--success")).waitFor();
    expect(await call(visit, "handle.validateForm()")).toBe(false);
    await visit.page.locator("#around.--error").waitFor();
    await call(visit, `handle.setValidityState(document.querySelector(".f-select.--validate"), "")`);
    expect(await visit.page.locator("#around.--success").count()).toBe(1);
    await call(visit, `[handle.setValidityState(null, "x"), handle.removeValidityState(undefined)].length`);
    expect(await call(visit, "handle.validateForm()")).toBe(true);
    await call(visit, "handle.removeAllValidityState()");
    expect(await visit.page.locator("form .--success, form .--error").count()).toBe(0);
    expectNoErrors(visit);
  });

  test("let modules find the invalid field when only a list is wrong", async () => {
    const visit = await start(code, content);
    await visit.page.fill("#name", "Anna");
    const found = `.f-feedback.--error .f-control.--validate:not(:disabled), .f-group.--error .f-control.--validate:not(:disabled)`;
    expect(await call(visit, "handle.validateForm()")).toBe(false);
    expect(await visit.page.locator(found).count()).toBe(1);
    await visit.page.selectOption("#province", "Berlin");
    await visit.page.locator("#around.--success").waitFor();
    expect(await visit.page.locator("#province.f-control").count()).toBe(0);
  });
});

test("validating a part of the page keeps the theme's rules, and a phone prefix is not validated alone", async () => {
  const visit = await start(
    `window.handle = new FormValidation({ form: document.querySelector(".own_form") });
     handle.init();`,
    `<div class="own_form"><input id="plain" required>${field("firstname", 'required data-graphql="firstname"')}
      <input id="prefix" class="client_prefix__input --validate" data-graphql="phone" data-concat-to="#phone" value="+48">
      ${field("phone", 'required data-graphql="phone" data-concat-from="#prefix"')}</div>`,
  );
  const { page } = visit;
  await page.fill("#firstname", "R2D2");
  await heldBy(page, "firstname").and(page.locator(".--error")).waitFor();
  expect(await heldBy(page, "firstname").locator(".f-message").textContent()).toBe(
    "Pole nie może zawierać cyfr.",
  );
  await page.fill("#firstname", "Anna");
  await page.fill("#phone", "600700800");
  await heldBy(page, "phone").and(page.locator(".--success")).waitFor();
  expect(await call(visit, "handle.validateForm()")).toBe(true);
  expectNoErrors(visit);
});

test("a released form is sent without checks, and is validated again after the next `init`", async () => {
  const visit = await start(
    `window.handle = new FormValidation({ form: document.querySelector("#repayment") });
     handle.init();`,
    `<form id="repayment" action="/thank-you.php">${field("account")}<button type="submit">Dalej</button></form>`,
  );
  const { page } = visit;
  await page.locator("#repayment button").click();
  await heldBy(page, "account").and(page.locator(".--error")).waitFor();
  await call(visit, "(handle.removeAllValidityState(), handle.destroy(), handle.init())");
  await page.locator("#repayment button").click();
  await heldBy(page, "account").and(page.locator(".--error")).waitFor();
  await call(visit, "(handle.removeAllValidityState(), handle.destroy())");
  await page.locator("#account").evaluate((input: HTMLInputElement) => {
    input.required = false;
  });
  await page.locator("#repayment button").click();
  await page.waitForURL(/thank-you\.php/);
  expectNoErrors(visit);
});

test("a member that the handle lacks is reported once by its name, and the script continues", async () => {
  const visit = await start(
    `window.handle = new FormValidation({});
     handle.validateEverything();
     app_shop.run(() => { handle.validateEverything(); document.body.dataset.end = "reached"; }, "all");`,
  );
  await visit.page.locator("body[data-end]").waitFor();
  expect(visit.errors).toEqual([]);
  expect(visit.console).toEqual([
    "Wyspa: FormValidation.validateEverything() does nothing, because Wyspa has no such function. Remove the call.",
  ]);
});
