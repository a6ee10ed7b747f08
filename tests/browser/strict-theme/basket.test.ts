/**
 * Tests the mini basket in a theme that has its own grid (three children per row), 300 px lists and its own arrow.
 */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { asShopper, filled, header } from "../mini-basket/shop";
import { desktop, phone } from "../support";
import { box, boxes, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

async function openBasket(count: number) {
  filled(b, count);
  const visit = await b.visit({ viewport: desktop, context: asShopper(b) });
  const parts = header(visit.page);
  await parts.link.hover();
  await parts.rows.first().waitFor();
  await expect.poll(() => isStyleLoaded(visit.page)).toBe(true);
  return { ...visit, ...parts };
}
const isStyleLoaded = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("wyspa.css")));

describe.each([3, 12])("with %i products", (count) => {
  it("each line uses the whole row, and at least two are in view", async () => {
    const { page } = await openBasket(count);
    const list = await box(page, ".top_basket__products");
    const lines = await boxes(page, "li.top_basket__product");
    for (const { height } of lines) expect(height).toBeLessThanOrEqual(120);
    expect(lines.filter(({ bottom }) => bottom <= list.bottom).length).toBeGreaterThanOrEqual(2);
    for (const { width } of await boxes(page, ".top_basket__controls"))
      expect(width).toBeGreaterThanOrEqual(150);
  });

  it("price and name share one row, with the remove button at its end", async () => {
    const { page } = await openBasket(count);
    const [name, prices, remove, line] = await Promise.all(
      [".top_basket__link", ".top_basket__prices", ".top_basket__remove", "li.top_basket__product"].map(
        (selector) => box(page, selector),
      ),
    );
    expect(prices?.top).toBe(name?.top);
    expect(prices?.right).toBe(line?.right);
    expect(remove?.right).toBe(line?.right);
  });

  it("controls are visible, have the same border on all sides, and show the focus", async () => {
    const { page } = await openBasket(count);
    const borders = await page
      .locator(".top_basket__quantity, .top_basket__step")
      .evaluateAll((all) =>
        all.map((one) =>
          ["Top", "Right", "Bottom", "Left"].map((side) =>
            ["Color", "Style", "Width"].map((part) =>
              Reflect.get(getComputedStyle(one), `border${side}${part}`),
            ),
          ),
        ),
      );
    for (const sides of borders) {
      expect(new Set(sides.map(String)).size).toBe(1);
      expect(String(sides[0])).toContain("solid");
    }
    expect(await unmarked(page, ".top_basket__details_sub")).toEqual([]);
  });
});

describe.each([
  ["with quantity controls", true],
  ["without quantity controls", false],
])("three lines %s", (_, basketIds) => {
  it("that show version and size fit into a viewport of 768 px, with the basket link below them", async () => {
    const sold = b.shop.catalogue.products.filter(
      ({ price, version, sizes }) => price > 0 && version && sizes.some(({ stock }) => stock > 3),
    );
    filled(b, 0).basket = sold.slice(0, 3).map((product) => ({
      product,
      size: product.sizes.find(({ stock }) => stock > 3) ?? null,
      subscription: false,
      quantity: 1,
    }));
    b.shop.config.basketIds = basketIds;
    if (!basketIds) b.shop.faults.set("graphql", "500-html"); // else it identifies the lines
    const { page } = await b.visit({ viewport: { width: 1366, height: 768 }, context: asShopper(b) });
    const { link, rows } = header(page);
    await link.hover();
    await rows.nth(2).waitFor();
    await expect.poll(() => isStyleLoaded(page)).toBe(true);
    const list = await box(page, ".top_basket__products");
    for (const { bottom } of await boxes(page, "li.top_basket__product"))
      expect(bottom).toBeLessThanOrEqual(list.bottom);
    expect((await box(page, ".top_basket__buttons .btn")).bottom).toBeLessThanOrEqual(768);
  });
});

it("facts that break into two lines begin none with a dot, and the controls stand off the name", async () => {
  const sold = b.shop.catalogue.products.find(
    ({ price, version, sizes }) => price > 0 && version && sizes.some(({ stock }) => stock > 3),
  );
  if (!sold) throw new Error("no product has a version and a size");
  const size = sold.sizes.find(({ stock }) => stock > 3) ?? null;
  filled(b, 0).basket = [{ product: sold, size, subscription: false, quantity: 1 }];
  const { page } = await b.visit({ viewport: desktop, context: asShopper(b) });
  const { link, rows } = header(page);
  await link.hover();
  await rows.first().waitFor();
  await expect.poll(() => isStyleLoaded(page)).toBe(true);
  const dots = await page
    .locator(".top_basket__fact")
    .evaluateAll((all) =>
      all.map((one) => ["::before", "::after"].map((part) => getComputedStyle(one, part).content)),
    );
  expect(dots).toEqual([
    ["none", '" ·"'],
    ["none", "none"],
  ]);
  expect(await styled(page, ".top_basket__controls", "padding-top")).toBe("4px");
});

