/** Choosing in the selector: group, country, language, and the filter (contract A 9.3, bars A9, R45). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { manyCountries } from "../../../fixtures/regions/hostile";
import type { RegionWishes } from "../../../fixtures/regions/wishes";
import { violations } from "../axe";
import { bench, phone, quietFor, type VisitOptions } from "../support";

const b = bench();

async function open(wishes: RegionWishes = {}, options: VisitOptions = {}) {
  b.shop.config.regions = wishes;
  const visit = await b.visit({ path: "/text-page", ...options });
  await visit.page.locator(".select_language__open").click();
  await visit.page.getByRole("dialog").waitFor();
  return visit;
}
const group = (page: Page) => page.getByLabel("Wybierz region dostawy");
const country = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "Wybierz kraj dostawy" }).getByRole("radio", { name });
const languages = (page: Page) => page.getByRole("group", { name: "Wybierz język" });
const filter = (page: Page) => page.getByLabel("Szukaj kraju lub waluty");
const names = (page: Page) => page.locator(".select_language__countries_select label").allInnerTexts();
const chosen = (page: Page) => page.locator(".select_language__chosen").innerText();
/** Without the sizes of rows that scroll under the bar: axe measures only what is seen of them. */
async function violationsInSight(page: Page): Promise<string[]> {
  const covered = await page.locator(".select_language__countries_select input").evaluateAll((all) => {
    const bar = document.querySelector("dialog .select_language__bar")?.getBoundingClientRect();
    return all
      .filter((one) => bar && one.getBoundingClientRect().bottom > bar.top)
      .map((one) => `target-size: input[value="${(one as HTMLInputElement).value}"]`);
  });
  return (await violations(page)).filter((line) => !covered.includes(line));
}
const action = (page: Page) =>
  page
    .locator("dialog form")
    .evaluate((form) => new URL(form.getAttribute("action") ?? "", "http://none").pathname);

test("choices cascade: group, then country, then language", async () => {
  const { page, said } = await open();
  expect(await chosen(page)).toBe("Wybrano: Polska, PLN zł, Polski");
  expect(await action(page)).toBe("/");
  await group(page).selectOption("Azja i Oceania");
  expect(await names(page)).toEqual([
    "Japonia (JPY ¥)",
    "Korea Południowa (KRW ₩)",
    "Australia (AUD $)",
    "Nowa Zelandia (NZD $)",
    "Izrael (ILS ₪)",
  ]);
  expect(await country(page, /Japonia/).isChecked()).toBe(true);
  expect([await chosen(page), await action(page)]).toEqual(["Wybrano: Japonia, JPY ¥, English", "/en/"]);
  await expect.poll(said).toEqual(["5 krajów. Japonia. Język: English"]);

  await group(page).selectOption("Ameryka Północna i Południowa");
  await country(page, /Kanada/).check();
  expect(await languages(page).getByRole("radio").count()).toBe(2);
  await languages(page)
    .getByRole("radio", { name: /Français/ })
    .check();
  expect([await chosen(page), await action(page)]).toEqual(["Wybrano: Kanada, CAD $, Français", "/fr/"]);
  await expect.poll(async () => (await said()).at(-1)).toBe("Język: English, Français");
  // On a slow machine half a second may pass between two choices, and then the first is announced too.
  const heard = await said();
  expect([heard[0], new Set(heard).size]).toEqual(["5 krajów. Japonia. Język: English", heard.length]);
});

test("a language list with a single entry is hidden", async () => {
  const { page } = await open();
  expect(await languages(page).count()).toBe(1);
  await country(page, /Czechy/).check();
  expect(await languages(page).count()).toBe(0);
  const list = page.locator(".select_language__languages_selects");
  expect([await list.isVisible(), await list.getAttribute("class")]).toEqual([
    false,
    "select_language__languages_selects --hidden",
  ]);
  expect(await page.locator("dialog").ariaSnapshot()).not.toContain("Čeština (");
  expect(await action(page)).toBe("/cs/");
});

