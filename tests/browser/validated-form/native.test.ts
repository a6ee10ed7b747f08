/** The rules of HTML in marked forms: our words, announced once, and never the browser's bubble beside them. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { PATH, put, sparing } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();

type Row = readonly [name: string, markup: string, fill: (page: Page) => Promise<unknown>, message: string];
const input = (attributes: string) =>
  `<p><label for="x">Pole</label> <input id="x" name="x" ${attributes}></p>`;
const fill = (text: string) => (page: Page) => page.locator("#x").fill(text);
const press = (text: string) => (page: Page) => page.locator("#x").pressSequentially(text);

const rows: readonly Row[] = [
  [
    "e-mail",
    input('type="email"'),
    fill("ola@"),
    "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com",
  ],
  ["address", input('type="url"'), fill("sklep.pl"), "Wpisz pełny adres strony, np. https://www.sklep.pl"],
  ["text in a number", input('type="number"'), press("1e"), "Wpisz liczbę."],
  ["half a date", input('type="date" lang="en"'), press("12"), "Podaj pełną datę lub godzinę."],
  ["pattern", input('pattern="[A-Z]{2}\\d{3}"'), fill("ab"), "Wpisz wartość w wymaganym formacie."],
  [
    "pattern with title",
    input('pattern="[A-Z]{2}\\d{3}" title="np. AB123"'),
    fill("ab"),
    "Wpisz wartość w wymaganym formacie: np. AB123",
  ],
  [
    "minimum",
    input('type="number" min="1000.5" step="any"'),
    fill("3"),
    "Wpisz liczbę nie mniejszą niż 1000,5.",
  ],
  ["maximum", input('type="number" max="5"'), fill("6"), "Wpisz liczbę nie większą niż 5."],
  [
    "first day",
    input('type="date" min="2026-12-01"'),
    fill("2026-11-30"),
    "Najwcześniejszy możliwy termin: 1 grudnia 2026.",
  ],
  [
    "last month",
    input('type="month" max="2026-12"'),
    fill("2027-01"),
    "Najpóźniejszy możliwy termin: grudzień 2026.",
  ],
  ["last time", input('type="time" max="16:00"'), fill("17:00"), "Najpóźniejszy możliwy termin: 16:00."],
  ["step", input('type="number" min="1" step="3"'), fill("5"), "Najbliższe dozwolone wartości: 4 i 7."],
  [
    "step before the maximum",
    input('type="number" min="1" max="6" step="3"'),
    fill("5"),
    "Najbliższa dozwolona wartość: 4.",
  ],
  [
    "step of days",
    input('type="date" min="2026-11-02" step="7"'),
    fill("2026-11-04"),
    "Najbliższe dozwolone wartości: 2 listopada 2026 i 9 listopada 2026.",
  ],
  ["too short", input('minlength="3"'), fill("a"), "Minimalna liczba znaków dla tego pola to 3"],
  [
    "own message",
    input("oninput=\"this.setCustomValidity(this.value ? 'Kod już użyty.' : '')\""),
    fill("a"),
    "Kod już użyty.",
  ],
  [
    "radio buttons",
    '<fieldset><legend>Dostawa</legend><label><input type="radio" name="x" required> Kurier</label> <label><input type="radio" name="x"> Odbiór</label></fieldset>',
    async () => {},
    "Proszę wybrać opcję.",
  ],
  [
    "file",
    input('type="file" accept=".pdf"'),
    (page) =>
      page.locator("#x").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") }),
    "Pliku a.txt nie można wysłać. Dozwolone formaty: .pdf.",
  ],
  ["missing file", input('type="file" required'), async () => {}, "Wybierz plik."],
];

const form = (inside: string) =>
  `<form id="form" action="/sent" method="post" data-island="validated-form">${inside}<p><label>Uwagi <input id="other" name="other"></label></p><button id="go">Wyślij</button></form>`;

/** Records `invalid` events without `preventDefault`: for these, the browser shows its bubble. */
const recordBubbles = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { __bubbles: seen });
    addEventListener(
      "invalid",
      (event) => event.defaultPrevented || seen.push((event.target as Element).id),
      true,
    );
  });
const bubbles = (page: Page) => page.evaluate(() => Reflect.get(window, "__bubbles") as string[]);

const descriptionOfFocus = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent;
  });

async function open(inside: string, block?: RegExp) {
  put(b.shop, form(inside));
  const visit = await b.visit({
    path: PATH,
    before: async (page) => {
      await sparing(page);
      await recordBubbles(page);
      if (block) await page.route(block, (route) => route.abort());
    },
  });
  return visit;
}

test.each(rows)(
  "%s: one message in our words, read with the focused field, and no bubble",
  async (_, inside, act, message) => {
    const { page, errors, said } = await open(inside);
    await act(page);
    await page.locator("#go").click();
    const shown = page.locator(".f-message:not(:empty)");
    await shown.waitFor();
    expect(await shown.allTextContents()).toEqual([message]);
    await page.locator("#go").click();
    // Screen readers read the message with the field, which gets the focus.
    await expect.poll(() => descriptionOfFocus(page)).toBe(message);
    await quietFor(page, 500);
    expect((await said()).filter((text) => text.includes(message))).toEqual([]);
    expect(await page.locator("[aria-invalid=true]").count()).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(await bubbles(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test("a corrected form is sent, and the browser shows no bubble", async () => {
  const { page } = await open(input('type="email" required'));
  await page.locator("#x").fill("ola");
  await page.locator("#go").click();
  await page.locator(".f-message:not(:empty)").waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith("/sent"));
  await page.locator("#x").fill("ola@sklep.example");
  await page.locator("#go").click();
  expect((await sent).postData()).toContain("ola%40sklep.example");
});

test("a form whose island cannot load is checked by the browser, with its bubble", async () => {
  const { page } = await open(input('type="email" required'), /validated-form-/);
  await page.locator("#x").fill("ola");
  await page.locator("#go").click();
  await expect.poll(() => bubbles(page), { timeout: 20_000 }).toContain("x");
  expect(await page.locator("#form").evaluate((one) => one.hasAttribute("novalidate"))).toBe(false);
  expect(new URL(page.url()).pathname).toBe(PATH);
}, 60_000);

test("the form's own validation is back once the island has ended", async () => {
  const { page, ready } = await open(input('type="email" required'));
  await page.locator("#x").fill("ola");
  await ready("#form");
  expect(await page.locator("#form").evaluate((one) => one.hasAttribute("novalidate"))).toBe(true);
  await page.locator("#form").evaluate((one) => one.removeAttribute("data-island"));
  await expect
    .poll(() => page.locator("#form").evaluate((one) => one.hasAttribute("novalidate")))
    .toBe(false);
  await page.locator("#go").click();
  await expect.poll(() => bubbles(page)).toContain("x");
});
