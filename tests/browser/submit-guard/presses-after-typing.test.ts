/** A press straight from a field: what a field shows or removes as the shopper leaves it never moves the pressed button. */
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { form, visitBare } from "../bare-page";
import { tapByFinger } from "../fingers";
import { bench, handPause, phone, quietFor, type Visit } from "../support";

const b = bench();
/** Milliseconds for which a quick shopper holds the mouse's button. */
const HELD_MS = 80;
/** Milliseconds in which a form certainly checks what was typed. */
const CHECK_MS = 900;
const touch = { viewport: phone, context: { hasTouch: true } };

async function pressByMouse(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  await page.mouse.down();
  await handPause(page, HELD_MS);
  await page.mouse.up();
}
const ways = [
  ["mouse", pressByMouse],
  ["finger", tapByFinger],
] as const;

/** Fields without a theme: whatever appears below them is in the flow, and moves the button. */
const open = (fields: string, attributes = "") =>
  visitBare(
    b,
    `<main><form ${attributes} action="/sent" method="post">${fields}<button id="go">Wyślij</button></form></main>`,
    { ...touch, skin: false },
  );

/** Records the presses that reach a button, and stops the page from being left. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener("click", ({ target }) => {
      const { dataset } = document.documentElement;
      if ((target as Element).id === "go") dataset.presses = `${Number(dataset.presses ?? 0) + 1}`;
    });
    document.addEventListener("submit", (event) => event.preventDefault());
  });
const presses = (page: Page) => page.locator("html").getAttribute("data-presses");

/** A key while Caps Lock is on: browsers under test have no such state. */
const typeInCapitals = (page: Page, field: string) =>
  page.locator(field).evaluate((one) =>
    one.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "A",
        bubbles: true,
        modifierCapsLock: true,
      } as KeyboardEventInit),
    ),
  );

/** A validated form with one field, which has the focus. */
async function openMail(): Promise<Page> {
  const { page, ready } = await open(
    '<p><label for="mail">E-mail</label><br><input id="mail" type="email" name="mail"></p>',
    'id="form" data-island="validated-form"',
  );
  await countPresses(page);
  await page.locator("#mail").focus();
  await ready("#form");
  return page;
}

describe.each(ways)("by %s", (_, press) => {
  test("a form is sent while the line about Caps Lock goes away", async () => {
    const { page, ready }: Visit = await open(
      '<p><label for="word">Hasło</label><input id="word" type="password" name="password" data-island="password-field"></p>',
    );
    await countPresses(page);
    await page.locator("#word").focus();
    await ready("#word");
    await typeInCapitals(page, "#word");
    const note = page.locator(".password-field__note");
    await note.waitFor();
    await press(page, page.locator("#go"));
    await expect.poll(() => presses(page)).toBe("1");
    await note.waitFor({ state: "detached" });
  });

  test("a form is sent while a mistyped e-mail is asked about", async () => {
    const page = await openMail();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/forms-/.test(name)),
    );
    await page.locator("#mail").pressSequentially("anna@gmial.com");
    await press(page, page.locator("#go"));
    await expect.poll(() => presses(page)).toBe("1");
    expect(await page.locator(".f-note").textContent()).toBe("Czy chodziło Ci o anna@gmail.com?");
  });

  test("a form that nobody validates is sent while a wrong date gets its message", async () => {
    const { page, ready, said } = await open(
      '<p><label for="day">Dzień</label><input id="day" name="day" data-island="date-picker"></p>',
    );
    await countPresses(page);
    await page.locator("#day").focus();
    await ready("#day");
    await page.locator("#day").pressSequentially("kiedyś");
    await press(page, page.locator("#go"));
    await expect.poll(() => presses(page)).toBe("1");
    const message = page.locator(".date-picker__message");
    await message.waitFor();
    await expect.poll(said).toContain(await message.textContent());
  });

  test("a wrong date stops the form that validates it, at the first press", async () => {
    const { page, ready, said } = await visitBare(b, form, { ...touch, skin: false });
    await page.locator("#day").focus();
    await ready("#day");
    await ready("#form");
    await page.locator("#name").fill("Anna");
    await page.locator("#mail").fill("anna@sklep.test");
    await page.locator("[value='1']").check();
    await page.locator("#terms").check();
    await page.locator("#day").focus();
    await page.locator("#day").pressSequentially("kiedyś");
    await press(page, page.locator("#go"));
    await page.locator("#form.--fail-validation").waitFor();
    await expect.poll(async () => (await said()).filter((text) => /kiedy|dat/i.test(text))).toHaveLength(1);
  });
});

test("the message of a wrong field waits for the click that it would move away", async () => {
  const page = await openMail();
  await page.locator("#mail").pressSequentially("anna");
  await page.locator("#go").hover();
  await page.mouse.down();
  await quietFor(page, CHECK_MS);
  await page.mouse.up();
  await expect.poll(() => presses(page)).toBe("1");
  await expect.poll(() => page.locator(".f-message").textContent()).not.toBe("");
});
