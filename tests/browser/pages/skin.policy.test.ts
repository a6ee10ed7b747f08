/** Pages without a theme: what the skin makes of each island, and what needs no skin. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import {
  basket,
  card,
  form,
  listedStores,
  regions,
  search,
  sections,
  stores,
  tip,
  visitBare,
} from "../bare-page";
import { asShopper, filled } from "../mini-basket/shop";
import { shiftsOf } from "../shifts";
import { styled } from "../strict-theme/strict-theme";
import { bench, desktop, phone, touchScreen } from "../support";

const b = bench();
const narrow = { width: 320, height: 640 };
const everything = [
  [narrow, "light"],
  [phone, "dark"],
  [desktop, "light"],
  [desktop, "dark"],
] as const;

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return box;
};
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** Texts with too little contrast, as axe finds them. */
const faint = async (page: Page, selector = "body") => {
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(["color-contrast"])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, html }) => `${target.join(" ")}: ${html}`));
};
/** Waits for the end of an element's animations. */
const still = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
/** The value of a token as the browser computes it. */
const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, `--wyspa-skin-${name}`);

describe.each(everything)("at $width px, %s", (viewport, colorScheme) => {
  const options = { viewport, context: { colorScheme, ...(viewport === desktop ? {} : touchScreen) } };

  test("suggestions are a panel under the field, with name and price apart", async () => {
    const { page, errors } = await visitBare(b, `<header>${search}${basket}</header>`, options);
    await page.locator(".menu_search__input").click();
    await page.locator(".menu_search__input").pressSequentially("kurtka");
    await page.locator(".search_result__price").first().waitFor();
    const field = await boxOf(page, ".menu_search__input");
    const panel = await boxOf(page, ".search_result");
    expect(panel.y).toBeGreaterThanOrEqual(field.y + field.height);
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(viewport.width);
    const [name, price] = [
      await boxOf(page, ".search_result__item .search_result__name"),
      await boxOf(page, ".search_result__price"),
    ];
    const isBeside = price.x - (name.x + name.width) >= 8;
    expect(isBeside || price.y >= name.y + name.height - 1).toBe(true);
    expect((await boxOf(page, ".search_result__item")).height).toBeGreaterThanOrEqual(44);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await faint(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("the basket opens inside the window, with controls for fingers", async () => {
    filled(b, 2);
    const { page } = await visitBare(b, `<header>${search}${basket}</header>`, {
      ...options,
      context: { ...options.context, ...asShopper(b) },
    });
    const isPhone = viewport !== desktop;
    // Phones open a sheet by the link, larger screens a panel by the button beside it.
    await page.locator(isPhone ? ".top_basket__sub" : ".top_basket__toggle").click();
    await page.locator(".top_basket__product").first().waitFor();
    const box = isPhone ? ".modal__sheet" : ".top_basket__details";
    await still(page, box);
    const panel = await boxOf(page, box);
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(viewport.width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(viewport.height);
    const [name, price] = [await boxOf(page, ".top_basket__name"), await boxOf(page, ".top_basket__prices")];
    if (isPhone) expect(price.y).toBeGreaterThanOrEqual(name.y + name.height);
    else expect(price.x).toBeGreaterThanOrEqual(name.x + name.width + 8);
    const least = viewport === desktop ? 36 : 44;
    for (const control of [".--less", ".--more", ".top_basket__quantity", ".top_basket__remove"]) {
      const { width, height } = await boxOf(page, control);
      expect([control, Math.min(width, height) >= least]).toEqual([control, true]);
    }
    const link = await boxOf(page, ".top_basket__sub");
    if (isPhone) expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
    else {
      const toggle = await boxOf(page, ".top_basket__toggle");
      expect([toggle.width, toggle.height]).toEqual([44, link.height]);
    }
    expect(await scrollsSideways(page)).toBe(false);
    expect(await faint(page)).toEqual([]);
  });

  test("a form's errors and correct fields have their colours, and its labels are above the fields", async () => {
    const { page } = await visitBare(b, `<main><h1>Kontakt</h1>${form}</main>`, options);
    await page.locator("#go").click();
    await page.locator(".f-summary").waitFor();
    const error = await token(page, "error");
    for (const message of await page.locator(".f-message:not(:empty)").all())
      expect(await message.evaluate((one) => getComputedStyle(one).color)).toBe(error);
    expect(await page.locator(".f-message:not(:empty)").count()).toBe(5);
    expect(await styled(page, "#mail", "border-top-color")).toBe(error);
    await page.locator("#name").fill("Ola");
    await page.locator("#mail").focus();
    await expect.poll(() => styled(page, "#name", "border-top-color")).toBe(await token(page, "success"));
    const [label, field] = [await boxOf(page, "label[for=mail]"), await boxOf(page, "#mail")];
    expect(label.y + label.height).toBeLessThanOrEqual(field.y);
    for (const target of ["#name", "#go", "label:has([name=by])", "label:has(#terms)"])
      expect((await boxOf(page, target)).height).toBeGreaterThanOrEqual(44);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await faint(page)).toEqual([]);
  });

  test("the calendar of a field opens inside the window", async () => {
    const { page } = await visitBare(b, `<main>${form}</main>`, options);
    await page.locator(".date-picker__button").click();
    await page.locator("dialog.date-picker").waitFor();
    const dialog = await boxOf(page, "dialog.date-picker");
    expect(dialog.x).toBeGreaterThanOrEqual(0);
    expect(dialog.x + dialog.width).toBeLessThanOrEqual(viewport.width);
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(viewport.height);
    const day = await boxOf(page, ".vanilla-calendar-day__btn");
    expect(day.height).toBeGreaterThanOrEqual(viewport === desktop ? 40 : 44);
    expect(await faint(page, "dialog.date-picker")).toEqual([]);
    await page.locator(".vanilla-calendar-day__btn_today").click();
    expect(await page.locator("#day").inputValue()).not.toBe("");
  });

  test("prices, sections, stores, explanations and messages are legible and fit", async () => {
    const notices = ["error", "success", "warning", "message"].map(
      (kind) => `<div class="menu_messages_${kind}">Komunikat</div>`,
    );
    const content = `<main><h1>Kubek</h1>${card}${card}<div>${tip}${sections}${stores}${notices.join("")}</div></main>`;
    const { page, errors } = await visitBare(b, content, options);
    await page.locator(".price.--omnibus").first().waitFor();
    const lines = await page
      .locator(".product__prices")
      .first()
      .evaluate((prices) => [...prices.children].map((one) => one.getBoundingClientRect().toJSON()));
    expect(lines).toHaveLength(3);
    for (const [index, { top }] of lines.entries())
      if (index) expect(top).toBeGreaterThanOrEqual(lines[index - 1].bottom);
    await page.locator(".store-map__item").first().waitFor();
    await page.locator(".tabs__control").first().waitFor();
    await page.locator("#tip").focus();
    await page.locator("[role=tooltip]").waitFor();
    expect(await faint(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test("the choice of country, a dialog and an alert are legible and fit", async () => {
    const { page } = await visitBare(
      b,
      (context) => `<main><h1>Sklep</h1>${regions(context)}</main>`,
      options,
    );
    await page.locator("#regions").click();
    await page.locator(".select_language__option").first().waitFor();
    await still(page, ".modal__wrapper");
    for (const option of await page.locator(".select_language__option:visible").all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await faint(page, ".modal")).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      void window.wyspa.modal({ title: "Dostawa", text: "Wysyłamy w 24 godziny." });
      void window.wyspa.alert("Nie udało się zapisać.", { type: "error", ms: 60_000 });
    });
    await page.locator(".alertek").waitFor();
    await page.locator(".modal__title").waitFor();
    await still(page, ".modal__wrapper");
    expect(await faint(page, ".modal")).toEqual([]);
    for (const box of [".alertek", ".modal__wrapper"]) {
      const { x, width } = await boxOf(page, box);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
  });
});

describe("the scheme", () => {
  const ground = (page: Page) => styled(page, "body", "background-color");
  const LIGHT = "rgb(247, 246, 242)";
  const DARK = "rgb(19, 23, 21)";

  test.each([
    ["light", "", LIGHT],
    ["dark", "", DARK],
    ["light", 'data-wyspa-skin="dark"', DARK],
    ["dark", 'data-wyspa-skin="light"', LIGHT],
  ] as const)(
    "of a system in %s on <html %s> is the page's, or the system's",
    async (colorScheme, html, colour) => {
      const { page } = await visitBare(b, form, { html, context: { colorScheme } });
      expect(await ground(page)).toBe(colour);
      expect(await styled(page, "html", "color-scheme")).toBe(colour === DARK ? "dark" : "light");
      expect(await faint(page)).toEqual([]);
    },
  );
});

test("a page's own rules and tokens win, before and after the skin", async () => {
  const { page } = await visitBare(b, `<header>${search}</header><main><h1>Sklep</h1>${form}</main>`, {
    head: `<style>button { background: rgb(1, 2, 3) } main { max-width: 500px } .search_result__item { color: rgb(4, 5, 6) }
      :root { --wyspa-skin-surface: rgb(7, 8, 9) }</style>`,
  });
  await page.locator(".menu_search__input").pressSequentially("kurtka");
  await page.locator(".search_result__item").first().waitFor();
  expect(await styled(page, "#go", "background-color")).toBe("rgb(1, 2, 3)");
  expect(await styled(page, "main", "max-width")).toBe("500px");
  expect(await styled(page, ".search_result__item", "color")).toBe("rgb(4, 5, 6)");
  expect(await styled(page, ".search_result", "background-color")).toBe("rgb(7, 8, 9)");
});

test("messages of fields outside of checked forms have the colour of errors, too", async () => {
  const files = `<p><label for="photo">Zdjęcie</label> <input type="file" id="photo" data-island="file-input" data-photo></p>`;
  const { page } = await visitBare(b, `<main><h1>Plik</h1>${files}</main>`);
  const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await page.locator("#photo").setInputFiles(file);
  await page.locator(".f-message.--file-error").waitFor();
  expect(await styled(page, ".f-message", "color")).toBe(await token(page, "error"));
});

test("from right to left, the panels and buttons change sides", async () => {
  filled(b, 2);
  const { page } = await visitBare(b, `<header>${search}${basket}</header><main>${form}</main>`, {
    html: 'dir="rtl"',
    context: asShopper(b),
  });
  await page.locator(".top_basket__toggle").click();
  await page.locator(".top_basket__product").first().waitFor();
  const [link, toggle, panel] = [
    await boxOf(page, ".top_basket__sub"),
    await boxOf(page, ".top_basket__toggle"),
    await boxOf(page, ".top_basket__details"),
  ];
  expect(Math.abs(toggle.x - link.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(panel.x - link.x)).toBeLessThanOrEqual(1);
  const count = await boxOf(page, ".top_basket__sub .badge");
  expect(count.x).toBeGreaterThan(toggle.x + toggle.width);
  expect(await scrollsSideways(page)).toBe(false);
});

test.each([phone, desktop])(
  "at $width px, islands mount and open without moving the page",
  async (viewport) => {
    filled(b, 2);
    const content = `<header>${search}${basket}</header><main><h1>Sklep</h1>${tip}${form}</main>`;
    for (const context of [{}, asShopper(b)]) {
      const { page, ready } = await visitBare(b, content, { viewport, context });
      await ready("#day");
      await page.locator(".menu_search__input").click();
      await page.locator(".menu_search__input").pressSequentially("kurtka");
      await page.locator(".search_result__item").first().waitFor();
      await page.keyboard.press("Escape");
      await page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Jutro." }));
      await page.locator(".modal__title").waitFor();
      expect((await shiftsOf(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    }
  },
);

test("the script never loads the skin", async () => {
  const { page, requests } = await visitBare(b, form, { skin: false });
  await page.locator("#go").click();
  await page.locator(".f-summary").waitFor();
  expect(requests.filter((path) => path.includes("skin"))).toEqual([]);
  expect(requests.some((path) => path.endsWith("/wyspa.css"))).toBe(true);
});

test("with forced colours, the chosen suggestion and the borders of panels stay visible", async () => {
  const { page } = await visitBare(b, `<header>${search}</header>`, { context: { forcedColors: "active" } });
  await page.locator(".menu_search__input").pressSequentially("kurtka");
  await page.locator(".search_result__item").first().waitFor();
  await page.keyboard.press("ArrowDown");
  // Backgrounds and shadows give way to the shopper's colours, the edge of the pseudo-element stays.
  const active = ".search_result__item.--active";
  expect(await styled(page, active, "border-top-style", "::after")).toBe("solid");
  expect(await styled(page, active, "border-top-width", "::after")).toBe("2px");
  expect(await styled(page, ".search_result", "border-top-style")).toBe("solid");
});

test("nothing moves for a shopper who prefers reduced motion", async () => {
  const { page } = await visitBare(b, form, { context: { reducedMotion: "reduce" } });
  await page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Jutro." }));
  await page.locator(".modal__title").waitFor();
  expect(await styled(page, ".modal__wrapper", "animation-name")).toBe("none");
  expect(await styled(page, "#go", "transition-duration")).toBe("0s");
});

describe("without the skin", () => {
  const bare = { skin: false, viewport: desktop };

  test("the basket's toggle has its small size on a host without a position, also while the panel is open", async () => {
    filled(b, 3);
    const { page } = await visitBare(b, basket, { ...bare, context: asShopper(b) });
    const toggle = page.locator(".top_basket__toggle");
    const size = () => toggle.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    await toggle.waitFor();
    expect(await size()).toEqual([24, 24]);
    await toggle.click();
    await page.locator(".top_basket__product").first().waitFor();
    expect(await size()).toEqual([24, 24]);
  });

  test.each([
    ["stores as a prop", stores],
    ["a marked list with a box of its own", listedStores],
  ])("%s and no tiles: no room for a map, and no button that leads to one", async (_, content) => {
    for (const config of [{}, { tiles: { url: "not an address" } }]) {
      const { page, status } = await visitBare(b, `${content}<p id="end">Koniec</p>`, { ...bare, config });
      await page.locator("#stores").scrollIntoViewIfNeeded();
      await page.locator(".store-map__field").waitFor();
      expect(await status("#stores")).toBe("ready");
      expect(await page.locator(".stocks_map:visible, .stocks_list__show_on_map:visible").count()).toBe(0);
      expect((await boxOf(page, "#end")).y).toBeLessThan(420);
    }
  });
});