test("with one group there is no list of groups", async () => {
  const { page } = await open({
    config: [
      { id: "pol", name: "Polska" },
      { id: "deu", name: "Niemcy" },
    ],
  });
  expect(await group(page).count()).toBe(0);
  expect(await page.locator(".select_language__choose.--groups").count()).toBe(0);
  expect(await filter(page).count()).toBe(0); // two countries need no filter
  expect(await chosen(page)).toBe("Wybrano: Polska");
});

test("languages are shown in their own names with lang, and flags are hidden from screen readers", async () => {
  const { page } = await open();
  const own = await languages(page)
    .locator("[lang]")
    .evaluateAll((all) => all.map((one) => [one.getAttribute("lang"), one.textContent]));
  expect(own).toEqual([
    ["pl", "Polski"],
    ["en", "English"],
    ["uk", "Українська"],
  ]);
  const germany = page.locator("label", { has: page.locator("input[value=deu]") });
  expect(await germany.locator(".flag").getAttribute("class")).toBe("flag flag_ger");
  expect(await country(page, "Niemcy (EUR €)").count()).toBe(1);
});

describe("by keyboard", () => {
  test("Tab moves through the choices and the buttons, arrows choose, and the dialog traps the focus", async () => {
    const { page } = await open();
    const at = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLInputElement;
        return one.type === "radio" ? `radio ${one.value}` : `${one.localName} ${one.type ?? ""}`.trim();
      });
    const way: string[] = [];
    for (let step = 0; step < 6; step++) {
      way.push(await at());
      await page.keyboard.press("Tab");
    }
    expect(way).toEqual(["h2", "select select-one", "input text", "radio pol", "radio pol", "button submit"]);
    await filter(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect([await at(), await chosen(page)]).toEqual(["radio deu", "Wybrano: Niemcy, EUR €, Deutsch"]);
    await page.keyboard.press("Tab");
    expect(await at()).toBe("radio ger");
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page)).toBe("Wybrano: Niemcy, EUR €, English");
  });

  test("Enter in the filter chooses the best match and submits nothing; Escape leaves the field first", async () => {
    const { page, requests } = await open();
    await filter(page).fill("jap");
    const before = requests.filter((one) => one === "/").length;
    await page.keyboard.press("Enter");
    expect(await chosen(page)).toBe("Wybrano: Japonia, JPY ¥, English");
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("jpn");
    expect(requests.filter((one) => one === "/").length).toBe(before);
    expect(await group(page).locator("option:checked").textContent()).toBe("Azja i Oceania");
    await filter(page).fill("");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

describe("the filter", () => {
  test("finds by names in any language, codes and currencies", async () => {
    const { page } = await open();
    await filter(page).focus();
    for (const [text, found] of [
      ["lotewsk", []],
      ["wegry", ["Węgry (HUF Ft), Europa"]],
      ["nemet", ["Niemcy (EUR €), Europa"]],
      ["Österreich", ["Austria (EUR €), Europa"]],
      ["jpn", ["Japonia (JPY ¥), Azja i Oceania"]],
      ["kč", ["Czechy (CZK Kč), Europa"]],
      ["korea pol", ["Korea Południowa (KRW ₩), Azja i Oceania"]],
    ] as const) {
      await filter(page).fill(text);
      await expect.poll(() => names(page), { message: text }).toEqual(found);
    }
  });

  test("announces the number of matches once, after the last key, and shows it", async () => {
    const { page, said } = await open();
    await filter(page).pressSequentially("a", { delay: 50 });
    await expect.poll(said).toHaveLength(1);
    const before = (await said()).length;
    await filter(page).pressSequentially("us", { delay: 50 });
    await expect.poll(async () => (await said()).length).toBe(before + 1);
    expect(await page.locator(".select_language__count").innerText()).toBe((await said()).at(-1));
    await filter(page).fill("zzz");
    await expect.poll(async () => (await said()).at(-1)).toBe("Nie ma takiego kraju na liście");
    await quietFor(page, 700);
    expect((await said()).length).toBe(before + 2);
  });

  test("is cleared when another group is chosen: its countries are shown", async () => {
    const { page } = await open();
    await filter(page).fill("niem");
    await group(page).selectOption("Azja i Oceania");
    expect(await filter(page).inputValue()).toBe("");
    await expect.poll(() => country(page, /Japonia/).isChecked()).toBe(true);
    expect((await names(page)).length).toBe(5);
  });

  test("puts the recommended country first", async () => {
    const { page } = await open({ recommended: "fra", recommendedLanguage: "pol" });
    await page.getByRole("button", { name: "Wybieram inny kraj" }).click();
    expect((await names(page))[0]).toMatch(/^Francja/);
    await filter(page).fill("eur");
    expect((await names(page))[0]).toMatch(/^Francja/);
  });

  test("works with a thousand countries: the chosen one is visible, few matches are shown, more can be shown", async () => {
    const { page } = await open({ config: manyCountries(`${b.shop.url}/`) });
    expect(await country(page, /numer 640 /).isChecked()).toBe(true);
    const rows = page.locator(".select_language__countries_select input");
    expect(await rows.count()).toBeLessThan(60);
    await page.getByRole("button", { name: "Pokaż więcej krajów" }).press("Enter");
    expect(await rows.count()).toBeGreaterThan(60);
    // The focus is on the first of the new rows.
    const at = await rows.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    expect(at).toBeGreaterThan(40);
    expect(at).toBeLessThan(60);
    await filter(page).fill("kraj");
    await expect.poll(() => rows.count()).toBeLessThan(20);
    await filter(page).fill("laka 97");
    await expect.poll(() => names(page)).toEqual(["Łąka 975 (PLN zł), Grupa 3"]);
    await country(page, /975/).check();
    await filter(page).fill("");
    expect(await group(page).locator("option:checked").textContent()).toBe("Grupa 3");
    expect(await country(page, /975/).isChecked()).toBe(true);
  });
});

describe("the dialog's room", () => {
  test.each([
    ["a phone", phone],
    ["a laptop", { width: 1366, height: 768 }],
  ])(
    "on %s the window's height is used, and nothing scrolls in the scrolling content",
    async (_, viewport) => {
      b.shop.config.regions = { show: true };
      const { page } = await b.visit({ path: "/text-page", viewport });
      await page.getByRole("dialog").waitFor();
      const wrapper = await page.locator("dialog .modal__wrapper").boundingBox();
      expect(wrapper?.height).toBeGreaterThanOrEqual(0.85 * viewport.height);
      const scrollers = await page.locator("dialog, dialog *").evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .map((one) => one.className),
      );
      expect(scrollers).toEqual(["modal__content"]);
      const low = await page
        .locator("dialog .select_language__option")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
    },
  );

  test("field, button and close button stay in view while the list scrolls, and the chosen row is in view at first", async () => {
    b.shop.config.regions = { show: true, config: manyCountries(`${b.shop.url}/`) };
    const { page } = await b.visit({
      path: "/text-page",
      viewport: phone,
      context: { hasTouch: true, isMobile: true },
    });
    await page.getByRole("dialog").waitFor();
    const isInView = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { top, bottom, left } = one.getBoundingClientRect();
          const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
          return (
            top >= 0 && bottom <= innerHeight && (one.contains(at) || !!at?.closest("label")?.contains(one))
          );
        });
    await expect.poll(() => isInView("dialog [data-chosen]")).toBe(true);
    await page.locator("dialog .modal__content").evaluate((one) => one.scrollTo(0, one.scrollHeight));
    for (const part of [".select_language__field[type=text]", ".select_language__submit", ".modal__close"])
      expect([part, await isInView(`dialog ${part}`)]).toEqual([part, true]);
    // Another country by two taps: its row and the button.
    await page.locator("dialog .select_language__option").nth(30).tap();
    await page.locator("dialog .select_language__submit").tap();
    await page.waitForLoadState();
  });

  test("a shop may keep the list in a box of its own", async () => {
    const { page } = await open(
      {},
      {
        before: (of) =>
          of.addInitScript(() =>
            document.addEventListener("DOMContentLoaded", () =>
              document
                .querySelector(".select_language__open")
                ?.setAttribute("data-island-props", '{"list":"boxed"}'),
            ),
          ),
      },
    );
    const list = page.locator(".select_language__countries_select.--boxed");
    expect(await list.evaluate((one) => getComputedStyle(one).overflowY)).toBe("auto");
    expect((await list.boundingBox())?.height).toBeLessThan(260);
  });
});

