/**
 * The notice of a page: opens without a click, and moves back into the page when it is closed (contract A 11, bar A2,
 * ruling 21).
 */
import { expect, test } from "vitest";
import { cookieBanner, faultsIn } from "./overlays";
import { shifts } from "./shifts";
import { bench, phone } from "./support";

const b = bench();
const path = "/notice-page";
const dialog = { name: "Edytujesz zamówienie nr 12045" };

test("a notice is shown in a dialog that it names, without faults, and nothing moves", async () => {
  const { page, errors } = await b.visit({ path, viewport: phone });
  const shown = page.getByRole("dialog", dialog);
  await shown.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  expect(await faultsIn(page, "#modal")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("#modal").count()).toBe(0);
  expect(await page.locator("footer > #menu_notice > h2").count()).toBe(1);
  expect(await page.locator("#modal_placeholder").count()).toBe(0);
  await page.waitForTimeout(400);
  expect(await page.locator("#modal").count()).toBe(0); // the element moved back; it is not a new dialog
  expect(await shifts(page)).toBe(0);
  expect(errors).toEqual([]);
});

test("a notice stands in the page without the script", async () => {
  const { page } = await b.visit({ path: `${path}?script=none`, bare: true });
  expect(await page.locator("footer > #menu_notice").isVisible()).toBe(true);
});

test("a notice waits for the cookie banner", async () => {
  const { page } = await b.visit({
    path,
    before: cookieBanner,
  });
  await page.waitForTimeout(600);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await page.getByRole("dialog", dialog).waitFor();
});

test("a notice waits for whoever is writing", async () => {
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
  await page.waitForTimeout(800);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole("dialog", dialog).waitFor();
});

test("who has begun to write while the notice waited for the cookie banner is not taken away from it", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await page.waitForTimeout(800);
  await page.locator(".menu_search__input").focus();
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await page.waitForTimeout(400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.type("miska");
  expect(await page.locator(".menu_search__input").inputValue()).toBe("miska");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole("dialog", dialog).waitFor();
});

test("with a stylesheet that takes a second nothing moves either: the notice waits for it", async () => {
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
  await page.waitForTimeout(1_000);
  expect(await shifts(page)).toBe(0);
});

test("a press that has begun ends where it began, and the notice comes after it", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await page.waitForTimeout(800);
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
  await page.waitForTimeout(400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.mouse.up();
  await page.getByRole("dialog", dialog).waitFor();
  expect(await page.locator("#pressed[data-clicked]").count()).toBe(1);
});

test("who writes in a frame is waited for, too", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await page.waitForTimeout(800);
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

test("a notice that had to wait gives the focus back to where it was when it opened", async () => {
  const { page } = await b.visit({ path, bare: true, before: cookieBanner });
  await page.waitForTimeout(800);
  await page.locator("main a").first().focus();
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await page.getByRole("dialog", dialog).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches("main a"))).toBe(true);
});
