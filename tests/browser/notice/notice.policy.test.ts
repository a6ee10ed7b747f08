/**
 * The notice of a page: opens without a click, and moves back into the page when it is closed (contract A 11, bar A2,
 * ruling 21).
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { cookieBanner, faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, phone, quietFor } from "../support";

const b = bench();
const path = "/notice-page";
const dialog = { name: "Edytujesz zamówienie nr 12045" };

/** Waits until the notice has asked for its dialog and the dialog's code is loaded: only the page still delays it. */
async function delayed(page: Page): Promise<void> {
  await page.locator("#menu_notice[data-island-status=ready]").waitFor({ state: "attached" });
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /chunks\/dialog-/.test(name)),
  );
}

test("a notice is shown in a dialog that it names, passes axe, and shifts nothing", async () => {
  const { page, errors } = await b.visit({ path, viewport: phone });
  const shown = page.getByRole("dialog", dialog);
  await shown.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  expect(await faultsIn(page, "#modal")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("#modal").count()).toBe(0);
  expect(await page.locator("footer > #menu_notice > h2").count()).toBe(1);
  expect(await page.locator("#modal_placeholder").count()).toBe(0);
  await quietFor(page, 400);
  expect(await page.locator("#modal").count()).toBe(0); // the element moved back; it is not a new dialog
  expect(await shifts(page)).toBe(0);
  expect(errors).toEqual([]);
});

test("a notice stays in the page without the script", async () => {
  const { page } = await b.visit({ path: `${path}?script=none`, bare: true });
  expect(await page.locator("footer > #menu_notice").isVisible()).toBe(true);
});

test("a notice waits for the cookie banner", async () => {
  const { page } = await b.visit({
    path,
    before: cookieBanner,
  });
  await delayed(page);
  await quietFor(page, 300);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await page.getByRole("dialog", dialog).waitFor();
});

test("a notice waits while the shopper is typing", async () => {
  const { page } = await b.visit({
    path,
    bare: true,
    before: (of) =>
      of.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () =>
          document.querySelector<HTMLElement>(".menu_search__input")?.focus(),
        ),
      ),
  });
  await delayed(page);
  await quietFor(page, 400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole("dialog", dialog).waitFor();
});

test("a notice that waits for the cookie banner does not interrupt a shopper who starts typing", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await delayed(page);
  await page.locator(".menu_search__input").focus();
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await quietFor(page, 400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.type("miska");
  expect(await page.locator(".menu_search__input").inputValue()).toBe("miska");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole("dialog", dialog).waitFor();
});

test("a notice waits for a stylesheet that takes a second, and shifts nothing", async () => {
  const { page } = await b.visit({
    path,
    bare: true,
    before: (of) =>
      of.route("**/wyspa.css", async (route) => {
        await new Promise((later) => setTimeout(later, 1_000));
        await route.continue();
      }),
  });
  await page.getByRole("dialog", dialog).waitFor();
  await quietFor(page, 500);
  expect(await shifts(page)).toBe(0);
});

test("a press in progress ends on its target, and the notice opens afterwards", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await delayed(page);
  await page.locator(".menu_search__input").focus();
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.id = "pressed";
    button.textContent = "Przycisk";
    button.addEventListener("click", () => button.setAttribute("data-clicked", ""));
    document.querySelector("main")?.prepend(button);
    document.querySelector(".iai_cookie")?.remove();
  });
  await page.locator("#pressed").hover();
  await page.mouse.down(); // moves the focus out of the field
  await quietFor(page, 400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.mouse.up();
  await page.getByRole("dialog", dialog).waitFor();
  expect(await page.locator("#pressed[data-clicked]").count()).toBe(1);
});

test("a notice waits while the shopper types in an iframe", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await delayed(page);
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    document.querySelector("main")?.prepend(frame);
    frame.contentDocument?.body.append(document.createElement("input"));
  });
  const field = page.frameLocator("iframe").locator("input");
  await field.click();
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await field.pressSequentially("tekst", { delay: 60 });
  expect(await field.inputValue()).toBe("tekst");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.locator("main h1").click();
  await page.getByRole("dialog", dialog).waitFor();
});

test("a delayed notice returns the focus to the element focused when it opened", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await delayed(page);
  await page.locator("main a").first().focus();
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await page.getByRole("dialog", dialog).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches("main a"))).toBe(true);
});
