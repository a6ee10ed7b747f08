/** The search overlay on phones. */
import { expect, it } from "vitest";
import { bench, phone } from "../support";
import { hasFocus, parts, search } from "./field";

const b = bench();
const open = () => search(b, { viewport: phone });

it("opens by the link as a dialog with the focus in the field", async () => {
  const made = await open();
  expect(await made.pageClasses()).toEqual(["--search-open"]);
  const dialog = made.page.getByRole("dialog", { name: "Szukaj w sklepie" });
  expect(await dialog.getAttribute("aria-modal")).toBe("true");
  expect(await dialog.evaluate((block) => block.getBoundingClientRect().height)).toBe(phone.height);
  expect(await made.page.getByRole("button", { name: "Zamknij wyszukiwanie" }).isVisible()).toBe(true);
  expect(await hasFocus(made.page)).toBe(true);
});

it("opens when the field itself is tapped, at the top of the page", async () => {
  const visit = await b.visit({ viewport: phone });
  const made = parts(b, visit);
  await made.input.focus();
  await visit.ready("#menu_search");
  await expect.poll(() => made.pageClasses()).toEqual(["--search-open"]);
  expect(await visit.page.evaluate(() => scrollY)).toBe(0);
});

it("closes on the device's Back, and leaves no step behind when it closes by itself", async () => {
  const made = await open();
  await expect.poll(() => made.page.evaluate(() => history.state?.wyspaSearch)).toBe(1);
  await made.page.goBack();
  await expect.poll(() => made.pageClasses()).toEqual([]);
  expect(await made.page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
  await made.page.locator(".menu_search__mobile").click();
  await expect.poll(() => made.page.evaluate(() => history.state?.wyspaSearch)).toBe(1);
  await made.page.keyboard.press("Escape");
  await expect.poll(() => made.page.evaluate(() => history.state?.wyspaSearch)).toBeUndefined();
  expect(made.page.url()).toBe(`${b.shop.url}/`);
});

it("focuses the field within the tap, before its files are there", async () => {
  b.shop.faults.latency("wyspa", 1_200);
  const visit = await b.visit({ viewport: phone, context: { hasTouch: true, isMobile: true }, bare: true });
  await visit.page.evaluate(() => {
    document.addEventListener("focusin", ({ target }) =>
      Object.assign(window, {
        __focused: (target as Element).className,
        __active: navigator.userActivation.isActive,
        __status: document.querySelector("#menu_search")?.getAttribute("data-island-status"),
      }),
    );
  });
  await visit.page.locator(".menu_search__mobile").tap();
  expect(
    await visit.page.evaluate(() => ["__focused", "__active"].map((name) => Reflect.get(window, name))),
  ).toEqual(["menu_search__input", true]);
  expect(await visit.page.evaluate(() => Reflect.get(window, "__status"))).not.toBe("ready");
  await visit.page.keyboard.type("but");
  await visit.ready("#menu_search");
  expect(await parts(b, visit).input.inputValue()).toBe("but");
  await parts(b, visit).list.locator(".--product").first().waitFor();
});

it("closes by its button, and restores the focus and the names", async () => {
  const made = await open();
  await made.find("but");
  await made.page.getByRole("button", { name: "Zamknij wyszukiwanie" }).click();
  expect(await made.pageClasses()).toEqual([]);
  expect(await made.page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
  expect(await made.page.locator(".menu_search__submit").getAttribute("aria-label")).toBe("Szukaj");
  expect(await made.page.locator(".menu_search__block").getAttribute("role")).toBeNull();
  expect(made.page.url()).toBe(`${b.shop.url}/`);
});

it("closes with Escape", async () => {
  const made = await open();
  await made.find("but");
  await made.page.keyboard.press("Escape");
  expect(await made.pageClasses()).toEqual([]);
  expect(await made.page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
});

it("submits the typed text with Enter, even on an active option", async () => {
  const made = await open();
  await made.find("but");
  await made.page.keyboard.press("ArrowDown");
  expect(await made.input.inputValue()).not.toBe("but");
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/\/search\.php\?text=but$/);
});

it("submits with Enter although a field is called submit", async () => {
  const made = await open();
  await made.form.evaluate((form) => {
    for (const name of ["requestSubmit", "submit"]) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value: name });
      form.append(field);
    }
  });
  await made.type("buty");
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/\/search\.php\?text=buty/);
});

it("keeps the focus inside on Tab", async () => {
  const made = await open();
  await made.find("but");
  const stops: unknown[] = [];
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
    await made.page.keyboard.press(key);
    stops.push(await made.page.evaluate(() => document.activeElement?.className));
  }
  expect(stops).toEqual([
    "menu_search__submit",
    "menu_search__tool --submit",
    "menu_search__input",
    "menu_search__tool --submit",
  ]);
  expect(await made.pageClasses()).toContain("--search-open");
});

it("scrolls through many results without moving the page", async () => {
  const made = await open();
  await made.find("but");
  await made.page.keyboard.press("ArrowUp");
  expect(
    await made.active.evaluate((option) => option.getBoundingClientRect().bottom - innerHeight),
  ).toBeLessThan(1);
  expect(await made.page.evaluate(() => scrollY)).toBe(0);
});

it("can be searched and closed by touch only", async () => {
  const visit = await b.visit({ viewport: phone, context: { hasTouch: true, isMobile: true } });
  const made = parts(b, visit);
  await visit.page.locator(".menu_search__mobile").tap();
  await visit.ready("#menu_search");
  await expect.poll(() => hasFocus(visit.page)).toBe(true);
  await visit.page.keyboard.type("but");
  await made.options.first().waitFor();
  const address = await made.list.locator("a.--product").first().getAttribute("href");
  await made.list.locator("a.--product").first().tap();
  await visit.page.waitForURL(address ?? "");
});
