/** The bar with price and button on phones, while the product form's own button is out of the window. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { asShopper, header } from "../mini-basket/shop";
import { cookieBanner } from "../overlays/overlays";
import { shiftsOf } from "../shifts";
import { bench, desktop, phone, rendered } from "../support";
import { productPage } from "./product-page";

const b = bench();
const finger = () => ({ ...asShopper(b), hasTouch: true, isMobile: true });

const barOf = (page: Page) => page.locator(".product_bar");
/** Scrolls to the page's end, like a finger that has read everything. */
async function readOn(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await rendered(page);
}

async function scrolled(name: Parameters<typeof productPage>[1]) {
  const made = await productPage(b, name, { viewport: phone, context: finger() });
  await made.page.waitForLoadState("networkidle");
  await made.buy.scrollIntoViewIfNeeded();
  await rendered(made.page);
  expect(await barOf(made.page).count()).toBe(0);
  await readOn(made.page);
  return { ...made, bar: barOf(made.page) };
}

test("is not loaded before the form's button has left the window", async () => {
  const made = await scrolled("plain");
  await made.bar.waitFor();
  expect(made.requests.filter((path) => pathOf("product-options/bar").test(path))).toHaveLength(1);
});

test("appears after a jump past a button that was never in the window", async () => {
  const { page, buy } = await productPage(b, "plain", { viewport: phone, context: finger() });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
  await buy.evaluate((button) => {
    // A product with a long description above its form.
    const form = button.closest("form") ?? button;
    (form as HTMLElement).style.marginBlockStart = "200vh";
  });
  await rendered(page);
  expect((await buy.boundingBox())?.y).toBeGreaterThan(phone.height);
  await readOn(page);
  await barOf(page).waitFor();
});

describe.each([0, 1_200])("with %i ms of latency", (latency) => {
  test("one tap adds the product without scrolling back", async () => {
    const { page, bar, price } = await scrolled("plain");
    await bar.waitFor();
    expect(await bar.locator(".product_bar__price").textContent()).toBe(await price());
    b.shop.faults.roundTrip(latency);
    const top = await page.evaluate(() => scrollY);
    const before = (await shiftsOf(page)).length;
    await bar.getByRole("button", { name: "Dodaj do koszyka" }).tap();
    await page.locator(".add_to_basket__card.--success").waitFor();
    expect(await header(page).badge.textContent()).toBe("1");
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect((await shiftsOf(page)).slice(before)).toEqual([]);
    const boxes = await Promise.all(
      [bar, page.locator(".add_to_basket__card")].map((one) => one.boundingBox()),
    );
    expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 999)).toBeLessThanOrEqual(boxes[0]?.y ?? 0);
  });
});

test("lifts the button that leads back to the page's top", async () => {
  const { page, bar } = await scrolled("sizes");
  await bar.waitFor();
  const up = page.locator("#backTop");
  await expect.poll(() => up.isVisible()).toBe(true);
  await rendered(page);
  const [one, over] = await Promise.all([up.boundingBox(), bar.boundingBox()]);
  expect((one?.y ?? 999) + (one?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
});

test("leaves when the form's button is back, and is then out of the tab order", async () => {
  const { bar, buy } = await scrolled("plain");
  await bar.waitFor();
  await buy.scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(false);
});

test("follows the chosen size's price and asks for a missing size, which it scrolls to", async () => {
  const { page, bar, size } = await scrolled("pricesPerSize");
  await bar.waitFor();
  await bar.getByRole("button").tap();
  await page.locator(".projector_sizes__sub.--alert").waitFor();
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("projector_sizes__item");
  const sizes = await page.locator(".projector_sizes__sub").boundingBox();
  expect(sizes && sizes.y >= 0 && sizes.y < phone.height).toBe(true);
  await size("XS").tap();
  await readOn(page);
  await bar.waitFor();
  await expect.poll(() => bar.locator(".product_bar__price").textContent()).toBe("80,00 zł");
});

test("of a sold-out size offers the notification in place of buying", async () => {
  const { page, bar } = await scrolled("sizes");
  await bar.waitFor();
  await page.getByRole("button", { name: "S (wyprzedane)", exact: true }).click({ force: true });
  await readOn(page);
  await bar.waitFor();
  expect(await bar.getByRole("button", { name: "Dodaj do koszyka" }).count()).toBe(0);
  await bar.getByRole("button", { name: /^Powiadom/ }).tap();
  await page.locator(".modal.--tell-availability").waitFor();
});

test("does not cover what has the focus, nor the page's last line", async () => {
  const { page, bar } = await scrolled("plain");
  await bar.waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  const links = page.locator("footer a:visible");
  for (const link of (await links.all()).slice(0, 12)) {
    await link.focus();
    await rendered(page);
    const [one, over] = await Promise.all([link.boundingBox(), bar.boundingBox()]);
    if (over) expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(over.y + 1);
  }
  await readOn(page);
  const end = await page.evaluate(
    () => document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0,
  );
  expect(end).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1);
});

test("does not cover what has the focus when it appears", async () => {
  const code = b.shop.faults.hold("wyspa", pathOf("product-options/bar"));
  const { page, buy } = await productPage(b, "plain", { viewport: phone, context: finger() });
  await buy.focus();
  await page.keyboard.press("Tab"); // so that the focus is one of the keyboard
  const link = page.locator("footer a:visible").first();
  await link.focus();
  await link.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 4));
  await code.arrived(1);
  code.release();
  const bar = barOf(page);
  await bar.waitFor();
  await expect
    .poll(() => link.evaluate((one) => one.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1);
});

test("gives way while a field is typed in", async () => {
  const { page, bar } = await scrolled("plain");
  await bar.waitFor();
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.id = "typed";
    document.querySelector("footer")?.append(field);
  });
  await page.locator("#typed").focus();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.locator("#typed").blur();
  await expect.poll(() => bar.isVisible()).toBe(true);
});

test("does not show over the cookie banner, not even for a moment", async () => {
  const { page, buy } = await productPage(b, "plain", {
    viewport: phone,
    context: finger(),
    before: cookieBanner,
  });
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".product_bar")?.getClientRects().length) return;
      observer.disconnect();
      document.documentElement.dataset.barSeen = "yes";
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await buy.scrollIntoViewIfNeeded();
  await readOn(page);
  await barOf(page).waitFor({ state: "attached" });
  await rendered(page);
  expect(await page.locator("html").getAttribute("data-bar-seen")).toBeNull();
});

test("names the points of a product that is sold only for points", async () => {
  const { page, bar } = await scrolled("onlyPoints");
  await bar.waitFor();
  expect(await bar.locator(".product_bar__price").textContent()).toBe(
    (await page.locator("#projector_price_points").textContent())?.trim(),
  );
  expect(await bar.textContent()).not.toContain("0,00");
});

test("axe finds nothing", async () => {
  const { page, bar } = await scrolled("plain");
  await bar.waitFor();
  expect(await violations(page)).toEqual([]);
});

test("is not there on large screens", async () => {
  const { page } = await productPage(b, "plain", { viewport: desktop });
  await readOn(page);
  expect(await barOf(page).count()).toBe(0);
});
