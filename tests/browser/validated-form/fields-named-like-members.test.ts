/** A field with the name of a form member breaks neither its form nor any island on or around it (bars S15, L9). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Product } from "../../../fixtures/catalogue/model";
import { asShopper, filled } from "../mini-basket/shop";
import { PATH, put, sparing } from "../runtime/pages";
import { bench, handPause, quietFor, type Visit, type VisitOptions } from "../support";
import { click, field, intoEveryForm, middleOf, names, stands } from "./hostile-fields";

const b = bench();

/** A page where each form has one field of every name. */
const visited = (options: VisitOptions = {}): Promise<Visit> =>
  b.visit({
    ...options,
    before: async (page) => {
      await sparing(page);
      await intoEveryForm(page);
    },
  });

/** Bodies of submissions to `/sent`, which is answered by 204, so that the page stays. */
async function catchSent(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route("**/sent", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  return sent;
}
const textOf = (page: Page, selector: string) =>
  page.evaluate((of) => document.querySelector(of)?.textContent?.trim() ?? "", selector);
const has = (page: Page, selector: string) => page.evaluate((of) => !!document.querySelector(of), selector);
const focus = (page: Page, id: string) => page.evaluate((of) => document.getElementById(of)?.focus(), id);

/** No page error, no report, and every started island is mounted. */
async function nothingBroke({ page, errors }: Visit): Promise<void> {
  expect(errors.map(String)).toEqual([]);
  expect(b.shop.errorReports.map(({ stack }) => stack)).toEqual([]);
  expect((await stands(page, "[data-island-status]")).filter((one) => /failed/.test(one ?? ""))).toEqual([]);
}

const checked = (id: string, inside = "") =>
  `<form class="cop" id="form-${id}" action="/sent" method="post">${inside}
   <input id="city-${id}" name="city" class="f-control --validate" required>
   <button id="go-${id}" name="go" value="1">Wyślij</button></form>`;

describe("with fields of all these names in every form", () => {
  test("a validated form is validated, reports what is missing, and is sent once", async () => {
    put(b.shop, checked("a"));
    const visit = await visited({ path: PATH });
    const { page } = visit;
    const sent = await catchSent(page);
    await focus(page, "city-a");
    await expect.poll(() => stands(page, "form.cop")).toEqual(["ready"]);
    await click(page, "go-a");
    await expect.poll(() => textOf(page, "form.cop .f-message")).toBe("Proszę wypełnić to pole.");
    expect(await has(page, "form.cop.--error.--fail-validation")).toBe(true);
    await page.keyboard.type("Łódź");
    await page.keyboard.press("Enter");
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatch(/city=%C5%81%C3%B3d%C5%BA&go=1/);
    expect(await has(page, "form.cop.--submitting[aria-busy=true]")).toBe(true);
    await nothingBroke(visit);
  });

  test("a plain form is sent once on a double click", async () => {
    put(
      b.shop,
      `<form action="/sent" method="post"><button id="go" name="go" value="1">Wyślij</button></form>`,
    );
    const visit = await visited({ path: PATH });
    const { page } = visit;
    const sent = await catchSent(page);
    await click(page, "go");
    await handPause(page, 100);
    await click(page, "go");
    await expect.poll(() => sent.length).toBe(1);
    await quietFor(page, 300);
    expect(sent).toHaveLength(1);
    expect(await has(page, "form.--submitting #go[aria-disabled=true]")).toBe(true);
    await nothingBroke(visit);
  });

  test("a file field reports a file that it refuses", async () => {
    put(
      b.shop,
      `<form action="/sent" method="post"><input type="file" id="file" name="file" data-max_filesize="2"></form>`,
    );
    const visit = await visited({ path: PATH });
    const { page } = visit;
    await focus(page, "file");
    await expect.poll(() => stands(page, "#file")).toEqual(["ready"]);
    await page.setInputFiles("#file", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("long") });
    await expect.poll(() => textOf(page, "form > .f-message")).toContain("a.txt");
    await nothingBroke(visit);
  });

  test("a list of stores asks for a choice, even on a button outside its form, and accepts one set by a script", async () => {
    put(
      b.shop,
      `<form id="stores" action="/sent" method="post"><div class="f-feedback">
       <select id="store" name="store" required data-island="store-select">
       <option value="">Wybierz</option><option value="2">Łódź</option></select></div></form>
       <button id="go" form="stores">Dalej</button>`,
    );
    const visit = await visited({ path: PATH });
    const { page } = visit;
    const sent = await catchSent(page);
    await expect.poll(() => stands(page, "#store")).toEqual(["ready"]);
    await click(page, "go");
    await expect.poll(() => textOf(page, ".f-message")).toBe("Wybierz sklep z listy.");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("store");
    await page.evaluate(() => {
      (document.getElementById("store") as HTMLSelectElement).selectedIndex = 1;
    });
    await click(page, "go");
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain("store=2");
    expect(await has(page, ".f-message")).toBe(false);
    await nothingBroke(visit);
  });

  test("search shows suggestions and opens its results page", async () => {
    const visit = await visited();
    const { page } = visit;
    await click(page, ".menu_search__input");
    await page.keyboard.type("kurtka");
    await expect.poll(() => has(page, ".search_result [role=option]")).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\.php/);
    await nothingBroke(visit);
  });

  test("a product is added to the basket, the header is updated, and the panel opens", async () => {
    filled(b, 1);
    const isPlain = (one: Product) =>
      one.price > 0 && one.stock > 9 && !one.sizes.length && one.unit.sellBy === 1 && !one.subscription;
    const product = b.shop.catalogue.products.filter(isPlain).at(-1);
    const { pathname, search } = new URL(product?.link ?? "", b.shop.url);
    const visit = await visited({ path: pathname + search, context: asShopper(b) });
    const { page } = visit;
    await click(page, "projector_button_basket");
    await expect.poll(() => textOf(page, "#menu_basket .badge")).toBe("2");
    await page.mouse.move(5, 700);
    await page.mouse.move(...(await middleOf(page, "#menu_basket a"))); // the button may have scrolled it out of view
    await expect.poll(() => has(page, "#menu_basket [data-island-root] *")).toBe(true);
    await nothingBroke(visit);
  });

  test("the header's settings open, and a listing is sorted", async () => {
    const visit = await visited({ path: "/wyglad" });
    const { page } = visit;
    await page.evaluate(() => document.querySelector<HTMLElement>(".open_trigger")?.focus());
    await expect
      .poll(() => has(page, "#menu_settings .open_trigger > button[aria-expanded=true]"))
      .toBe(true);
    await click(page, "#paging_setting_top select[name=sort]");
    await expect.poll(() => stands(page, "#paging_setting_top form")).toEqual(["ready"]);
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>("#paging_setting_top select[name=sort]");
      if (select) select.selectedIndex = 1;
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.waitForURL(/sort=/);
    await nothingBroke(visit);
  });
});

test("a form with any single one of these names is validated and can be sent", async () => {
  put(b.shop, names.map((name) => checked(name, field(name))).join("\n"));
  const visit = await b.visit({ path: PATH, before: sparing });
  const { page } = visit;
  const sent = await catchSent(page);
  const each = (task: (id: string) => unknown) =>
    page.evaluate(`for (const id of ${JSON.stringify(names)}) (${task.toString()})(id)`);
  await each((id) => document.getElementById(`city-${id}`)?.focus());
  await expect.poll(() => stands(page, "form.cop")).toEqual(names.map(() => "ready"));
  await each((id) => document.getElementById(`go-${id}`)?.click());
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("form.cop.--error.--fail-validation").length))
    .toBe(names.length);
  for (const name of names) {
    await page.evaluate((id) => {
      const city = document.getElementById(`city-${id}`) as HTMLInputElement;
      city.value = "x";
      city.dispatchEvent(new InputEvent("input", { bubbles: true }));
      document.getElementById(`go-${id}`)?.click();
    }, name);
    await expect.poll(() => sent.at(-1) ?? "", { message: name }).toBe(`${name}=x&city=x&go=1`);
  }
  await nothingBroke(visit);
}, 120_000);