describe("accessibility", () => {
  test("on a phone everything fits in one view, and stays in place while the shopper looks for a country", async () => {
    b.shop.config.regions = { show: true };
    const { page } = await b.visit({ path: "/text-page", viewport: phone });
    await page.getByRole("dialog").waitFor();
    const button = page.getByRole("button", { name: "Zastosuj zmiany" });
    const before = await button.boundingBox();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await filter(page).fill("jap");
    await expect.poll(() => names(page)).toHaveLength(1);
    expect(await button.boundingBox()).toEqual(before);
    await filter(page).fill("");
    await expect.poll(() => names(page).then((all) => all.length)).toBeGreaterThan(5);
    expect(await button.boundingBox()).toEqual(before);
  });

  test("axe finds nothing on the page with the open selector, and targets are large enough", async () => {
    const { page } = await open();
    expect(await violationsInSight(page)).toEqual([]);
    await filter(page).fill("a");
    expect(await violationsInSight(page)).toEqual([]);
    const small = await page
      .locator("dialog")
      .locator("label:has(input[type=radio]), button, select, input.select_language__field")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).length);
    expect(small).toBe(0);
  });

  test("at 320 pixels, with text at twice its size and right-to-left, nothing is cut off", async () => {
    const { page } = await open({}, { viewport: { width: 1_366, height: 900 } });
    for (const change of [
      () => page.setViewportSize({ width: 320, height: 640 }),
      () => page.evaluate(() => document.documentElement.setAttribute("dir", "rtl")),
      () =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        }),
    ]) {
      await change();
      const wide = await page
        .locator("dialog .modal__wrapper, dialog .modal__wrapper *")
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline"
              ? [one.className || one.localName]
              : [],
          ),
        );
      expect(wide).toEqual([]);
    }
    await page.locator(".select_language__submit").last().scrollIntoViewIfNeeded();
    expect(await page.locator("dialog .select_language__submit").isVisible()).toBe(true);
  });

  test("on a phone the selector is in the drawer, without a dialog", async () => {
    b.shop.config.regions = {};
    const { page } = await b.visit({ path: "/text-page", viewport: phone });
    await page.locator(".navbar-toggler").first().click();
    await page.locator("html.sidebar_open .mobileCategories__link:focus").waitFor();
    // The tabs' own island sets the name of the tab's button.
    await page.locator(".mobileCategories__item.--settings .mobileCategories__link").click();
    await page
      .locator("aside .select_language__choose")
      .getByRole("radio", { name: /^Polska/ })
      .waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("a translator that replaces the names of groups changes no choice", async () => {
  const { page } = await open();
  const index = await group(page).evaluate((select) => {
    const { options } = select as HTMLSelectElement;
    const found = [...options].findIndex(({ text }) => text === "Azja i Oceania");
    for (const option of options) option.text = `Translated: ${option.text}`;
    return found;
  });
  await group(page).selectOption({ index });
  await expect.poll(async () => (await names(page)).length).toBe(5);
  expect(await group(page).evaluate((select) => (select as HTMLSelectElement).selectedIndex)).toBe(index);
});

test("the filter's field tells browsers not to check its spelling", async () => {
  const { page } = await open();
  expect(await filter(page).getAttribute("spellcheck")).toBe("false");
});
