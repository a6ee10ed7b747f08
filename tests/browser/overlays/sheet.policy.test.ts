/** Sheets from below, and dialogs that the device's Back closes. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { builtWithTestIslands } from "../runtime/built";
import { shifts } from "../shifts";
import { bench, desktop, phone, quietFor } from "../support";
import { faultsIn, focused, opener, overlayPage } from "./overlays";

const b = bench({ dist: builtWithTestIslands() });

const sheet = { title: "Koszyk", text: "Masz 2 produkty.", classes: "--sheet", closesOnBack: true };
const dialog = (page: Page) => page.locator("dialog#modal");
const stateOf = (page: Page) => page.evaluate(() => history.state);
const goBack = (page: Page) => page.evaluate(() => history.back());

for (const viewport of [phone, desktop])
  test(`a sheet touches the window's lower edge at ${viewport.width} px, has no axe violations, and moves nothing`, async () => {
    const { page } = await overlayPage(b, opener(sheet), { viewport });
    await page.locator("#opener").click();
    await page.locator(".modal__sheet").waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { x, y, width, height } = (await page.locator(".modal__sheet").boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(y + height).toBe(viewport.height);
    expect(width).toBe(Math.min(540, viewport.width));
    expect(x).toBe((viewport.width - width) / 2);
    expect(await faultsIn(page, "#modal")).toEqual([]);
    await page.locator(".modal__close").click();
    expect(await shifts(page)).toBe(0);
  });

describe("the device's Back", () => {
  test("closes the sheet, leaves the page, and gives the focus back", async () => {
    const { page } = await overlayPage(b, opener(sheet), { viewport: phone });
    const url = page.url();
    await page.locator("#opener").click();
    await dialog(page).waitFor();
    await goBack(page);
    await dialog(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(url);
    expect(await focused(page)).toBe("opener");
    expect(await stateOf(page)).toBe(null);
  });

  test("needs no second press after the close button, and the sheet opens again", async () => {
    const { page } = await overlayPage(b, opener(sheet), { viewport: phone });
    const length = await page.evaluate(() => history.length);
    for (let time = 0; time < 2; time++) {
      await page.locator("#opener").click();
      await page.locator(".modal__close").click();
      await expect.poll(() => stateOf(page)).toBe(null);
    }
    await page.locator("#opener").click();
    await dialog(page).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  });

  test("does not close a dialog that has not asked for it", async () => {
    const { page } = await overlayPage(b, opener({ title: "Uwaga", text: "Tekst." }));
    await page.evaluate(() => history.pushState({ theirs: 1 }, ""));
    await page.locator("#opener").click();
    await goBack(page);
    await quietFor(page, 150);
    expect(await dialog(page).count()).toBe(1);
  });

  test("closes only the dialog that replaced another one", async () => {
    const { page } = await overlayPage(b, opener(sheet) + opener({ ...sheet, title: "Drugi" }, "second"));
    await page.locator("#opener").click();
    await page.evaluate(() => document.getElementById("second")?.click());
    await page.getByRole("heading", { name: "Drugi" }).waitFor();
    await expect.poll(() => stateOf(page)).toEqual({ wyspaDialog: 1 });
    await goBack(page);
    await dialog(page).waitFor({ state: "detached" });
    expect(await stateOf(page)).toBe(null);
  });
});

test("a visit from a sheet closes it, and is not undone", async () => {
  const { page } = await overlayPage(b, opener(sheet), { viewport: phone });
  await page.locator("#opener").click();
  await dialog(page).waitFor();
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent("wyspa:leave"));
  });
  expect(await dialog(page).count()).toBe(0);
  await quietFor(page, 150);
  expect(await stateOf(page)).toBe(null);
});