it("panel and toggle end with the link; the toggle shows the focus and draws no second arrow", async () => {
  const { page, host, link, toggle } = await openBasket(1);
  await page.mouse.move(2, 500);
  const linkBox = (await link.boundingBox()) ?? { y: 0, height: 0 };
  const parts = await boxes(page, "#menu_basket > .top_basket__sub, #menu_basket > .top_basket__toggle");
  expect(parts).toHaveLength(2);
  for (const { bottom } of parts) expect(bottom).toBeLessThanOrEqual(linkBox.y + linkBox.height + 1);
  expect(await styled(page, ".top_basket__sub", "content", "::after")).toContain("▾");
  expect(await toggle.textContent()).toBe("");
  expect((await host.textContent()) ?? "").not.toMatch(/[▾▼⌄]/);
  expect(await unmarked(page, ".top_basket__toggle")).toEqual([]);
});

it("when the theme draws no arrow, the toggle has one", async () => {
  b.shop.config.theme = "kind";
  const { toggle } = await openBasket(1);
  expect(await toggle.textContent()).toBe("▾");
});

it("the amount missing for free shipping is in the theme's label, above a visible bar", async () => {
  const { page } = await openBasket(1);
  const label = page.locator(".top_basket__summary_label.--freeshipping_limit");
  expect(await label.locator(".top_basket__summary_value").count()).toBe(1);
  expect(await styled(page, ".--freeshipping_limit", "padding-left")).toBe("30px");
  expect((await box(page, ".progress_bar")).width).toBeGreaterThan(200);
  expect((await box(page, ".progress_bar__value")).width).toBeGreaterThan(0);
});

describe("the sheet that opens at the press, on a phone", () => {
  const SHEET = "dialog#modal.--sheet";
  /** Taps the bag while React is held back: the sheet is there without its content. */
  async function pressed(count = 3) {
    const hold = b.shop.faults.hold("wyspa", pathOf("react"));
    filled(b, count);
    const context = { ...asShopper(b), hasTouch: true, isMobile: true };
    const visit = await b.visit({ viewport: phone, context });
    const { page } = visit;
    const { badge, link } = header(page);
    await expect.poll(() => badge.textContent()).toBe(`${count}`);
    await link.tap();
    const sheet = page.locator(SHEET);
    await sheet.waitFor();
    await expect.poll(() => isStyleLoaded(page)).toBe(true);
    // The bag's animation lasts as long as it is busy, so only short ones are waited for.
    await page.evaluate(() => {
      const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 5_000;
      const short = document.getAnimations().filter(isShort);
      return Promise.all(short.map(({ finished }) => finished.catch(() => {})));
    });
    const busy = () => sheet.locator(".top_basket__sheet").getAttribute("aria-busy");
    return { ...visit, hold, sheet, busy, rows: sheet.locator("li.top_basket__product") };
  }

  it("is named, counted and busy, and then has its rows under the same heading", async () => {
    const { page, hold, sheet, busy, rows, errors } = await pressed();
    await page.getByRole("dialog", { name: "Twój koszyk (3)" }).waitFor();
    expect([await busy(), await rows.count()]).toEqual(["true", 0]);
    expect(await sheet.getByRole("heading").evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    hold.release();
    await rows.nth(2).waitFor();
    await expect.poll(busy).toBeNull();
    await page.getByRole("dialog", { name: "Twój koszyk (3)" }).waitFor();
    expect(await sheet.getByRole("heading").count()).toBe(1);
    expect(await sheet.getByRole("heading").evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("shows where the rows come while it is busy, in the sheet's whole width, and nothing of that afterwards", async () => {
    const { page, hold, sheet, rows } = await pressed();
    const [heading, coming, whole] = await Promise.all([
      box(page, `${SHEET} h2`),
      box(page, `${SHEET} .top_basket__coming`),
      box(page, `${SHEET} .modal__sheet`),
    ]);
    expect(coming.top).toBeGreaterThanOrEqual(heading.bottom);
    expect(coming.height).toBeGreaterThan(150);
    expect(coming.width).toBeGreaterThan(phone.width - 60);
    expect((await box(page, `${SHEET} .modal__close`)).height).toBeGreaterThanOrEqual(24);
    expect(whole.left).toBe(0);
    expect(whole.bottom).toBe(phone.height);
    expect(await styled(page, `${SHEET} .top_basket__coming`, "background-image")).toContain("gradient");
    hold.release();
    await rows.nth(2).waitFor();
    expect(await sheet.locator(".top_basket__coming").isVisible()).toBe(false);
    expect(await unmarked(page, `${SHEET} .top_basket__details_sub`)).toEqual([]);
  });

  it.each([1, 3])(
    "with %i lines keeps its height and its heading's place when the rows come",
    async (count) => {
      const { page, hold, rows } = await pressed(count);
      const place = async () => {
        const [heading, whole] = [await box(page, `${SHEET} h2`), await box(page, `${SHEET} .modal__sheet`)];
        return [heading.top, heading.left, whole.height];
      };
      const before = await place();
      hold.release();
      await rows.nth(count - 1).waitFor();
      for (const [index, value] of (await place()).entries())
        expect(Math.abs(value - (before[index] ?? 0))).toBeLessThan(20);
    },
  );
});
