import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, desktop, phone } from "./support";

const b = bench();

/** Ways in which a page is left without our script (bar R14). */
const absences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the entry is blocked": (page) => page.route("**/wyspa/wyspa.js", (route) => route.abort()),
  "every chunk is gone": (page) =>
    page.route("**/wyspa/chunks/**", (route) => route.fulfill({ status: 404, body: "Not found" })),
  "chunks come back as pages": (page) =>
    page.route("**/wyspa/chunks/**", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sklep</h1>" }),
    ),
};

for (const [absence, prepare] of Object.entries(absences)) {
  const visit = (path: string, viewport = desktop) =>
    b.visit({ path, viewport, bare: true, before: prepare });

  test(`when ${absence}, the search form finds products`, async () => {
    const { page } = await visit("/", phone);
    await page.locator(".menu_search__input").fill("kurtka");
    await page.locator(".menu_search__input").press("Enter");
    await page.waitForURL(/search\.php\?text=kurtka/);
    await expect.poll(() => page.locator("a[href*='/produkt/']").count()).toBeGreaterThan(0);
  });

  test(`when ${absence}, a product is added to the basket and removed`, async () => {
    const product = b.shop.catalogue.products.find(
      ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 5,
    );
    const { page } = await visit(`/produkt/x-${product?.id}`);
    await page.locator("#projector_button_basket").click();
    await page.waitForURL(/basketedit\.php/, { timeout: 20_000 });
    expect(await page.locator("#menu_basket .badge").textContent()).toBe("1");
  });

  test(`when ${absence}, the basket link and the menu navigate`, async () => {
    const { page } = await visit("/");
    await page.locator(".top_basket__sub").click();
    await page.waitForURL(/basketedit\.php/);
    await page.locator("#menu_categories a[href*='/kategoria/']").first().click();
    await page.waitForURL(/kategoria/);
  });
}
