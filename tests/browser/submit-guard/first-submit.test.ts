/** The first submit of an untouched form shows the shop's summary, not the browser's bubble. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { PATH, put, sparing } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();

const field = (id: string) => `<div class="f-feedback"><label for="${id}">${id}</label>
  <input id="${id}" name="${id}" class="f-control --validate" required></div>`;
const form = (buttons = `<button id="go" name="go" value="1">Wyślij</button>`) =>
  `<form class="cop" action="/sent" method="post">${field("city")}${field("street")}${buttons}</form>`;

interface Options {
  readonly buttons?: string;
  /** The browser alone, without our script. */
  readonly unwired?: boolean;
  /** The island's chunk fails to load. */
  readonly broken?: boolean;
  /** Milliseconds until the chunk is served. */
  readonly late?: number;
}

/** Opens an untouched form whose island is still waiting, and records the page's events. */
async function untouched({ buttons, unwired, broken, late = 400 }: Options = {}) {
  put(b.shop, form(buttons));
  const visit = await b.visit({
    path: unwired ? `${PATH}?wyspa=off` : PATH,
    before: async (page) => {
      await sparing(page);
      // Delays the island, so that the press must work without it.
      await page.route(/chunks\/validated-form/, async (route) => {
        if (broken) return route.abort();
        await new Promise((resolve) => setTimeout(resolve, late));
        return route.fallback();
      });
      await page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        for (const type of ["invalid", "submit"])
          window.addEventListener(type, () => void heard.push(type), true);
      });
    },
  });
  if (!unwired) await expect.poll(() => visit.status("form.cop")).toBe("waiting");
  const { page } = visit;
  const sent: string[] = [];
  await page.route("**/sent", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  return { ...visit, sent, heard: () => page.evaluate(() => Reflect.get(window, "heard") as string[]) };
}
const press = (page: Page, id = "go") => page.evaluate((of) => document.getElementById(of)?.click(), id);
const summary = (page: Page) => page.locator("form.cop .f-summary__title");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test("the browser alone dispatches no submit for an invalid form, only `invalid` (the control)", async () => {
  const { page, heard } = await untouched({ unwired: true });
  await press(page);
  expect(await heard()).toEqual(["invalid", "invalid"]);
});

test("a press before the island mounts gets the island's summary, and the browser shows no message", async () => {
  const { page, heard, sent, status } = await untouched();
  await press(page);
  expect(await heard()).toEqual(["submit"]);
  expect(await page.locator("form.cop").getAttribute("novalidate")).toBeNull();
  await summary(page).waitFor();
  expect(await summary(page).textContent()).toBe("Popraw 2 pola");
  expect(await status("form.cop")).toBe("ready");
  expect(await focused(page)).toBe("city");
  expect(await heard()).not.toContain("invalid");
  expect(sent).toEqual([]);
});

test("so does Enter, with a button and without one", async () => {
  for (const buttons of [undefined, ""]) {
    const { page, heard } = await untouched({ ...(buttons === "" && { buttons }) });
    await page.evaluate((own) => {
      // Leaves one field, because a browser submits such a form by Enter even without a button.
      if (own === "") document.querySelector("#street")?.closest("div")?.remove();
      document.getElementById("city")?.focus();
    }, buttons);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#city[aria-invalid=true]").count()).toBe(1);
    expect(await heard()).not.toContain("invalid");
  }
});

test("on a slow connection an invalid form waits longer than 3 s, because the browser cannot send it either", async () => {
  const { page, heard, sent } = await untouched({ late: 4_500 });
  await press(page);
  await summary(page).waitFor();
  expect(await heard()).not.toContain("invalid");
  expect(sent).toEqual([]);
});

test("on a slow connection a valid form goes to the server after 3 s", async () => {
  const { page, sent } = await untouched({ late: 12_000 });
  await page.locator("#city").fill("Łódź");
  await page.locator("#street").fill("Polna");
  await press(page);
  await expect.poll(() => sent.length).toBe(1);
});

test("when the island cannot load, the browser validates instead", async () => {
  const { page, heard, sent } = await untouched({ broken: true });
  await press(page);
  await expect.poll(heard).toEqual(["submit", "invalid", "invalid"]);
  expect(await focused(page)).toBe("city");
  expect(sent).toEqual([]);
  await page.locator("#city").fill("Łódź");
  await page.locator("#street").fill("Polna");
  await press(page);
  await expect.poll(() => sent.length).toBe(1);
});

test("a page's own validity check is not a press: nothing is held, started or sent", async () => {
  const { page, heard, sent } = await untouched();
  expect(
    await page.evaluate(() => document.querySelector<HTMLFormElement>("form.cop")?.checkValidity()),
  ).toBe(false);
  expect(await heard()).toEqual(["invalid", "invalid"]);
  expect(await summary(page).count()).toBe(0);
  expect(sent).toEqual([]);
});

test("a press whose event the page prevents leaves the form unchanged", async () => {
  const { page, heard } = await untouched();
  await page.evaluate(() => {
    document.getElementById("go")?.addEventListener("click", (event) => event.preventDefault());
  });
  await press(page);
  await quietFor(page, 50);
  expect(await page.locator("form.cop").getAttribute("novalidate")).toBeNull();
  expect(await heard()).toEqual([]);
});

test("a button with formnovalidate is left to the browser", async () => {
  const { page, sent } = await untouched({
    buttons: `<button id="leave" name="go" value="leave" formnovalidate>Wypisz</button>`,
  });
  await press(page, "leave");
  await expect.poll(() => sent).toEqual(["city=&street=&go=leave"]);
});
