/** The passkey island by keyboard: where Tab stops, and what each key does. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { texts as codeTexts } from "../../../islands/passkey/code-texts";
import { texts } from "../../../islands/passkey/texts";
import { bench } from "../support";
import { visitWithDevice, withoutSuggestions } from "./passkeys";

const b = bench();

/** The name of the focused element: a button's text, or a field's label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLInputElement
      ? (at.labels?.[0]?.textContent ?? at.id).trim()
      : (at?.textContent ?? "").trim();
  });

async function stops(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(key);
    names.push(await focused(page));
  }
  return names;
}

async function open(path: string): Promise<Page> {
  const { page } = await visitWithDevice(b, { path, before: withoutSuggestions });
  await page.getByRole("button", { name: texts["passkey.sign-in"] }).waitFor();
  return page;
}

test("Tab moves through the buttons and on, and Shift+Tab moves back the same way", async () => {
  const page = await open("/login.php?passkey=code");
  await page.getByRole("button", { name: texts["passkey.by-code"] }).focus();
  expect(await stops(page, "Tab", 1)).toEqual([texts["passkey.sign-in"]]);
  await page.keyboard.press("Tab");
  expect(await focused(page)).not.toMatch(/kodem|kluczem/);
  expect(await stops(page, "Shift+Tab", 2)).toEqual([texts["passkey.sign-in"], texts["passkey.by-code"]]);
});

test.each(["Enter", "Space"])(
  "%s on the button for codes opens the step, focuses its field, and Tab moves through the step",
  async (key) => {
    const page = await open("/login.php?passkey=code");
    await page.getByRole("button", { name: texts["passkey.by-code"] }).focus();
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(codeTexts["passkey.whom"]);
    expect(await stops(page, "Tab", 2)).toEqual([codeTexts["passkey.send"], codeTexts["passkey.cancel"]]);
    expect(await stops(page, "Shift+Tab", 2)).toEqual([codeTexts["passkey.send"], codeTexts["passkey.whom"]]);
    await page.keyboard.type("600700800");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(codeTexts["passkey.code"]);
    expect(await stops(page, "Tab", 3)).toEqual([
      codeTexts["passkey.check"],
      codeTexts["passkey.resend"],
      codeTexts["passkey.cancel"],
    ]);
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(texts["passkey.by-code"]);
    expect(await page.getByRole("group", { name: codeTexts["passkey.code-title"] }).count()).toBe(0);
  },
);
