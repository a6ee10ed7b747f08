/** Elements move to their mobile places and back, with their content and state (contract A 2.2, ruling 8, bar R26). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { PATH, props, put } from "../runtime/pages";
import { bench, desktop, phone, rendered, tablet } from "../support";

const b = bench();
const THINGS = `<div id="from"><p>przed</p><div id="thing"><input id="field" value="abcdef"><button id="press">x</button></div><p>po</p></div>`;

async function resize(page: Page, size: { width: number; height: number }, view: number): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((wanted) => window.wyspa.store.getState().page.view === wanted, view);
  await rendered(page);
}
const homeOf = (page: Page) => page.evaluate(() => document.querySelector("#thing")?.parentElement?.id);

test("an explicit place takes its element on phones only, unless a prop overrides it", async () => {
  for (const [attributes, onTablet] of [
    ["", "from"],
    [props({ views: [1, 2] }), "place"],
  ] as const) {
    put(b.shop, `${THINGS}<div id="place" data-island="mobile-grid" data-item="#thing" ${attributes}></div>`);
    const { page, errors } = await b.visit({ path: PATH, viewport: phone });
    await expect.poll(() => homeOf(page)).toBe("place");
    await resize(page, tablet, 2);
    expect(await homeOf(page)).toBe(onTablet);
    await resize(page, desktop, 4);
    expect(await homeOf(page)).toBe("from");
    expect(await page.locator("#from").innerHTML()).not.toContain("<del");
    expect(errors).toEqual([]);
  }
});

test("a moved element keeps its text, selection, focus and listeners", async () => {
  put(b.shop, `${THINGS}<div id="place" class="setMobileGrid" data-item="#thing"></div>`);
  const { page } = await b.visit({ path: PATH, viewport: desktop });
  await page
    .locator("#press")
    .evaluate((button) => button.addEventListener("click", () => button.classList.add("heard")));
  await page.locator("#field").fill("wpisane");
  await page.locator("#field").evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4));
  for (const [size, view, home] of [
    [tablet, 2, "place"],
    [desktop, 4, "from"],
  ] as const) {
    await resize(page, size, view);
    await expect.poll(() => homeOf(page)).toBe(home);
    expect(
      await page
        .locator("#field")
        .evaluate((field: HTMLInputElement) => [
          field.value,
          field.selectionStart,
          field.selectionEnd,
          field === document.activeElement,
        ]),
    ).toEqual(["wpisane", 2, 4, true]);
  }
  await page.locator("#press").click();
  expect(await page.locator("#press").getAttribute("class")).toBe("heard");
});

test("the contact block is copied and stays in the footer with its address, and every id is unique while the drawer is closed", async () => {
  const { page } = await b.visit({ viewport: phone });
  await page.locator("aside .setMobileGrid > .--clone").waitFor({ state: "attached" });
  for (const part of ["phone", "mail", "adress"])
    expect(await page.locator(`footer #menu_contact .--${part}`).isVisible()).toBe(true);
  const twice = () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  expect(await twice()).toEqual([]);
  await page.locator(".navbar-toggler").first().click();
  await page.locator("aside #menu_contact").waitFor({ state: "attached" }); // themes style it by this id
  expect(await twice()).toEqual(["menu_contact"]);
  await page.keyboard.press("Escape");
  await expect.poll(twice).toEqual([]);
  await resize(page, desktop, 4);
  expect(await page.locator(".--clone").count()).toBe(0);
});

test("the page's own list of elements that stay is respected", async () => {
  const { page } = await b.visit({
    viewport: phone,
    before: (of) => of.addInitScript(() => Object.assign(window, { excludeFromMove: [] })),
  });
  await page.locator("aside .setMobileGrid > #menu_contact").waitFor({ state: "attached" });
  expect(await page.locator("footer #menu_contact, .--clone").count()).toBe(0);
});

test("an invalid, unmatched or enclosing selector of a place breaks nothing", async () => {
  put(
    b.shop,
    `<div id="around">${["[[", "#nothing", "#around", "body"].map((item) => `<div class="setMobileGrid" data-item="${item}"></div>`).join("")}</div>`,
  );
  const { page, errors, console: lines } = await b.visit({ path: PATH, viewport: phone });
  await page
    .locator("#around .setMobileGrid[data-island-status=ready]")
    .first()
    .waitFor({ state: "attached" });
  expect(await page.locator("#around del, #around .setMobileGrid > *").count()).toBe(0);
  expect([errors, lines]).toEqual([[], []]);
});

test("fifty resizes leave no trace", async () => {
  const { page } = await b.visit({ viewport: desktop });
  await page.locator("#menu_categories").hover();
  await page.locator("#menu_categories[data-island-status=ready]").waitFor();
  await page.mouse.move(700, 880); // a panel is laid out while the pointer is over it
  const outline = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header *, aside, aside *, footer *")].map(
        (element) => `${element.parentElement?.id} ${element.localName}#${element.id}.${element.className}`,
      ),
    );
  const round = async () => {
    await resize(page, phone, 1);
    await resize(page, tablet, 2);
    await resize(page, desktop, 4);
  };
  await round();
  const before = await outline();
  for (let time = 0; time < 17; time++) await round();
  expect(await outline()).toEqual(before);
  expect(await page.locator("del.domHandler, del.handler, .--clone").count()).toBe(0);
});
